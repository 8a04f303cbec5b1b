var e=Object.defineProperty,t=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(e){throw n=[e],e}},n=(t,n)=>{let r={};for(var i in t)e(r,i,{get:t[i],enumerable:!0});return n||e(r,Symbol.toStringTag,{value:`Module`}),r};const r=e=>({ok:!0,value:e}),i=e=>({ok:!1,faults:e}),a=(e,t)=>t.length===0?r(e):i(t);function o(e){let t=e.line>0?`${e.file}:${e.line}`:e.file;return e.place===void 0?`${t}: ${e.reason}`:`${t}: ${e.place}: ${e.reason}`}function s(e,t=20){let n=e=>e.line||2**53-1,r=e.toSorted((e,t)=>n(e)-n(t)),i=r.slice(0,t).map(o);return r.length>t&&i.push(`and ${r.length-t} more`),i.join(`
`)}function c(e){if(e.ok)return e.value;throw Error(s(e.faults))}function l(e){return typeof e!=`object`||!e||Array.isArray(e)?!1:typeof e.do==`string`&&f(e)}function u(e,t){switch(typeof e){case`string`:return e.length<=256;case`number`:return Number.isFinite(e);case`boolean`:return!0;default:return e===null||Array.isArray(e)&&t>0&&d(e,t)}}const d=(e,t)=>e.length<=4096&&e.every(e=>u(e,t-1));function f(e){let t=0;for(let n in e)if(t+=1,t>16||n.length>256||n===`__proto__`||!u(e[n],3))return!1;return!0}function p(e,t){return Object.freeze({rule:e,because:t})}function ee(e,t){let n=new Map(Object.entries(e).map(([e,t])=>[e,new Set(te(t))]));return e=>{let r=n.get(e.do);if(r===void 0)return p(t,`there is no action “${e.do}” in this game`);for(let n in e)if(n!==`do`&&!r.has(n))return p(t,`“${n}” does not belong to the action “${e.do}”, which ${ne(r)}`);return null}}const te=e=>e.split(` `).filter(e=>e!==``),ne=e=>e.size===0?`stands alone`:`takes ${[...e].join(`, `)}`;function re(e,t){let n={},r=0;for(let[i,a]of Object.entries(e)){if(a.length>=8)throw RangeError(`frame ${i} carries more than 7 numbers`);r+=1,n[i]={id:r,name:i,at:Object.fromEntries(a.map((e,t)=>[e,t+1])),ranges:Object.fromEntries(a.map(e=>[e,t[e]]))}}return n}function ie(e){return{shape:`run`,cells:129,range:[-2147483648,2147483647],fits:t=>ue(t,e)}}function ae(e){return e[0]===0?0:e[1+(e[0]-1)*8]}function m(e,t,n=0,r=0,i=0,a=0){if(e[0]===15)throw RangeError(`the flow is deeper than 15 frames`);let o=1+e[0]*8;e[o]=t.id,e[o+1]=n,e[o+2]=r,e[o+3]=i,e[o+4]=a,e[o+5]=0,e[o+6]=0,e[o+7]=0,e[0]+=1}function h(e){--e[0];let t=1+e[0]*8;e.fill(0,t,t+8)}function g(e,t){return e[1+(e[0]-1)*8+t]}function oe(e,t,n){e[1+(e[0]-1)*8+t]=n}function se(e,t){for(let n=e[0]-1;n>=0;n--)if(e[1+n*8]===t.id)return 1+n*8;return-1}function ce(e,t,n){return e[t+n]}function le(e,t,n,r){e[t+n]=r}function ue(e,t){if(e[0]<0||e[0]>15)return!1;let n=Object.values(t);for(let t=1;t<1+e[0]*8;t+=8){let r=n.find(({id:n})=>n===e[t]);if(r===void 0)return!1;for(let[n,[i,a]]of Object.entries(r.ranges)){let o=e[t+r.at[n]];if(o<i||o>a)return!1}}for(let t=1+e[0]*8;t<121;t++)if(e[t]!==0)return!1;return!0}const de=16384,fe=e=>121+e,pe=e=>125+e,me={watch:`until only`};function he(e){let t=ve(e.until),n=ve(e.only),r=(e,t)=>e.find(e=>e.id===t)?.bit??0,i=(e,t,n,r)=>e.some(({bit:e,holds:i})=>(t&e)!==0&&i?.(n,r)===!0);function a({until:e,only:i}){return i===void 0?e===null||r(t,e)!==0:e===void 0?i===null||Array.isArray(i)&&i.every(e=>r(n,e)!==0):!1}return{choices(r,i){if(!e.hasWindows(r,i))return[];let[a,o]=[r.flow[fe(i)],r.flow[pe(i)]];return[...t.filter(({isAhead:e})=>e?.(r,i)??!0).map(e=>ge(`until`,e,(a&e.bit)!==0)),...n.map(e=>ge(`only`,e,o===0||(o&e.bit)!==0))]},refusal(n,r,i,o){if(!a(i)||!e.hasWindows(n,r))return o;let s=t.find(({id:e})=>e===i.until);return s?.isAhead?.(n,r)??!0?null:s.isPast},set(e,i,a){a.only===void 0?e.flow[fe(i)]=r(t,a.until):a.only===null?e.flow[pe(i)]=0:e.flow[pe(i)]=a.only.reduce((e,t)=>e|r(n,t),de)},opens(e,r){let a=e.flow[fe(r)];if(a!==0&&!i(t,a,e,r))return!1;e.flow[fe(r)]=0;let o=e.flow[pe(r)];return o===0||i(n,o,e,r)},happens(e,n,i){e.flow[fe(n)]!==0&&(e.flow[fe(n)]&r(t,i))!==0&&(e.flow[fe(n)]=0)},isSound(e){for(let r=0;r<4;r++){let[i,a]=[e[fe(r)],e[pe(r)]];if(i!==0&&!t.some(({bit:e})=>e===i))return!1;let o=n.reduce((e,{bit:t})=>e|t,de);if(a!==0&&(!(a&de)||(a&~o)!==0))return!1}return!0}}}const ge=(e,{id:t,title:n,rule:r},i)=>({kind:e,id:t,title:n,rule:r,isSet:i});function _e(e,t){for(let n=0;n<4;n++)n!==t&&(e[fe(n)]=0,e[pe(n)]=0)}function ve(e){let t=Object.entries(e);if(t.length>14)throw RangeError(`there are more than 14 things to wait for`);return t.map(([e,t],n)=>({...t,id:e,bit:1<<n,isPast:p(t.rule,`nobody can wait any more until ${t.title}`)}))}const ye=i([{file:`position`,line:0,reason:`no game can be in this position`}]),be=he({hasWindows:()=>!1,until:{},only:{}}),xe=Object.freeze([]);function Se(e){let{watches:t}=e,n=t===void 0?e.verbs:{...e.verbs,...me},r=ee(n,e.refusals.malformed.rule),i=Ce(e.frames,e.decisions),a=Ce(e.frames,e.procedures),o=Ce(e.frames,Object.fromEntries(Object.keys(e.decisions).map(e=>[e,e])));function s(n,r){for(;;){if(e.isOver(n)){n.flow.fill(0);return}let o=ae(n.flow),s=a[o],c=i[o];if(s!==void 0)s.run(n,r);else if(c?.isMoot?.(n))h(n.flow);else if(c?.pass!==void 0&&t?.opens(n,c.side(n))===!1)c.perform(n,c.pass,r);else return}}let c=e=>t!==void 0&&e.do===`watch`;function u(n,r,a){let o=i[ae(n.flow)];return o===void 0?e.refusals.over:o.side(n)===r?c(a)?t.refusal(n,r,a,e.refusals.malformed):o.check(n,a):e.refusals.wrongSide}function d(e,n,r){let a=i[ae(e.flow)];if(!c(n))a.perform(e,n,r);else{if(t.set(e,a.side(e),n),a.pass===void 0||typeof n.until!=`string`)return;a.perform(e,a.pass,r)}s(e,r)}let f=new Set((e.interrupts??[]).map(t=>e.frames[t].id)),p=e=>f.has(ae(e.flow));function te(t,n,r){let i=t.copy();for(let e=0;e<r.length;e++){if(e>0&&p(i))return xe;let t=u(i,n,r[e]);if(t!==null)return[t];e<r.length-1&&d(i,r[e],null)}return r.length===0?[e.refusals.malformed]:xe}function ne(e){let t=ae(e.flow),n=i[t];return n===void 0?null:{side:n.side(e),decision:o[t]}}function re(e,t){let n=[],r=i[ae(e.flow)];return r!==void 0&&r.side(e)===t&&r.list(e,e=>n.push(e)),n}return{decisions:Object.keys(e.decisions),verbs:n,proceed:s,awaited:ne,legal:re,watches:(e,n)=>t?.choices(e,n)??[],accept(n){try{let r=n();if(!r.ok)return r;if(!(t??be).isSound(r.value.flow))return ye;let i=ne(r.value);return(i!==null&&re(r.value,i.side).length>0)===e.isOver(r.value)?ye:r}catch{return ye}},check(t,n,a){if(!l(a))return[e.refusals.malformed];let o=i[ae(t.flow)];if(o===void 0)return[e.refusals.over];if(o.side(t)!==n)return[e.refusals.wrongSide];let s=r(a);if(s!==null)return[s];let c=e.expand(t,a);if(c!==null)return te(t,n,c);let d=u(t,n,a);return d===null?xe:[d]},perform(t,n,r,i){let a=e.expand(t,r);if(a===null)d(t,r,i);else for(let e=0;e<a.length&&!(e>0&&p(t));e++)d(t,a[e],i)}}}function Ce(e,t){let n=[];for(let[r,i]of Object.entries(t))n[e[r].id]=i;return n}const we=Symbol(`keeper`);function Te(e){let t=t=>t[we]??e,{knownOfHidden:n}=e;return{...e,awaited:e=>t(e).awaited(e),outcome:e=>t(e).outcome(e),legal:(e,n)=>t(e).legal(e,n),check:(e,n,r)=>t(e).check(e,n,r),perform:(e,n,r,i)=>t(e).perform(e,n,r,i),watches:(e,n)=>t(e).watches(e,n),view:(e,n,r)=>t(e).view(e,n,r),hear:(e,n,r)=>t(e).hear(e,n,r),situation:e=>t(e).situation(e),toJSON:e=>t(e).toJSON(e),faultsIn:e=>t(e).faultsIn(e),...n!==void 0&&{knownOfHidden:(e,r,i)=>(t(e).knownOfHidden??n)(e,r,i)}}}function Ee(e,t,n){let a=(e,t)=>i([{file:n,line:0,place:t,reason:e}]),o=t??{};if(typeof o!=`object`)return a(`options are names with values`);let s=Object.keys(o).find(t=>!e.some(e=>e.id===t));if(s!==void 0)return a(`there is no such option`,s);let c={};for(let t of e){let e=o[t.id]??t.standard;if(!t.values.includes(e))return a(`is one of ${t.values.join(`, `)}`,t.id);c[t.id]=e}return r(c)}function De(e,t,n){let r=n.map(([e])=>e);return{id:e,...t,values:r,labels:n.map(([,e])=>e),standard:r[0]}}const Oe=({values:e})=>e.every(e=>e===`true`||e===`false`);function ke(e,t,n){let i=Ee(e,t,n);if(!i.ok)return i;let a=e.map(e=>{let t=i.value[e.id];return[e.id,Oe(e)?t===`true`:t]});return r(Object.fromEntries(a))}function Ae(e,t,n){let a=e.find(({id:e})=>e===t);return a===void 0?i([{file:n,line:0,reason:`there is no scenario ${String(t)}`}]):r(a)}function je(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[e,String(t)]))}function Me(e){return{toJSON(t){return{game:e.id,scenario:t.terms.scenario,options:je(t.terms.options),state:e.layout.toJSON(t)}},fromJSON(t,n){let a=(e,t)=>i([{file:`position`,line:0,place:t,reason:e}]),o=t;if(typeof o!=`object`||!o)return a(`this is not a position`);if(o.game!==e.id)return a(`this is not a position of ${e.title}`);let s=e.termsFrom(o.scenario,o.options);if(!s.ok)return s;let c=e.layout.fromJSON(o.state);if(!c.ok)return a(c.reason,c.field);let l=e.layout.create(s.value,n,c.cells),u=e.faultsIn(l);return u.length>0?a(u[0]):r(l)}}}function Ne(e){let{flow:t,state:n,sight:i,termsFrom:a,...o}=e,{layout:s,faultsIn:c}=n,{toJSON:l,fromJSON:u}=Me({...o,layout:s,termsFrom:a,faultsIn:e=>c(e)});return Te({...o,...i,faultsIn:c,begin(e,i,o){let c=a(e,i);if(!c.ok)return c;let l=s.create(c.value,o);return n.begin(l),t.proceed(l,null),r(l)},decisions:t.decisions,verbs:t.verbs,awaited:t.awaited,legal:t.legal,check:t.check,perform:t.perform,watches:t.watches,toJSON:l,fromJSON:(e,n)=>t.accept(()=>u(e,n))})}function Pe(e,t){return{game:e,positions:t}}const Fe=[`german-east`,`polish`,`german-west`,`french`],Ie=Int8Array.of(0,1,0,1),Le=[[0,2],[1,3]],_={agn:0,ags:1,agc:2,luftwaffe:3,polish:4,byelorussian:5,ukrainian:6,french:7};Object.keys(_);const v=(...e)=>e.reduce((e,t)=>e|1<<t,0),Re=v(_.byelorussian,_.ukrainian),ze=v(_.agn,_.ags,_.agc),y={germanEast:0,polish:1,soviet:2,french:3,germanWest:4},b=[{name:`German East`,numeral:`II`,side:0,map:0,groups:v(_.agn,_.ags)},{name:`Polish`,numeral:`III`,side:1,map:0,groups:v(_.polish)},{name:`Soviet`,numeral:`IV`,side:1,map:0,groups:Re},{name:`French`,numeral:`V`,side:3,map:1,groups:v(_.french)},{name:`German West`,numeral:`VI`,side:2,map:1,groups:v(_.agc)}];function Be(e,t){return t===0?e===0?0:1:e===0?2:3}function Ve(e){let t=[],n=e;return{printedBoard:e,board:()=>n,derive(e){t.push(e),e(n)},layOut(r=e){n=r;for(let e of t)e(r)},hex(t){let n=e.grid.indexOf(t);if(n<0)throw RangeError(`hex ${t} is not on the board`);return n}}}function He(e,t){let n=[Array.from({length:t.length+1},(e,t)=>t)];for(let r=1;r<=e.length;r++){let i=[r];for(let a=1;a<=t.length;a++){let o=n[r-1][a-1]+(e[r-1]===t[a-1]?0:1);i[a]=Math.min(o,n[r-1][a]+1,i[a-1]+1),r>1&&a>1&&e[r-1]===t[a-2]&&e[r-2]===t[a-1]&&(i[a]=Math.min(i[a],n[r-2][a-2]+1))}n.push(i)}return n[e.length][t.length]}function Ue(e,t){let n=Math.max(1,Math.floor(e.length/3)),r=e.toLowerCase(),i,a=n+1;for(let n of t){if(Math.abs(e.length-n.length)>=a)continue;let t=He(r,n.toLowerCase());t<a&&(a=t,i=n)}return i}function We(e,t,n){let r=Ue(t,n);return`there is no ${e} "${t}"${r===void 0?``:`; "${r}" was probably meant`}`}const Ge=/\s*(?:#.*)?/y,Ke=/!([^\s",=!]+(?:,[^\s",=!]+)*)(?=\s|$)/y,qe=/"((?:[^"]|"")*)"(?=\s|$)/y,Je=/([^\s"=!#][^\s"=]*)=(?:"((?:[^"]|"")*)"|([^\s"]+))(?=\s|$)/y,Ye=/[^\s"=!#][^\s"=]*(?=\s|$)/y,Xe=e=>e.replaceAll(`""`,`"`);function Ze(e,t){let n=[];return e.replace(/^\uFEFF/,``).split(/\r\n|\n|\r/).forEach((e,r)=>{let i=t.firstLine+r,[a,...o]=Qe(e,i,t);a?.kind===`word`?n.push({number:i,directive:a.text,tokens:o}):a&&t.report(`no-directive`,i,`a line begins with a plain word that says what it is`)}),n}function Qe(e,t,n){let r=[],i=$e(e,0);for(;i<e.length;){let a=et(e,i);if(a===null){let{code:a,reason:o}=nt(e,i);return n.report(a,t,o),r}r.push(a.token),i=$e(e,a.end)}return r}function $e(e,t){return Ge.lastIndex=t,Ge.test(e),Ge.lastIndex}function et(e,t){let n=tt(Ke,e,t);if(n)return{token:{kind:`marks`,keys:n[1].split(`,`)},end:Ke.lastIndex};let r=tt(qe,e,t);if(r)return{token:{kind:`text`,text:Xe(r[1])},end:qe.lastIndex};let i=tt(Je,e,t);if(i){let e=i[2]===void 0?i[3]:Xe(i[2]);return{token:{kind:`pair`,key:i[1],text:e},end:Je.lastIndex}}let a=tt(Ye,e,t);return a&&{token:{kind:`word`,text:a[0]},end:Ye.lastIndex}}function tt(e,t,n){return e.lastIndex=n,e.exec(t)}function nt(e,t){let n=e.slice(t),r=/^\S*/.exec(n)[0],i=t+1;return r.startsWith(`!`)?{code:`bad-marks`,reason:`column ${i}: "!" is followed by keys with commas between, as in !region,city`}:(n.split(`"`).length-1)%2==1?{code:`unterminated-text`,reason:`column ${i}: a quote is opened and never closed: ${rt(n)}`}:r.startsWith(`=`)?{code:`no-key`,reason:`column ${i}: there is no key before "="`}:r.endsWith(`=`)?{code:`no-value`,reason:`column ${i}: there is no value after "${r}"`}:{code:`stray-quote`,reason:`column ${i}: a quote in the middle of a word: ${rt(n)}`}}const rt=e=>e.length>40?`${e.slice(0,39)}…`:e;function it(e,t,n){let r=Ze(e,n),i=r[0]?.directive===`format`;if(i&&!at(r[0],t,n))return null;let a=i?r.slice(1):r,o=ot(a[0],t,n);if(o===null)return null;let s=a.findIndex(e=>e.directive===`end`);s<0&&i&&n.report(`truncated`,a.at(-1).number,`the file stops here without "end"; part of it is missing`),s>=0&&s<a.length-1&&n.report(`after-end`,a[s+1].number,`nothing may follow "end"`);let c=a.slice(1,s<0?void 0:s);for(let e of c)st(e,t,n);return{title:o,header:a[0],lines:c,whole:s>=0}}function at(e,t,n){let[r]=e.tokens,i=r?.kind===`word`&&/^\d{1,6}$/.test(r.text)?Number(r.text):0;if(i<1)return n.report(`bad-format`,e.number,`"format" is followed by its number, as in "format ${t.format}"`),!1;if(i<=t.format)return!0;let a=`the file has format ${i}, this program reads up to ${t.format}: a newer one is needed`;return n.report(`newer-format`,e.number,a),!1}function ot(e,t,n){let r=`${t.header} "Title"`;if(e===void 0)return n.report(`empty-file`,0,`the file is empty; it should begin with: ${r}`),null;if(e.directive!==t.header){let t=`the file begins with "${e.directive}", not with: ${r}`;return n.report(`wrong-header`,e.number,t),null}let[i]=e.tokens;return i?.kind===`text`?i.text:(n.report(`no-title`,e.number,`"${t.header}" is followed by a title in quotes`),null)}function st({directive:e,number:t},n,r){n.directives.includes(e)||(e===n.header||e===`format`?r.report(`misplaced`,t,`"${e}" belongs once, at the beginning of the file`):r.report(`unknown-directive`,t,We(`directive`,e,n.directives)))}function ct(e,t=1){let n=[],r=/* @__PURE__ */ new Set;return{file:e,firstLine:t,faults:n,report(t,i,a,o){let s=`${i} ${o} ${a}`;r.has(s)||(r.add(s),n.push(o===void 0?{file:e,line:i,reason:a,code:t}:{file:e,line:i,place:o,reason:a,code:t}))}}}const lt=Object.freeze([]);function ut({features:e,statedOfHex:t,statedOfSide:n,...r}){let i=/* @__PURE__ */ new Map;for(let[t,n]of e)i.set(t,Object.freeze([...n.keys()].sort((e,t)=>e-t)));return{...r,feature:(t,n)=>e.get(n)?.get(t),hexesWith:e=>i.get(e)??lt,isFromRulebook:(e,n)=>t.get(e)?.has(n)??!1,isSideFromRulebook:(e,t)=>n.get(e)?.has(t)??!1}}const dt=(e,t)=>e.filter((e,n)=>!!(t&1<<n));function ft(e,t){let n=[],r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Set;for(let a of e.tokens)if(a.kind===`marks`)for(let e of a.keys)i.add(e);else a.kind===`pair`?r.has(a.key)?t.report(`key-twice`,e.number,`${a.key}= is given twice`,n[0]):r.set(a.key,a.text):n.push(a.text);return{words:n,pairs:r,marks:i}}function pt(e,{words:t,pairs:n,marks:r},i,a,o){for(let r of n.keys())i.includes(r)||o.report(`unknown-key`,e.number,`"${e.directive}" has no use for ${r}=`,t[0]);for(let n of r)a.includes(n)||o.report(`unknown-mark`,e.number,`!${n} marks something that is not on this line`,t[0])}const mt=/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u,ht=/^[^\s"=!#][^\s"=]*$/,gt=e=>mt.test(e);function _t(e){if(/[\r\n]/.test(e))throw RangeError(`a text with a line break cannot be written: ${e}`);return`"${e.replaceAll(`"`,`""`)}"`}const vt=e=>ht.test(e)?e:_t(e),yt=(e,t)=>`${e}=${gt(t)?t:_t(t)}`,bt=e=>e.length===0?``:`!${e.join(`,`)}`,xt=(...e)=>e.filter(e=>e!==``).join(` `),St=(e,t)=>(e&1)==1==(t===`odd`),Ct=(e,t)=>St(t,e.shifted);function wt(e,t){return e.early&&St(t,e.early.lines)?e.early.first:e.along[0]}function Tt(e,t){return e.short&&St(t,e.short.lines)?e.short.last:e.along[1]}function Et(e){let[,t,n,r,i,a]=Dt.exec(e.number??`AABB`),o=n.startsWith(`A`);return(e,s)=>{let[c,l]=o?[e,s]:[s,e];return t+At(c,n.length)+r+At(l,i.length)+a}}const Dt=/^([C-Zc-z0-9.:]*)(A+|B+)([C-Zc-z.:]*)(A+|B+)([C-Zc-z0-9.:]*)$/;function Ot(e){let t=Dt.exec(e);return t!==null&&t[2][0]!==t[4][0]}const kt=e=>Number(`1${`0`.repeat(e)}`);function At(e,t){let n=e<0?kt(t)+e:e;return String(n).padStart(t,`0`)}function jt(e){let t=[],n=Et(e);for(let r=e.lines[0];r<=e.lines[1];r++)for(let i=wt(e,r);i<=Tt(e,r);i++)t.push(n(r,i));return t}function Mt(e){if(e.length===0)return[`a grid needs at least one sheet`];let t=e.flatMap(Nt);return t.length>0?t:Lt(e)}function Nt(e){let t=[],n=e.number??`AABB`;Ot(n)||t.push(`number=${n} is not a pattern such as AABB`);for(let[n,r]of[[`lines`,e.lines],[`along`,e.along]])r[0]>r[1]&&t.push(`${n}=${r[0]}-${r[1]} runs backwards`);return e.lines[0]<0&&t.push(`lines are numbered from 0 or more`),e.short&&e.short.last>e.along[1]&&t.push(`short lines are longer than the others`),e.early&&e.early.first>e.along[0]&&t.push(`early lines begin later than the others`),t.length>0?t:Pt(e,n)}function Pt(e,t){let[n,r]=e.lines,i=[It(t,`A`),It(t,`B`)];if(String(r).length>i[0])return[`line ${r} does not fit the number ${t}`];for(let a of n<r?[n,n+1]:[n]){let o=wt(e,a),s=Tt(e,a);if(o>s)return[`line ${a} has no hexes`];let c=kt(i[1]);if(s>=c)return[`position ${s} does not fit the number ${t}`];if(o<0&&c+o<=s)return[`${Et(e)(a,o)} would stand for two hexes`];if((r-n+1)*(s-o+1)>65534)return[Ft]}return[]}const Ft=`a grid has at most 32767 hexes`,It=(e,t)=>e.split(t).length-1;function Lt(e){let t=[],n=/* @__PURE__ */ new Set,r=0;for(let i of e){let e=new Set(jt(i));for(let n of i.absent??[])e.delete(n)||t.push(`absent hex ${n} is not on the grid, or is listed twice`);let a=[...e].find(e=>n.has(e));a!==void 0&&t.push(`hex ${a} is on two sheets; give one of them another number pattern`);for(let t of e)n.add(t);r+=e.size}return r>32767&&t.push(Ft),r===0&&t.push(`every hex of the grid is absent`),t}const Rt=Int8Array.of(0,1,1,0,-1,-1),zt=Int8Array.of(-2,-1,1,2,1,-1),Bt=e=>(e+3)%6;function Vt(...e){let t=Mt(e);if(t.length>0)throw RangeError(t.join(`; `));let n=Ht(e),{names:r,line:i,halves:a,sheet:o}=n,s=Ut(e,n),c=Wt(n,s),l=new Map(r.map((e,t)=>[e,t]));return{...n,size:r.length,neighbours:c,specs:e,indexOf:e=>l.get(e)??-1,at:s,distance(e,t){if(o[e]!==o[t])return 32767;let n=Math.abs(i[e]-i[t]),r=Math.abs(a[e]-a[t])-n;return r>0?n+(r>>1):n},directionTo(e,t){for(let n=e*6,r=0;r<6;r++)if(c[n+r]===t)return r;return-1}}}function Ht(e){let t=[],n=[];return e.forEach((e,r)=>{let i=new Set(e.absent),a=Et(e);for(let o=e.lines[0];o<=e.lines[1];o++){let s=+!!Ct(e,o);for(let c=wt(e,o);c<=Tt(e,o);c++){let e=a(o,c);i.has(e)||(t.push(e),n.push([o,c,2*c+s,r]))}}}),{names:t,line:Int16Array.from(n,e=>e[0]),along:Int16Array.from(n,e=>e[1]),halves:Int16Array.from(n,e=>e[2]),sheet:Uint8Array.from(n,e=>e[3])}}function Ut(e,{names:t,line:n,along:r,sheet:i}){let a=e.map(e=>{let t=Math.min(e.along[0],e.early?.first??e.along[0]),n=e.along[1]-t+1,r=e.lines[1]-e.lines[0]+1;return{first:e.lines[0],rows:r,begin:t,width:n,hexes:new Int16Array(r*n).fill(-1)}});for(let e=0;e<t.length;e++){let{first:t,begin:o,width:s,hexes:c}=a[i[e]];c[(n[e]-t)*s+r[e]-o]=e}return(e,t,n=0)=>{if(n>=a.length)return-1;let{first:r,rows:i,begin:o,width:s,hexes:c}=a[n],l=e-r,u=t-o;return l<0||l>=i||u<0||u>=s?-1:c[l*s+u]}}function Wt({names:e,line:t,halves:n,sheet:r},i){let a=new Int16Array(e.length*6);for(let o=0;o<e.length;o++)for(let e=0;e<6;e++){let s=n[o]+zt[e]>>1;a[o*6+e]=i(t[o]+Rt[e],s,r[o])}return a}const Gt={lines:`1-61`,along:`1-34`,shifted:`even`,short:`even:33`,early:`even:-1`},Kt=[...Object.keys(Gt),`number`,`absent`];function qt(e,t){let n=t.faults.length,r=ft(e,t);pt(e,r,Kt,[],t);let i=Jt(r.pairs,n=>{let i=r.pairs.get(n),a=i===void 0?`${n}= is missing`:`${n}=${i} cannot be read`;t.report(`bad-grid`,e.number,`${a}; it should look like ${n}=${Gt[n]}`)});return i===null||t.faults.length>n?null:Yt(i,r.pairs.get(`absent`),e,t)}function Jt(e,t){let n=Zt(e.get(`lines`)),r=Zt(e.get(`along`)),i=e.get(`shifted`),a=Qt(e.get(`short`)),o=Qt(e.get(`early`)),s=e.get(`number`);return n||t(`lines`),r||t(`along`),Xt(i)||t(`shifted`),a===null&&t(`short`),o===null&&t(`early`),!n||!r||!Xt(i)?null:{lines:n,along:r,shifted:i,...a&&{short:{lines:a.lines,last:a.value}},...o&&{early:{lines:o.lines,first:o.value}},...s!==void 0&&{number:s}}}function Yt(e,t,n,r){let i=Nt(e);for(let e of i)r.report(`bad-grid`,n.number,e);if(i.length>0)return null;if(t===void 0)return e;let a=jt(e),o=/* @__PURE__ */ new Set;for(let e of t.split(`,`)){let[t,i=t]=e.split(`-`),s=a.indexOf(t),c=a.indexOf(i);if(s<0||c<s)return r.report(`bad-grid`,n.number,`absent=${e} is not a hex of this grid, or a range of them`),null;for(let e of a.slice(s,c+1))o.add(e)}return{...e,absent:a.filter(e=>o.has(e))}}const Xt=e=>e===`odd`||e===`even`;function Zt(e){let t=/^(-?\d{1,4})-(-?\d{1,4})$/.exec(e??``);return t&&[Number(t[1]),Number(t[2])]}function Qt(e){if(e===void 0)return;let[t,n=``]=e.split(`:`);return Xt(t)&&/^-?\d{1,4}$/.test(n)?{lines:t,value:Number(n)}:null}function $t(e,t){let n=en(`terrain`,e,32,t),r=en(`hexsides`,e,32,t),i=en(`networks`,e,32,t),a=en(`regions`,e,1/0,t),o=en(`features`,e,1/0,t);for(let e of[`region`,`terrain`])o.includes(e)&&t.report(`reserved`,0,`a feature cannot be called "${e}"`);let s=nn(e,t);return s&&{grid:s,terrainKinds:n,hexsideKinds:r,networkKinds:i,regionKinds:a,featureKinds:o}}function en(e,t,n,r){let i=/* @__PURE__ */ new Set;for(let a of t.filter(t=>t.directive===e)){let t=ft(a,r);pt(a,t,[],[],r);for(let n of t.words)tn(e,n)||r.report(`bad-kind`,a.number,`${e}: "${n}" cannot be a name`),i.has(n)&&r.report(`kind-twice`,a.number,`${e}: "${n}" is listed twice`),i.add(n);i.size>n&&r.report(`too-many-kinds`,a.number,`${e}: at most ${n} kinds`)}return[...i]}const tn=(e,t)=>e===`regions`?t!==``&&t!==`-`:gt(t);function nn(e,t){let n=e.filter(e=>e.directive===`grid`);if(n.length===0)return t.report(`no-grid`,0,`there is no "grid" line; it should look like: grid lines=1-61 along=1-34 shifted=even`),null;let r=[];for(let e of n){let n=qt(e,t);if(n===null)return null;r.push(n)}let i=Mt(r);for(let e of i)t.report(`bad-grid`,n.at(-1).number,e);return i.length>0?null:Vt(...r)}function rn(e,t,n,r){let{size:i}=t.grid,a={header:t,to:r,terrain:new Uint32Array(i),region:new Int16Array(i).fill(-1),features:/* @__PURE__ */ new Map,statedOfHex:/* @__PURE__ */ new Map,givenBy:new Int32Array(i)};for(let t of e)t.directive===`hex`&&an(t,a);ln(a,!n&&e.at(-1)?.directive===`hex`?e.at(-1).number:0);let{terrain:o,region:s,features:c,statedOfHex:l}=a;return{terrain:o,region:s,features:c,statedOfHex:l}}function an(e,t){let{header:n,to:r,givenBy:i}=t,a=ft(e,r),[o,s,c,...l]=a.words,u=o===void 0?-1:n.grid.indexOf(o);u<0?r.report(`unknown-hex`,e.number,`there is no hex ${o??`number`} on this grid`,o):i[u]>0?r.report(`hex-twice`,e.number,`this hex has been given before, in line ${i[u]}`,o):(i[u]=e.number,c===void 0?r.report(`incomplete-hex`,e.number,`a hex line needs a region (or "-") and a terrain after the number`,o):(on(e,u,s,t),sn(e,u,c,t),cn(e,u,l,a,t)))}function on(e,t,n,{header:r,to:i,region:a}){n!==`-`&&(a[t]=r.regionKinds.indexOf(n),a[t]>=0||i.report(`unknown-region`,e.number,We(`region`,n,r.regionKinds),r.grid.names[t]))}function sn(e,t,n,{header:r,to:i,terrain:a}){for(let o of n.split(`+`)){let n=r.terrainKinds.indexOf(o);if(n>=0)a[t]|=1<<n;else{let n=We(`terrain`,o,r.terrainKinds);i.report(`unknown-terrain`,e.number,n,r.grid.names[t])}}}function cn(e,t,n,r,i){let{header:a,to:o,features:s,statedOfHex:c}=i,l=a.grid.names[t],u=new Map(r.pairs);for(let t of n)u.has(t)&&o.report(`key-twice`,e.number,`"${t}" is given twice`,l),u.set(t,``);for(let[n,r]of u)a.featureKinds.includes(n)?s.has(n)?s.get(n).set(t,r):s.set(n,/* @__PURE__ */ new Map([[t,r]])):o.report(`unknown-feature`,e.number,We(`feature`,n,a.featureKinds),l);for(let t of r.marks)t===`region`||t===`terrain`||u.has(t)||o.report(`unknown-mark`,e.number,`!${t} marks something that is not on this line`,l);r.marks.size>0&&c.set(t,r.marks)}function ln({header:e,to:t,givenBy:n},r){let{names:i,size:a}=e.grid,o=n.indexOf(0);if(!(o<0)){if(n.subarray(o).every(e=>e===0)&&r>0){let e=`${a-o} of ${a} hexes are missing, from ${i[o]} on`;t.report(`truncated`,r,`the file stops here: ${e}`,i[o])}else n.forEach((e,n)=>{e===0&&t.report(`hex-missing`,0,`there is no line for this hex`,i[n])})}}function un(e,t,n){let r=new Uint32Array(t.grid.size*6),i=[];for(let a of e){if(a.directive!==`route`)continue;let e=dn(a,t,n);e!==null&&(i.push(e),pn(e,t,r))}return{networks:r,routes:i}}function dn(e,t,n){let{tokens:r}=e,i=ft(e,n);pt(e,i,[],[`route`],n);let[a=``]=i.words,o=r[1]?.kind===`text`?r[1].text:``,s=i.words.slice(r[1]?.kind===`text`?2:1),c=o===``?void 0:o;if(!t.networkKinds.includes(a))return n.report(`unknown-network`,e.number,We(`network`,a,t.networkKinds),c),null;if(s.length<2)return n.report(`incomplete-route`,e.number,`a route needs at least two hexes`,c),null;let l=s.map(e=>t.grid.indexOf(e));return fn(l,s,e,t,c,n)?{network:a,name:o,hexes:l,isFromRulebook:i.marks.has(`route`)}:null}function fn(e,t,n,{grid:r},i,a){let o=a.faults.length;return e.forEach((o,s)=>{let c=i===void 0?t[s]:`${i}, ${t[s]}`;if(o<0)a.report(`unknown-hex`,n.number,`there is no hex ${t[s]} on this grid`,c);else if(s>0&&e[s-1]>=0&&r.directionTo(e[s-1],o)<0){let e=`the route breaks at step ${s}: ${t[s-1]} and ${t[s]} are not adjacent`;a.report(`broken-route`,n.number,e,c)}}),a.faults.length===o}function pn({network:e,hexes:t},{grid:n,networkKinds:r},i){let a=1<<r.indexOf(e);for(let e=1;e<t.length;e++){let r=n.directionTo(t[e-1],t[e]);i[t[e-1]*6+r]|=a,i[t[e]*6+Bt(r)]|=a}}function mn(e,t,n){let r=new Uint32Array(t.grid.size*6),i=/* @__PURE__ */ new Map,a=/* @__PURE__ */ new Map;for(let o of e){if(o.directive!==`side`)continue;let e=hn(o,t,n);if(e!==null){if(r[e.slots[0]]!==0)n.report(`side-twice`,o.number,`this hexside has been given before; join its kinds with +`,e.place);else for(let t of e.slots)r[t]=e.bits,e.name!==void 0&&i.set(t,e.name),e.stated.size>0&&a.set(t,e.stated)}}return{hexsides:r,hexsideNames:i,statedOfSide:a}}function hn(e,t,n){let r=ft(e,n),[i=``,a=``,...o]=r.words,s=gn(i,e,t,n);if(s===null)return null;if(a===``)return n.report(`incomplete-side`,e.number,`a side line needs a kind of hexside, as in: side 2401/2402 river`,i),null;for(let t of o)n.report(`unknown-word`,e.number,`"${t}" has no meaning here; join kinds with +`,i);let c=a.split(`+`);pt(e,r,[`name`],r.pairs.has(`name`)?[`name`,...c]:c,n);let l=0;for(let r of c){let a=t.hexsideKinds.indexOf(r);a<0?n.report(`unknown-hexside`,e.number,We(`hexside`,r,t.hexsideKinds),i):l|=1<<a}return{place:i,slots:s,bits:l,name:r.pairs.get(`name`),stated:r.marks}}function gn(e,t,{grid:n},r){let i=e.split(`/`);if(i.length!==2)return r.report(`bad-side`,t.number,`a side is written as two adjacent hexes, as in 2401/2402`,e),null;let a=i.map(e=>n.indexOf(e)),o=a.indexOf(-1);if(o>=0)return r.report(`unknown-hex`,t.number,`there is no hex ${i[o]} on this grid`,i[o]),null;let s=n.directionTo(a[0],a[1]);return s>=0?[a[0]*6+s,a[1]*6+Bt(s)]:(r.report(`not-adjacent`,t.number,`${i[0]} and ${i[1]} are not adjacent`,e),null)}const _n={header:`board`,format:1,directives:[`grid`,`terrain`,`hexsides`,`networks`,`regions`,`features`,`hex`,`side`,`route`]};function vn(e,t,n=1){let r=ct(t,n),o=it(e,_n,r);if(o===null)return i(r.faults);let{title:s,lines:c,whole:l}=o,u=$t(c,r);if(u===null)return i(r.faults);let d=rn(c,u,l,r),f=mn(c,u,r),p=un(c,u,r);return a(ut({title:s,...u,...d,...f,...p}),r.faults)}const yn=[`nation`,`type`,`size`,`mobility`],bn={nations:`nation`,types:`type`,sizes:`size`,mobilities:`mobility`},xn={header:`counters`,format:1,directives:[...Object.keys(bn),`counter`]},Sn=[`name`,...yn,`steps`];function Cn(e,t,n,r){let i=r.faults.length,a=ft(e,r);if(!wn(e,a,r))return null;let[o,s]=a.words,c=Tn(e,o,a,n,r),l=En(e,o,a.pairs.get(`steps`),t,r),u=Dn(e,o,a,r),d=new Map([...a.pairs].filter(([e])=>!Sn.includes(e)));return On(e,o,a,u,r),r.faults.length>i?null:{id:o,name:s,...c,steps:l,flags:u,fields:d,isFromRulebook:e=>a.marks.has(e)}}function wn(e,{words:t,pairs:n},r){let[i,a]=e.tokens;return i?.kind===`word`?a?.kind===`text`?(n.has(`name`)&&r.report(`unknown-key`,e.number,`the name follows the id, without name=`,t[0]),!0):(r.report(`missing-field`,e.number,`the name, in quotes, must follow the id`,t[0]),!1):(r.report(`no-id`,e.number,`a counter line begins with an id, as in: counter ge-m16 "XVI Corps" …`),!1)}function Tn(e,t,{pairs:n},r,i){let a={nation:``,type:``,size:``,mobility:``};for(let o of yn){let s=n.get(o)??``;s===``?i.report(`missing-field`,e.number,`${o}= is missing`,t):r[o]&&!r[o].includes(s)&&i.report(`unknown-value`,e.number,We(o,s,r[o]),t),a[o]=s}return a}function En(e,t,n,r,i){if(n===void 0)return i.report(`missing-field`,e.number,`steps= is missing`,t),[];let a=n.split(`/`).map(e=>e.split(`-`));if(a.every(e=>e.length===r.length&&e.every(e=>/^\d{1,6}(\.\d{1,6})?$/.test(e))))return a.map(e=>e.map(Number));let o=`steps=${n} is wrong: each step is ${r.join(`-`)}, in numbers, with / between steps`;return i.report(`bad-steps`,e.number,o,t),[]}function Dn(e,t,{words:n,pairs:r},i){let a=/* @__PURE__ */ new Set;for(let o of n.slice(2))a.has(o)||r.has(o)?i.report(`key-twice`,e.number,`"${o}" is given twice`,t):Sn.includes(o)&&i.report(`bare-field`,e.number,`"${o}" needs a value`,t),a.add(o);return a}function On(e,t,n,r,i){for(let a of n.marks)a===`name`||n.pairs.has(a)||r.has(a)||i.report(`unknown-mark`,e.number,`!${a} marks something that is not on this line`,t)}function kn(e,t,n=1){let r=ct(t,n),o=it(e,xn,r);if(o===null)return i(r.faults);let{title:s,header:c,lines:l}=o,u=An(c,r),d=jn(l,r),f=u===null?[]:Mn(l,u,d,r),p=new Map(f.map((e,t)=>[e.id,t]));return a({title:s,valueNames:u??[],allowed:d,counters:f,indexOf:e=>p.get(e)??-1},r.faults)}function An(e,t){let n=ft(e,t);pt(e,n,[`values`],[],t);let r=n.pairs.get(`values`)?.split(`,`)??[];return r.length>0&&r.every(e=>e!==``)&&new Set(r).size===r.length?r:(t.report(`no-values`,e.number,`the header must name the numbers on a counter, as in values=attack,defence,movement`),null)}function jn(e,t){let n={};for(let r of e){if(!Object.hasOwn(bn,r.directive))continue;let e=ft(r,t);pt(r,e,[],[],t);let i=bn[r.directive];n[i]=[...n[i]??[],...e.words]}return n}function Mn(e,t,n,r){let i=[],a=/* @__PURE__ */ new Map;for(let o of e){if(o.directive!==`counter`)continue;let e=Cn(o,t,n,r);if(e===null)continue;let s=a.get(e.id);s===void 0?i.push(e):r.report(`id-twice`,o.number,`this id has been given before, in line ${s}`,e.id),a.set(e.id,s??o.number)}return i}function Nn(e,t,n=1){let r=c(kn(e,t,n)),{counters:i}=r,a=e=>Uint8Array.from(i,t=>+!!e(t));return{counterSet:r,counters:i,UNITS:i.length,unitIds:i.map(({id:e})=>e),unit(e){let t=r.indexOf(e);if(t<0)throw RangeError(`no counter ${e}`);return t},where:a,flagged:e=>a(({flags:t})=>t.has(e)),ofType:(...e)=>a(({type:t})=>e.includes(t))}}function Pn(e){let{grid:t,title:n,terrainKinds:r,hexsideKinds:i,networkKinds:a,regionKinds:o,featureKinds:s}=e;return{title:n,grids:t.specs,terrainKinds:r,hexsideKinds:i,networkKinds:a,regionKinds:o,featureKinds:s,hexes:t.names.map((t,n)=>Fn(e,n)),sides:In(e),routes:e.routes.map(e=>({...e,hexes:e.hexes.map(e=>t.names[e])}))}}function Fn(e,t){let n={};for(let r of e.featureKinds){let i=e.feature(t,r);i!==void 0&&(n[r]=i)}return{hex:e.grid.names[t],region:e.region[t]<0?null:e.regionKinds[e.region[t]],terrain:dt(e.terrainKinds,e.terrain[t]),features:n,fromRulebook:[`region`,`terrain`,...e.featureKinds].filter(n=>e.isFromRulebook(t,n))}}function In(e){let{names:t,neighbours:n}=e.grid,r=[];return e.hexsides.forEach((i,a)=>{let o=Math.floor(a/6),s=n[a];if(i===0||s<o)return;let c=e.hexsideNames.get(a),l=dt(e.hexsideKinds,i);r.push({between:[t[o],t[s]],kinds:l,...c!==void 0&&{name:c},fromRulebook:[...l,`name`].filter(t=>e.isSideFromRulebook(a,t))})}),r}function Ln(e){let t=Rn(e.grids.flatMap(jt)),n=e.hexes.toSorted((e,n)=>t(e.hex)-t(n.hex));return[`format ${_n.format}`,`board ${_t(e.title)}`,...e.grids.map(Hn),...Vn(`terrain`,e.terrainKinds),...Vn(`hexsides`,e.hexsideKinds),...Vn(`networks`,e.networkKinds),...Vn(`regions`,e.regionKinds),...Vn(`features`,e.featureKinds),``,...n.map(t=>Wn(t,e)),...Bn(qn(e,t).map(Jn)),...Bn(e.routes.map(Yn)),``,`end`,``].join(`
`)}function Rn(e){let t=new Map(e.map((e,t)=>[e,t]));return n=>t.get(n)??e.length}function zn(e,t){let n=Rn(t);return e.toSorted((e,t)=>n(e)-n(t))}const Bn=e=>e.length===0?[]:[``,...e],Vn=(e,t)=>t.length===0?[]:[xt(e,...t.map(vt))];function Hn(e){let{lines:t,along:n,shifted:r,short:i,early:a,number:o,absent:s=[]}=e;return xt(`grid`,`lines=${t.join(`-`)}`,`along=${n.join(`-`)}`,i?`short=${i.lines}:${i.last}`:``,a?`early=${a.lines}:${a.first}`:``,`shifted=${r}`,o===void 0?``:`number=${o}`,s.length===0?``:`absent=${Un(e,s).join(`,`)}`)}function Un(e,t){let n=new Set(t),r=jt(e),i=[];for(let e=0;e<r.length;e++){if(!n.has(r[e]))continue;let t=e;for(;e+1<r.length&&n.has(r[e+1]);)e++;i.push(t===e?r[e]:`${r[t]}-${r[e]}`)}return i}function Wn(e,{regionKinds:t,terrainKinds:n,featureKinds:r}){let i=e.region===null?`-`:vt(e.region),a=zn(e.terrain,n).join(`+`),o=zn(Object.keys(e.features),r);return xt(`hex`,e.hex,i.padEnd(Gn(t.map(vt))),a.padEnd(Gn(n)),...o.map(t=>Kn(t,e.features[t])),bt(zn(e.fromRulebook,[`region`,`terrain`,...r]))).trimEnd()}const Gn=e=>Math.max(1,...e.map(e=>e.length));function Kn(e,t){return t===``?e:/^[a-z0-9]/.test(t)?yt(e,t):`${e}=${_t(t)}`}function qn({sides:e,hexsideKinds:t},n){return e.map(e=>{let[r,i]=e.between;return{...e,between:n(r)<=n(i)?[r,i]:[i,r],kinds:zn(e.kinds,t),fromRulebook:zn(e.fromRulebook,[...t,`name`])}}).sort((e,t)=>n(e.between[0])-n(t.between[0])||n(e.between[1])-n(t.between[1]))}const Jn=e=>xt(`side`,e.between.join(`/`),e.kinds.join(`+`),e.name===void 0?``:`name=${_t(e.name)}`,bt(e.fromRulebook)),Yn=e=>xt(`route`,e.network,_t(e.name),...e.hexes,bt(e.isFromRulebook?[`route`]:[]));function Xn(e,t){let[n,r]=[e,t].map(Pn),i=e=>[.../* @__PURE__ */ new Set([...n[e],...r[e]])];return vn(Ln({title:`Hinge of Fate: Poland and the Rhineland, September 1939`,grids:i(`grids`),terrainKinds:i(`terrainKinds`),hexsideKinds:i(`hexsideKinds`),networkKinds:i(`networkKinds`),regionKinds:i(`regionKinds`),featureKinds:i(`featureKinds`),hexes:i(`hexes`),sides:i(`sides`),routes:i(`routes`)}),`both maps`)}const Zn=[`games/hinge-of-fate/board/east-1939.ts`,9],Qn=[`games/hinge-of-fate/board/west-1939.ts`,9],$n=[`games/hinge-of-fate/counters.ts`,8],{printedBoard:er,board:tr,derive:nr,layOut:rr,hex:ir}=Ve(c(Xn(c(vn(`
format 1
board "Hinge of Fate: Poland, September 1939"
grid lines=10-39 along=16-37 shifted=odd number=EAABB
terrain clear forest rough mountain swamp lake sea
hexsides river city-river sea lake blocked demarcation
regions Germany "East Prussia" Danzig Slovakia Poland France
features city capital fort fortress town gap objective source haven exit red-row eastern-poland

hex E1016 "East Prussia" clear
hex E1017 "East Prussia" clear
hex E1018 "East Prussia" clear
hex E1019 -              sea
hex E1020 -              sea
hex E1021 -              sea
hex E1022 -              sea
hex E1023 -              sea
hex E1024 -              sea
hex E1025 -              sea
hex E1026 Poland         clear    city="Gdynia" !region,city
hex E1027 Poland         clear
hex E1028 Poland         clear
hex E1029 Germany        forest
hex E1030 Germany        forest
hex E1031 Germany        forest
hex E1032 Germany        forest
hex E1033 Germany        clear
hex E1034 Germany        clear
hex E1035 Germany        clear
hex E1036 Germany        clear
hex E1037 Germany        forest
hex E1116 "East Prussia" clear
hex E1117 "East Prussia" clear
hex E1118 "East Prussia" swamp
hex E1119 -              sea
hex E1120 "East Prussia" clear
hex E1121 "East Prussia" clear
hex E1122 -              sea
hex E1123 -              sea
hex E1124 -              sea
hex E1125 Poland         clear    fort=polish fortress="Hela" !region,fort,fortress
hex E1126 Danzig         clear    city="Danzig" objective source=agn !region,city,objective,source
hex E1127 Poland         clear
hex E1128 Poland         forest
hex E1129 Poland         forest
hex E1130 Germany        forest
hex E1131 Germany        forest
hex E1132 Germany        clear
hex E1133 Germany        clear
hex E1134 Germany        clear
hex E1135 Germany        clear
hex E1136 Germany        clear
hex E1137 Germany        clear    city="Stettin" objective source=agn !region,city,objective,source
hex E1216 "East Prussia" forest
hex E1217 "East Prussia" clear    town="Tilsit"
hex E1218 "East Prussia" clear
hex E1219 "East Prussia" forest
hex E1220 "East Prussia" clear
hex E1221 "East Prussia" clear    city="Koenigsberg" objective source=agn !region,city,objective,source
hex E1222 "East Prussia" clear
hex E1223 -              sea
hex E1224 -              sea
hex E1225 -              sea
hex E1226 Danzig         clear
hex E1227 Danzig         clear
hex E1228 Poland         clear
hex E1229 Poland         forest
hex E1230 Poland         forest
hex E1231 Germany        forest
hex E1232 Germany        clear    town="Neustettin"
hex E1233 Germany        clear
hex E1234 Germany        clear
hex E1235 Germany        clear
hex E1236 Germany        clear
hex E1237 Germany        clear    source=ags !region,source
hex E1316 "East Prussia" clear
hex E1317 "East Prussia" clear
hex E1318 "East Prussia" clear
hex E1319 "East Prussia" clear
hex E1320 "East Prussia" clear
hex E1321 "East Prussia" clear
hex E1322 "East Prussia" clear
hex E1323 "East Prussia" clear
hex E1324 "East Prussia" clear
hex E1325 Danzig         clear
hex E1326 Danzig         clear
hex E1327 Poland         clear    town="Starogard"
hex E1328 Poland         forest
hex E1329 Poland         clear
hex E1330 Poland         clear    town="Chojnice"
hex E1331 Germany        clear
hex E1332 Germany        forest
hex E1333 Germany        forest
hex E1334 Germany        forest
hex E1335 Germany        clear
hex E1336 Germany        clear
hex E1337 Germany        clear    source=ags !region,source
hex E1416 "East Prussia" clear
hex E1417 "East Prussia" clear
hex E1418 "East Prussia" clear    town="Insterburg"
hex E1419 "East Prussia" clear
hex E1420 "East Prussia" clear
hex E1421 "East Prussia" clear
hex E1422 "East Prussia" clear
hex E1423 "East Prussia" clear
hex E1424 "East Prussia" clear
hex E1425 "East Prussia" clear    town="Elbing"
hex E1426 "East Prussia" clear    town="Marienburg"
hex E1427 Poland         clear
hex E1428 Poland         clear
hex E1429 Poland         forest
hex E1430 Poland         clear
hex E1431 Poland         clear
hex E1432 Germany        clear
hex E1433 Germany        forest
hex E1434 Germany        clear
hex E1435 Germany        forest
hex E1436 Germany        clear
hex E1437 Germany        clear    source=ags !region,source
hex E1516 "East Prussia" clear
hex E1517 "East Prussia" clear
hex E1518 "East Prussia" clear
hex E1519 "East Prussia" clear
hex E1520 "East Prussia" clear
hex E1521 "East Prussia" clear
hex E1522 "East Prussia" clear
hex E1523 "East Prussia" clear
hex E1524 "East Prussia" clear
hex E1525 "East Prussia" clear
hex E1526 "East Prussia" clear
hex E1527 Poland         clear
hex E1528 Poland         clear
hex E1529 Poland         clear
hex E1530 Poland         clear
hex E1531 Poland         clear
hex E1532 Germany        clear    town="Schneidemuehl"
hex E1533 Germany        clear
hex E1534 Germany        forest
hex E1535 Germany        clear
hex E1536 Germany        clear
hex E1537 Germany        clear    town="Landsberg" source=ags !region,source
hex E1616 "East Prussia" clear
hex E1617 "East Prussia" forest
hex E1618 "East Prussia" clear
hex E1619 "East Prussia" clear    town="Loetzen"
hex E1620 "East Prussia" clear
hex E1621 "East Prussia" clear
hex E1622 "East Prussia" clear
hex E1623 "East Prussia" clear
hex E1624 "East Prussia" forest
hex E1625 "East Prussia" clear
hex E1626 "East Prussia" clear
hex E1627 Poland         clear
hex E1628 Poland         clear    fort=polish fortress="Grudziadz"
hex E1629 Poland         clear
hex E1630 Poland         clear    city="Bydgoszcz"
hex E1631 Poland         clear
hex E1632 Poland         clear
hex E1633 Poland         clear
hex E1634 Poland         clear
hex E1635 Poland         forest
hex E1636 Germany        forest
hex E1637 Germany        clear    source=ags !region,source
hex E1716 Poland         clear    town="Suwalki" eastern-poland=north
hex E1717 "East Prussia" clear
hex E1718 "East Prussia" clear
hex E1719 "East Prussia" clear
hex E1720 "East Prussia" clear
hex E1721 "East Prussia" clear
hex E1722 "East Prussia" clear    town="Allenstein"
hex E1723 "East Prussia" forest
hex E1724 "East Prussia" clear
hex E1725 Poland         clear
hex E1726 Poland         clear
hex E1727 Poland         clear
hex E1728 Poland         clear
hex E1729 Poland         clear
hex E1730 Poland         clear
hex E1731 Poland         clear
hex E1732 Poland         clear
hex E1733 Poland         clear
hex E1734 Poland         clear
hex E1735 Poland         clear
hex E1736 Germany        clear
hex E1737 Germany        clear    town="Schwiebus" source=ags !region,source
hex E1816 Poland         forest   red-row=north !red-row
hex E1817 Poland         clear    eastern-poland=north
hex E1818 "East Prussia" clear    town="Lyck"
hex E1819 "East Prussia" forest
hex E1820 "East Prussia" forest
hex E1821 "East Prussia" forest
hex E1822 "East Prussia" clear
hex E1823 "East Prussia" forest
hex E1824 "East Prussia" clear
hex E1825 Poland         clear
hex E1826 Poland         clear
hex E1827 Poland         clear
hex E1828 Poland         clear
hex E1829 Poland         clear    fort=polish fortress="Torun"
hex E1830 Poland         clear    town="Inowroclaw"
hex E1831 Poland         clear
hex E1832 Poland         clear
hex E1833 Poland         clear
hex E1834 Poland         clear
hex E1835 Poland         clear
hex E1836 Poland         clear
hex E1837 Germany        clear    source=ags !region,source
hex E1916 Poland         clear    red-row=north !red-row
hex E1917 Poland         clear    eastern-poland=north
hex E1918 "East Prussia" clear
hex E1919 "East Prussia" clear
hex E1920 "East Prussia" forest
hex E1921 "East Prussia" clear
hex E1922 "East Prussia" forest
hex E1923 "East Prussia" clear    town="Neidenburg"
hex E1924 Poland         clear
hex E1925 Poland         clear
hex E1926 Poland         clear
hex E1927 Poland         clear
hex E1928 Poland         clear
hex E1929 Poland         clear
hex E1930 Poland         clear
hex E1931 Poland         clear    town="Gniezno"
hex E1932 Poland         clear
hex E1933 Poland         clear    city="Poznan"
hex E1934 Poland         clear
hex E1935 Poland         clear
hex E1936 Poland         clear
hex E1937 Germany        clear    source=ags !region,source
hex E2016 Poland         clear    red-row=north !red-row
hex E2017 Poland         swamp    eastern-poland=north
hex E2018 Poland         swamp    eastern-poland=north
hex E2019 Poland         clear    eastern-poland=north
hex E2020 Poland         clear
hex E2021 Poland         clear
hex E2022 Poland         clear
hex E2023 Poland         clear
hex E2024 Poland         clear    town="Mlawa"
hex E2025 Poland         clear
hex E2026 Poland         clear
hex E2027 Poland         clear
hex E2028 Poland         clear    town="Wloclawek"
hex E2029 Poland         clear
hex E2030 Poland         clear
hex E2031 Poland         clear
hex E2032 Poland         clear
hex E2033 Poland         clear
hex E2034 Poland         clear
hex E2035 Poland         clear
hex E2036 Poland         clear
hex E2037 Germany        clear    source=ags !region,source
hex E2116 Poland         clear    red-row=north !red-row
hex E2117 Poland         clear    eastern-poland=north
hex E2118 Poland         clear    eastern-poland=north
hex E2119 Poland         clear    town="Lomza" eastern-poland=north
hex E2120 Poland         clear    eastern-poland=north
hex E2121 Poland         clear    town="Ostroleka"
hex E2122 Poland         clear
hex E2123 Poland         clear    town="Ciechanow"
hex E2124 Poland         clear
hex E2125 Poland         clear
hex E2126 Poland         clear
hex E2127 Poland         clear
hex E2128 Poland         clear
hex E2129 Poland         clear
hex E2130 Poland         clear    town="Konin"
hex E2131 Poland         clear
hex E2132 Poland         clear
hex E2133 Poland         clear
hex E2134 Poland         clear
hex E2135 Poland         clear    town="Leszno"
hex E2136 Germany        clear
hex E2137 Germany        clear    town="Glogau" source=ags !region,source
hex E2216 Poland         clear    red-row=north !red-row
hex E2217 Poland         clear    city="Bialystok" eastern-poland=north
hex E2218 Poland         clear    eastern-poland=north
hex E2219 Poland         clear    eastern-poland=north
hex E2220 Poland         clear    eastern-poland=north
hex E2221 Poland         clear
hex E2222 Poland         clear
hex E2223 Poland         clear
hex E2224 Poland         clear
hex E2225 Poland         clear
hex E2226 Poland         clear
hex E2227 Poland         clear    town="Plock"
hex E2228 Poland         clear
hex E2229 Poland         clear
hex E2230 Poland         clear
hex E2231 Poland         clear
hex E2232 Poland         clear
hex E2233 Poland         clear
hex E2234 Poland         clear
hex E2235 Poland         clear
hex E2236 Germany        clear
hex E2237 Germany        clear    source=ags !region,source
hex E2316 Poland         forest   red-row=north !red-row
hex E2317 Poland         clear    eastern-poland=north
hex E2318 Poland         clear    eastern-poland=north
hex E2319 Poland         clear    eastern-poland=north
hex E2320 Poland         clear
hex E2321 Poland         clear
hex E2322 Poland         clear
hex E2323 Poland         clear
hex E2324 Poland         clear    fort=polish fortress="Modlin"
hex E2325 Poland         clear
hex E2326 Poland         clear
hex E2327 Poland         clear
hex E2328 Poland         clear    town="Kutno"
hex E2329 Poland         clear
hex E2330 Poland         clear
hex E2331 Poland         clear    town="Kalisz"
hex E2332 Poland         clear    town="Ostrow"
hex E2333 Poland         clear
hex E2334 Germany        clear
hex E2335 Germany        clear
hex E2336 Germany        clear
hex E2337 Germany        clear    source=ags !region,source
hex E2416 Poland         forest   red-row=north !red-row
hex E2417 Poland         clear    eastern-poland=north
hex E2418 Poland         clear    eastern-poland=north
hex E2419 Poland         clear    eastern-poland=north
hex E2420 Poland         clear
hex E2421 Poland         clear
hex E2422 Poland         clear    town="Wyszkow"
hex E2423 Poland         clear
hex E2424 Poland         clear
hex E2425 Poland         forest
hex E2426 Poland         clear
hex E2427 Poland         clear
hex E2428 Poland         clear
hex E2429 Poland         clear
hex E2430 Poland         clear
hex E2431 Poland         clear
hex E2432 Poland         clear
hex E2433 Poland         clear
hex E2434 Germany        clear
hex E2435 Germany        clear
hex E2436 Germany        clear
hex E2437 Germany        clear    source=ags !region,source
hex E2516 Poland         forest   red-row=north !red-row
hex E2517 Poland         clear    eastern-poland=north
hex E2518 Poland         clear    eastern-poland=north
hex E2519 Poland         clear
hex E2520 Poland         clear
hex E2521 Poland         clear
hex E2522 Poland         clear
hex E2523 Poland         clear    city="Warsaw (east)" capital !region,city,capital
hex E2524 Poland         clear    city="Warsaw (west)" capital !region,city,capital
hex E2525 Poland         clear
hex E2526 Poland         clear
hex E2527 Poland         clear
hex E2528 Poland         clear    city="Lodz"
hex E2529 Poland         clear
hex E2530 Poland         clear    town="Zdunska Wola"
hex E2531 Poland         clear
hex E2532 Poland         clear
hex E2533 Germany        clear
hex E2534 Germany        clear
hex E2535 Germany        clear    city="Breslau" objective haven=ags !region,city,objective,haven
hex E2536 Germany        clear
hex E2537 Germany        clear    source=ags !region,source
hex E2616 Poland         forest   red-row=north !red-row
hex E2617 Poland         clear    eastern-poland=north
hex E2618 Poland         clear    eastern-poland=north
hex E2619 Poland         clear
hex E2620 Poland         clear
hex E2621 Poland         clear    town="Siedlce"
hex E2622 Poland         clear
hex E2623 Poland         clear
hex E2624 Poland         clear
hex E2625 Poland         clear
hex E2626 Poland         clear
hex E2627 Poland         clear
hex E2628 Poland         clear
hex E2629 Poland         clear
hex E2630 Poland         clear
hex E2631 Poland         clear
hex E2632 Poland         clear    town="Wielun"
hex E2633 Poland         clear
hex E2634 Germany        clear
hex E2635 Germany        clear
hex E2636 Germany        clear
hex E2637 Germany        rough    source=ags !region,source
hex E2716 Poland         clear    red-row=north !red-row
hex E2717 Poland         clear    eastern-poland=north
hex E2718 Poland         clear
hex E2719 Poland         clear
hex E2720 Poland         clear
hex E2721 Poland         clear
hex E2722 Poland         clear
hex E2723 Poland         clear
hex E2724 Poland         clear
hex E2725 Poland         clear
hex E2726 Poland         clear
hex E2727 Poland         clear
hex E2728 Poland         clear    town="Piotrkow"
hex E2729 Poland         clear
hex E2730 Poland         clear
hex E2731 Poland         clear
hex E2732 Germany        clear
hex E2733 Germany        clear
hex E2734 Germany        clear
hex E2735 Germany        clear
hex E2736 Germany        rough
hex E2737 Germany        rough    town="Glatz" source=ags !region,source
hex E2816 Poland         swamp    red-row=gap
hex E2817 Poland         clear    fort=polish fortress="Brest-Litovsk" eastern-poland=north !eastern-poland
hex E2818 Poland         clear
hex E2819 Poland         clear    town="Biala Podlaska"
hex E2820 Poland         clear
hex E2821 Poland         clear
hex E2822 Poland         clear
hex E2823 Poland         clear
hex E2824 Poland         clear
hex E2825 Poland         clear
hex E2826 Poland         clear
hex E2827 Poland         clear
hex E2828 Poland         clear
hex E2829 Poland         clear
hex E2830 Poland         clear
hex E2831 Poland         clear
hex E2832 Poland         clear
hex E2833 Germany        clear
hex E2834 Germany        clear    town="Oppeln"
hex E2835 Germany        clear
hex E2836 Germany        clear    town="Neisse"
hex E2837 Germany        rough    source=ags !region,source
hex E2916 Poland         swamp    red-row=south !red-row
hex E2917 Poland         swamp
hex E2918 Poland         clear
hex E2919 Poland         clear
hex E2920 Poland         clear
hex E2921 Poland         clear
hex E2922 Poland         clear    town="Deblin"
hex E2923 Poland         clear
hex E2924 Poland         clear    city="Radom"
hex E2925 Poland         clear
hex E2926 Poland         rough
hex E2927 Poland         forest
hex E2928 Poland         clear
hex E2929 Poland         clear
hex E2930 Poland         clear
hex E2931 Poland         clear    city="Czestochowa"
hex E2932 Poland         clear
hex E2933 Germany        clear
hex E2934 Germany        clear
hex E2935 Germany        clear
hex E2936 Germany        mountain
hex E2937 Germany        mountain source=ags !region,source
hex E3016 Poland         swamp    red-row=south !red-row
hex E3017 Poland         swamp    eastern-poland=south !eastern-poland
hex E3018 Poland         swamp    eastern-poland=south
hex E3019 Poland         clear
hex E3020 Poland         clear
hex E3021 Poland         clear
hex E3022 Poland         clear
hex E3023 Poland         clear
hex E3024 Poland         clear
hex E3025 Poland         clear
hex E3026 Poland         forest
hex E3027 Poland         rough
hex E3028 Poland         clear
hex E3029 Poland         clear
hex E3030 Poland         clear
hex E3031 Poland         clear
hex E3032 Poland         clear
hex E3033 Germany        clear
hex E3034 Germany        clear
hex E3035 Germany        clear
hex E3036 Germany        rough
hex E3037 Germany        mountain source=ags !region,source
hex E3116 Poland         swamp    red-row=south !red-row
hex E3117 Poland         swamp    eastern-poland=south
hex E3118 Poland         clear    town="Wlodawa"
hex E3119 Poland         clear
hex E3120 Poland         clear
hex E3121 Poland         clear    city="Lublin"
hex E3122 Poland         clear
hex E3123 Poland         clear
hex E3124 Poland         clear
hex E3125 Poland         rough
hex E3126 Poland         rough
hex E3127 Poland         clear    town="Kielce"
hex E3128 Poland         clear
hex E3129 Poland         clear
hex E3130 Poland         rough
hex E3131 Poland         clear
hex E3132 Poland         clear    city="Katowice"
hex E3133 Poland         clear
hex E3134 Germany        clear
hex E3135 Germany        clear
hex E3136 Germany        rough
hex E3137 Germany        rough    source=ags !region,source
hex E3216 Poland         clear    red-row=south !red-row
hex E3217 Poland         clear    eastern-poland=south
hex E3218 Poland         clear    eastern-poland=south
hex E3219 Poland         clear    town="Chelm"
hex E3220 Poland         clear
hex E3221 Poland         clear
hex E3222 Poland         clear
hex E3223 Poland         clear
hex E3224 Poland         clear
hex E3225 Poland         clear
hex E3226 Poland         rough
hex E3227 Poland         clear
hex E3228 Poland         clear
hex E3229 Poland         rough
hex E3230 Poland         rough
hex E3231 Poland         rough
hex E3232 Poland         clear
hex E3233 Poland         clear
hex E3234 Poland         clear
hex E3235 Germany        clear    town="Maehrisch Ostrau"
hex E3236 Germany        rough
hex E3237 Germany        rough    source=ags !region,source
hex E3316 Poland         clear    red-row=south !red-row
hex E3317 Poland         clear    eastern-poland=south
hex E3318 Poland         clear
hex E3319 Poland         clear
hex E3320 Poland         clear
hex E3321 Poland         clear
hex E3322 Poland         clear
hex E3323 Poland         forest
hex E3324 Poland         clear    town="Sandomierz"
hex E3325 Poland         clear
hex E3326 Poland         clear
hex E3327 Poland         clear
hex E3328 Poland         clear
hex E3329 Poland         clear
hex E3330 Poland         clear    city="Krakow"
hex E3331 Poland         rough
hex E3332 Poland         rough
hex E3333 Poland         rough    town="Bielsko" !region
hex E3334 Poland         rough
hex E3335 Germany        rough
hex E3336 Germany        rough
hex E3337 Germany        rough    source=ags !region,source
hex E3416 Poland         clear    red-row=south !red-row
hex E3417 Poland         clear    eastern-poland=south
hex E3418 Poland         clear    eastern-poland=south
hex E3419 Poland         clear
hex E3420 Poland         clear    town="Zamosc"
hex E3421 Poland         clear
hex E3422 Poland         clear
hex E3423 Poland         forest
hex E3424 Poland         forest
hex E3425 Poland         clear
hex E3426 Poland         clear
hex E3427 Poland         clear
hex E3428 Poland         clear
hex E3429 Poland         clear
hex E3430 Poland         rough
hex E3431 Poland         rough
hex E3432 Poland         rough
hex E3433 Poland         mountain
hex E3434 Poland         mountain
hex E3435 Poland         mountain
hex E3436 Germany        mountain
hex E3437 Germany        rough    source=ags !region,source
hex E3516 Poland         clear    red-row=south !red-row
hex E3517 Poland         clear    eastern-poland=south
hex E3518 Poland         clear
hex E3519 Poland         clear
hex E3520 Poland         clear
hex E3521 Poland         forest
hex E3522 Poland         forest
hex E3523 Poland         clear
hex E3524 Poland         clear
hex E3525 Poland         clear
hex E3526 Poland         clear
hex E3527 Poland         clear    town="Tarnow"
hex E3528 Poland         rough
hex E3529 Poland         rough
hex E3530 Poland         mountain
hex E3531 Poland         mountain
hex E3532 Poland         mountain
hex E3533 Slovakia       mountain
hex E3534 Slovakia       mountain
hex E3535 Slovakia       mountain
hex E3536 Slovakia       mountain
hex E3537 Germany        rough    source=ags !region,source
hex E3616 Poland         clear    red-row=south !red-row
hex E3617 Poland         clear    eastern-poland=south
hex E3618 Poland         clear    town="Sokal" eastern-poland=south
hex E3619 Poland         clear
hex E3620 Poland         clear
hex E3621 Poland         clear
hex E3622 Poland         clear
hex E3623 Poland         clear
hex E3624 Poland         clear
hex E3625 Poland         rough    town="Rzeszow"
hex E3626 Poland         rough
hex E3627 Poland         rough
hex E3628 Poland         rough
hex E3629 Poland         rough    town="Nowy Sacz"
hex E3630 Poland         mountain
hex E3631 Poland         mountain
hex E3632 Poland         rough
hex E3633 Slovakia       mountain
hex E3634 Slovakia       mountain
hex E3635 Slovakia       mountain town="Zilina"
hex E3636 Slovakia       mountain
hex E3637 Slovakia       mountain
hex E3716 Poland         clear    red-row=south !red-row
hex E3717 Poland         clear    eastern-poland=south
hex E3718 Poland         clear    eastern-poland=south
hex E3719 Poland         clear    eastern-poland=south
hex E3720 Poland         clear    town="Rawa Ruska" eastern-poland=south
hex E3721 Poland         clear    eastern-poland=south
hex E3722 Poland         clear    eastern-poland=south
hex E3723 Poland         rough    town="Jaroslaw"
hex E3724 Poland         rough
hex E3725 Poland         rough
hex E3726 Poland         rough    town="Jaslo"
hex E3727 Poland         rough
hex E3728 Poland         mountain
hex E3729 Poland         mountain
hex E3730 Poland         mountain
hex E3731 Poland         mountain town="Zakopane"
hex E3732 Slovakia       mountain
hex E3733 Slovakia       mountain
hex E3734 Slovakia       mountain town="Ruzomberok"
hex E3735 Slovakia       mountain
hex E3736 Slovakia       mountain
hex E3737 Slovakia       mountain
hex E3816 Poland         clear    red-row=south !red-row
hex E3817 Poland         clear    eastern-poland=south
hex E3818 Poland         clear    eastern-poland=south
hex E3819 Poland         clear    eastern-poland=south
hex E3820 Poland         clear    eastern-poland=south
hex E3821 Poland         clear    eastern-poland=south
hex E3822 Poland         clear    eastern-poland=south
hex E3823 Poland         clear    fort=polish fortress="Przemysl" eastern-poland=south
hex E3824 Poland         rough    eastern-poland=south
hex E3825 Poland         rough    town="Sanok"
hex E3826 Poland         rough
hex E3827 Poland         rough
hex E3828 Poland         mountain
hex E3829 Poland         mountain
hex E3830 Slovakia       mountain
hex E3831 Slovakia       mountain
hex E3832 Slovakia       mountain
hex E3833 Slovakia       mountain
hex E3834 Slovakia       mountain
hex E3835 Slovakia       mountain
hex E3836 Slovakia       mountain
hex E3837 Slovakia       mountain
hex E3916 Poland         clear    red-row=south !red-row
hex E3917 Poland         clear    eastern-poland=south
hex E3918 Poland         clear    eastern-poland=south
hex E3919 Poland         clear    city="Lwow" eastern-poland=south
hex E3920 Poland         clear    eastern-poland=south
hex E3921 Poland         clear    eastern-poland=south
hex E3922 Poland         clear    eastern-poland=south
hex E3923 Poland         rough    eastern-poland=south
hex E3924 Poland         rough    eastern-poland=south
hex E3925 Poland         rough
hex E3926 Poland         rough
hex E3927 Slovakia       rough
hex E3928 Slovakia       mountain town="Bardejov"
hex E3929 Slovakia       mountain
hex E3930 Slovakia       mountain
hex E3931 Slovakia       mountain town="Poprad"
hex E3932 Slovakia       mountain
hex E3933 Slovakia       mountain
hex E3934 Slovakia       mountain
hex E3935 Slovakia       mountain
hex E3936 Slovakia       mountain
hex E3937 Slovakia       mountain

side E1017/E1117 river name="Memel"
side E1018/E1117 river name="Memel"
side E1018/E1118 river name="Memel"
side E1116/E1117 river name="Memel"
side E1116/E1217 river name="Memel"
side E1125/E1126 sea
side E1125/E1226 sea
side E1216/E1217 river name="Memel"
side E1216/E1316 river name="Memel"
side E1219/E1319 river name="Pregel"
side E1220/E1319 river name="Pregel"
side E1220/E1320 river name="Pregel"
side E1221/E1320 city-river name="Pregel"
side E1221/E1321 city-river name="Pregel"
side E1222/E1321 lake name="Frisches Haff" !lake
side E1222/E1322 lake name="Frisches Haff"
side E1226/E1325 river name="Vistula"
side E1230/E1231 river name="Brda"
side E1230/E1330 river name="Brda"
side E1317/E1418 river name="Pregel"
side E1318/E1319 river name="Pregel"
side E1318/E1418 river name="Pregel"
side E1318/E1419 river name="Pregel"
side E1325/E1326 river name="Vistula"
side E1326/E1426 river name="Vistula"
side E1329/E1330 river name="Brda"
side E1329/E1430 river name="Brda"
side E1417/E1418 river name="Pregel"
side E1426/E1427 river name="Vistula"
side E1427/E1526 river name="Vistula"
side E1429/E1430 river name="Brda"
side E1430/E1529 river name="Brda"
side E1526/E1527 river name="Vistula"
side E1527/E1627 river name="Vistula"
side E1527/E1628 river name="Vistula"
side E1528/E1628 river name="Vistula"
side E1529/E1530 river name="Brda"
side E1529/E1630 city-river name="Brda"
side E1531/E1632 river name="Notec"
side E1532/E1632 river name="Notec"
side E1532/E1633 river name="Notec"
side E1533/E1633 river name="Notec"
side E1533/E1634 river name="Notec"
side E1534/E1634 river name="Notec"
side E1534/E1635 river name="Notec"
side E1535/E1635 river name="Notec"
side E1535/E1636 river name="Notec"
side E1536/E1636 river name="Notec"
side E1536/E1637 river name="Warta"
side E1537/E1637 river name="Warta"
side E1619/E1620 lake name="Masurian Lakes"
side E1625/E1724 river name="Drweca"
side E1628/E1629 river name="Vistula"
side E1629/E1630 city-river name="Brda"
side E1629/E1728 river name="Vistula"
side E1629/E1729 river name="Brda"
side E1631/E1632 river name="Notec"
side E1631/E1731 river name="Notec"
side E1634/E1734 river name="Warta"
side E1635/E1734 river name="Warta"
side E1635/E1735 river name="Warta"
side E1636/E1637 river name="Warta"
side E1636/E1735 river name="Warta"
side E1636/E1736 river name="Warta"
side E1719/E1820 lake name="Masurian Lakes"
side E1724/E1725 river name="Drweca"
side E1725/E1825 river name="Drweca"
side E1725/E1826 river name="Drweca"
side E1726/E1826 river name="Drweca"
side E1726/E1827 river name="Drweca"
side E1727/E1827 river name="Drweca"
side E1727/E1828 river name="Drweca"
side E1728/E1729 river name="Vistula"
side E1728/E1828 river name="Drweca"
side E1729/E1829 river name="Vistula"
side E1730/E1731 river name="Notec"
side E1730/E1831 river name="Notec"
side E1733/E1734 river name="Warta"
side E1733/E1834 river name="Warta"
side E1819/E1820 lake name="Masurian Lakes"
side E1828/E1829 river name="Drweca"
side E1828/E1928 river name="Vistula"
side E1829/E1830 river name="Vistula"
side E1829/E1928 river name="Vistula"
side E1829/E1929 river name="Vistula"
side E1830/E1831 river name="Notec"
side E1830/E1930 river name="Notec"
side E1833/E1834 river name="Warta"
side E1833/E1933 city-river name="Warta"
side E1916/E2016 river name="Biebrza"
side E1916/E2017 river name="Biebrza"
side E1917/E2017 river name="Biebrza"
side E1927/E1928 river name="Vistula"
side E1927/E2028 river name="Vistula"
side E1929/E1930 river name="Notec"
side E1929/E2030 river name="Notec"
side E1932/E1933 city-river name="Warta"
side E1933/E2033 city-river name="Warta"
side E2017/E2018 river name="Biebrza"
side E2018/E2117 river name="Biebrza"
side E2018/E2118 river name="Biebrza"
side E2019/E2020 demarcation
side E2019/E2118 river name="Biebrza"
side E2019/E2119 river name="Narew"
side E2020/E2119 river+demarcation name="Narew"
side E2020/E2120 river+demarcation name="Narew"
side E2021/E2120 river+demarcation name="Narew"
side E2027/E2028 river name="Vistula"
side E2027/E2127 river name="Vistula"
side E2029/E2030 river name="Notec"
side E2029/E2129 river name="Notec"
side E2032/E2132 river name="Warta"
side E2033/E2034 river name="Warta"
side E2033/E2132 river name="Warta"
side E2033/E2133 river name="Warta"
side E2037/E2137 river name="Oder"
side E2117/E2218 river name="Narew"
side E2118/E2119 river name="Narew"
side E2118/E2218 river name="Narew"
side E2118/E2219 river name="Narew"
side E2120/E2121 river+demarcation name="Narew"
side E2120/E2221 demarcation
side E2121/E2221 river name="Narew"
side E2126/E2127 river name="Vistula"
side E2127/E2227 river name="Vistula"
side E2128/E2129 river name="Notec"
side E2130/E2231 river name="Warta"
side E2131/E2132 river name="Warta"
side E2131/E2231 river name="Warta"
side E2131/E2232 river name="Warta"
side E2136/E2137 river name="Oder"
side E2136/E2237 river name="Oder"
side E2217/E2218 city-river name="Narew"
side E2218/E2317 river name="Narew"
side E2220/E2221 demarcation
side E2220/E2320 demarcation
side E2221/E2222 river name="Narew"
side E2222/E2321 river name="Narew"
side E2222/E2322 river name="Narew"
side E2223/E2322 river name="Narew"
side E2226/E2326 river name="Vistula"
side E2227/E2228 river name="Vistula"
side E2227/E2326 river name="Vistula"
side E2227/E2327 river name="Vistula"
side E2230/E2231 river name="Warta"
side E2230/E2330 river name="Warta"
side E2236/E2237 river name="Oder"
side E2236/E2336 river name="Oder"
side E2316/E2417 river name="Narew"
side E2317/E2318 river name="Narew"
side E2317/E2417 river name="Narew"
side E2317/E2418 river name="Narew"
side E2319/E2320 demarcation
side E2319/E2420 demarcation
side E2320/E2421 river name="Bug"
side E2321/E2421 river name="Bug"
side E2322/E2323 river name="Narew"
side E2322/E2423 river name="Bug"
side E2323/E2423 river name="Bug"
side E2323/E2424 river name="Bug"
side E2324/E2424 river name="Bug"
side E2324/E2425 river name="Vistula"
side E2325/E2326 river name="Vistula"
side E2325/E2425 river name="Vistula"
side E2325/E2426 river name="Vistula"
side E2326/E2426 river name="Bzura"
side E2326/E2427 river name="Bzura"
side E2327/E2427 river name="Bzura"
side E2327/E2428 river name="Bzura"
side E2328/E2428 river name="Bzura"
side E2329/E2330 river name="Warta"
side E2330/E2430 river name="Warta"
side E2335/E2336 river name="Oder"
side E2335/E2436 river name="Oder"
side E2416/E2417 river name="Narew"
side E2416/E2516 river name="Narew"
side E2419/E2420 demarcation
side E2419/E2519 demarcation
side E2420/E2421 river name="Bug"
side E2420/E2520 river name="Bug"
side E2421/E2422 river name="Bug"
side E2422/E2423 river name="Bug"
side E2422/E2521 river name="Bug"
side E2422/E2522 river name="Bug"
side E2424/E2425 river name="Vistula"
side E2424/E2524 city-river name="Vistula"
side E2428/E2429 river name="Bzura"
side E2430/E2431 river name="Warta"
side E2431/E2530 river name="Warta"
side E2435/E2436 river name="Oder"
side E2435/E2535 city-river name="Oder"
side E2518/E2519 demarcation
side E2518/E2619 demarcation
side E2519/E2520 river name="Bug"
side E2519/E2620 river name="Bug"
side E2523/E2524 city-river name="Vistula"
side E2523/E2624 city-river name="Vistula"
side E2530/E2531 river name="Warta"
side E2530/E2631 river name="Warta"
side E2534/E2535 city-river name="Oder"
side E2535/E2635 city-river name="Oder"
side E2618/E2619 demarcation
side E2618/E2718 river+demarcation name="Bug"
side E2619/E2620 river name="Bug"
side E2619/E2718 river name="Bug"
side E2619/E2719 river name="Bug"
side E2623/E2624 river name="Vistula"
side E2624/E2723 river name="Vistula"
side E2630/E2631 river name="Warta"
side E2631/E2730 river name="Warta"
side E2635/E2636 river name="Oder"
side E2635/E2735 river name="Oder"
side E2717/E2718 river+demarcation name="Bug"
side E2717/E2818 river+demarcation name="Bug"
side E2723/E2724 river name="Vistula"
side E2723/E2824 river name="Vistula"
side E2724/E2824 river name="Pilica"
side E2724/E2825 river name="Pilica"
side E2725/E2825 river name="Pilica"
side E2725/E2826 river name="Pilica"
side E2726/E2826 river name="Pilica"
side E2726/E2827 river name="Pilica"
side E2727/E2827 river name="Pilica"
side E2727/E2828 river name="Pilica"
side E2728/E2828 river name="Pilica"
side E2730/E2731 river name="Warta"
side E2730/E2831 river name="Warta"
side E2734/E2735 river name="Oder"
side E2734/E2835 river name="Oder"
side E2817/E2818 river+demarcation name="Bug"
side E2817/E2917 demarcation
side E2818/E2917 river name="Bug"
side E2823/E2824 river name="Vistula"
side E2823/E2923 river name="Vistula"
side E2828/E2829 river name="Pilica"
side E2829/E2928 river name="Pilica"
side E2830/E2831 river name="Warta"
side E2831/E2930 river name="Warta"
side E2834/E2835 river name="Oder"
side E2835/E2934 river name="Oder"
side E2916/E2917 demarcation
side E2917/E2918 river name="Bug"
side E2917/E3017 demarcation
side E2917/E3018 demarcation
side E2918/E3018 river+demarcation name="Bug"
side E2921/E3022 river name="Wieprz"
side E2922/E2923 river name="Vistula"
side E2922/E3022 river name="Wieprz"
side E2922/E3023 river name="Wieprz"
side E2923/E3023 river name="Vistula"
side E2928/E2929 river name="Pilica"
side E2929/E3029 river name="Pilica"
side E2930/E2931 city-river name="Warta"
side E2931/E3031 city-river name="Warta"
side E2934/E2935 river name="Oder"
side E2934/E3035 river name="Oder"
side E3018/E3019 river+demarcation name="Bug"
side E3018/E3118 river+demarcation name="Bug"
side E3021/E3022 river name="Wieprz"
side E3021/E3121 city-river name="Wieprz"
side E3023/E3024 river name="Vistula"
side E3024/E3123 river name="Vistula"
side E3029/E3030 river name="Pilica"
side E3030/E3129 river name="Pilica"
side E3031/E3032 river name="Warta"
side E3031/E3131 river name="Warta"
side E3034/E3035 river name="Oder"
side E3035/E3134 river name="Oder"
side E3117/E3118 river+demarcation name="Bug"
side E3118/E3218 river+demarcation name="Bug"
side E3120/E3121 city-river name="Wieprz"
side E3120/E3221 river name="Wieprz"
side E3123/E3124 river name="Vistula"
side E3124/E3224 river name="Vistula"
side E3134/E3135 river name="Oder"
side E3135/E3235 river name="Oder"
side E3218/E3219 river+demarcation name="Bug"
side E3218/E3318 river+demarcation name="Bug"
side E3220/E3221 river name="Wieprz"
side E3221/E3320 river name="Wieprz"
side E3224/E3225 river name="Vistula"
side E3224/E3324 river name="Vistula"
side E3232/E3332 river name="Vistula"
side E3233/E3332 river name="Vistula"
side E3233/E3333 river name="Vistula"
side E3234/E3333 river name="Vistula"
side E3235/E3236 river name="Oder"
side E3236/E3335 river name="Oder"
side E3236/E3336 river name="Oder"
side E3237/E3336 river name="Oder"
side E3237/E3337 river name="Oder"
side E3317/E3318 river+demarcation name="Bug"
side E3318/E3418 river+demarcation name="Bug"
side E3320/E3321 river name="Wieprz"
side E3321/E3421 river name="Wieprz"
side E3323/E3324 river name="Vistula"
side E3323/E3424 river name="San"
side E3324/E3424 river name="Vistula"
side E3324/E3425 river name="Vistula"
side E3325/E3425 river name="Vistula"
side E3325/E3426 river name="Vistula"
side E3326/E3426 river name="Vistula"
side E3326/E3427 river name="Vistula"
side E3327/E3427 river name="Vistula"
side E3327/E3428 river name="Vistula"
side E3328/E3428 river name="Vistula"
side E3328/E3429 river name="Vistula"
side E3329/E3429 river name="Vistula"
side E3329/E3430 river name="Vistula"
side E3330/E3430 city-river name="Vistula"
side E3330/E3431 city-river name="Vistula"
side E3331/E3332 river name="Vistula"
side E3331/E3431 river name="Vistula"
side E3331/E3432 river name="Vistula"
side E3333/E3334 river name="Vistula"
side E3418/E3419 river+demarcation name="Bug"
side E3418/E3518 river+demarcation name="Bug"
side E3421/E3422 river name="Wieprz"
side E3421/E3521 river name="Wieprz"
side E3423/E3424 river name="San"
side E3423/E3523 river name="San"
side E3426/E3427 river name="Wisloka"
side E3426/E3526 river name="Wisloka"
side E3428/E3429 river name="Dunajec"
side E3428/E3528 river name="Dunajec"
side E3517/E3518 river+demarcation name="Bug"
side E3518/E3618 river+demarcation name="Bug"
side E3522/E3523 river name="San"
side E3523/E3623 river name="San"
side E3525/E3526 river name="Wisloka"
side E3526/E3626 river name="Wisloka"
side E3527/E3528 river name="Dunajec"
side E3528/E3628 river name="Dunajec"
side E3528/E3629 river name="Dunajec"
side E3529/E3629 river name="Dunajec"
side E3532/E3533 blocked name="High Tatra"
side E3532/E3633 blocked name="High Tatra"
side E3535/E3636 river name="Vah"
side E3536/E3636 river name="Vah"
side E3618/E3619 river+demarcation name="Bug"
side E3618/E3718 river name="Bug"
side E3619/E3718 demarcation
side E3619/E3719 demarcation
side E3620/E3719 demarcation
side E3620/E3720 demarcation
side E3621/E3720 demarcation
side E3621/E3721 demarcation
side E3622/E3721 demarcation
side E3622/E3722 demarcation
side E3623/E3624 river name="San"
side E3623/E3722 demarcation
side E3623/E3723 river name="San"
side E3626/E3627 river name="Wisloka"
side E3627/E3726 river name="Wisloka"
side E3629/E3630 river name="Dunajec"
side E3630/E3729 river name="Dunajec"
side E3632/E3633 blocked name="High Tatra"
side E3632/E3732 blocked name="High Tatra"
side E3633/E3733 river name="Vah"
side E3634/E3733 river name="Vah"
side E3634/E3734 river name="Vah"
side E3635/E3636 river name="Vah"
side E3635/E3734 river name="Vah"
side E3635/E3735 river name="Vah"
side E3636/E3637 river name="Vah"
side E3637/E3736 river name="Vah"
side E3637/E3737 river name="Vah"
side E3717/E3718 river name="Bug"
side E3718/E3818 river name="Bug"
side E3722/E3723 river+demarcation name="San"
side E3723/E3823 river+demarcation name="San"
side E3723/E3824 river+demarcation name="San"
side E3724/E3824 river+demarcation name="San"
side E3726/E3727 river name="Wisloka"
side E3727/E3827 river name="Wisloka"
side E3729/E3730 river name="Dunajec"
side E3730/E3830 river name="Dunajec"
side E3730/E3831 river name="Dunajec"
side E3732/E3733 river name="Vah"
side E3818/E3819 river name="Bug"
side E3818/E3918 river name="Bug"
side E3824/E3825 river+demarcation name="San"
side E3825/E3924 river+demarcation name="San"
side E3917/E3918 river name="Bug"
side E3924/E3925 river+demarcation name="San"

end
`,...Zn)),c(vn(`
format 1
board "Hinge of Fate: the Rhineland, September 1939"
grid lines=25-42 along=33-44 shifted=odd number=WAABB
terrain clear forest rough mountain swamp lake sea
hexsides river city-river sea lake blocked demarcation
regions Germany "East Prussia" Danzig Slovakia Poland France
features city capital fort fortress town gap objective source haven exit red-row eastern-poland

hex W2533 Germany        clear    exit !exit
hex W2534 Germany        clear    fort=west-wall
hex W2535 France         clear    fort=maginot
hex W2536 France         clear    fort=maginot town="Bouzonville"
hex W2537 France         clear    fort=maginot
hex W2538 France         clear    fort=maginot town="Saint-Avold"
hex W2539 France         clear
hex W2540 France         clear
hex W2541 France         clear
hex W2542 France         clear    town="Sarrebourg"
hex W2543 France         forest
hex W2544 France         mountain
hex W2633 Germany        clear    exit !exit
hex W2634 Germany        rough    town="Saarburg"
hex W2635 Germany        rough    fort=west-wall
hex W2636 Germany        clear    fort=west-wall
hex W2637 Germany        clear    fort=west-wall town="Saarlautern"
hex W2638 Germany        clear    fort=west-wall
hex W2639 France         swamp    fort=maginot gap="Sarreguemines Gap" !terrain,fort,gap
hex W2640 France         clear
hex W2641 France         clear
hex W2642 France         clear
hex W2643 France         rough
hex W2644 France         mountain
hex W2733 Germany        rough    exit !exit
hex W2734 Germany        rough
hex W2735 Germany        clear
hex W2736 Germany        clear
hex W2737 Germany        clear    town="Voelklingen"
hex W2738 Germany        clear    city="Saarbruecken"
hex W2739 France         swamp    fort=maginot town="Sarreguemines" gap="Sarreguemines Gap" !terrain,fort,gap
hex W2740 France         clear
hex W2741 France         clear
hex W2742 France         clear    town="Saverne"
hex W2743 France         rough
hex W2744 France         rough
hex W2833 Germany        clear    city="Trier" exit !exit
hex W2834 Germany        rough
hex W2835 Germany        rough
hex W2836 Germany        clear
hex W2837 Germany        clear
hex W2838 Germany        forest
hex W2839 Germany        clear    fort=west-wall
hex W2840 France         clear    fort=maginot !region
hex W2841 France         forest
hex W2842 France         forest
hex W2843 France         clear
hex W2844 France         clear
hex W2933 Germany        rough    exit !exit
hex W2934 Germany        rough
hex W2935 Germany        forest
hex W2936 Germany        clear    town="Sankt Wendel"
hex W2937 Germany        clear    town="Neunkirchen"
hex W2938 Germany        clear
hex W2939 Germany        clear    fort=west-wall
hex W2940 France         forest   fort=maginot town="Bitche"
hex W2941 France         forest
hex W2942 France         clear
hex W2943 France         clear
hex W2944 France         clear
hex W3033 Germany        rough    exit !exit
hex W3034 Germany        rough
hex W3035 Germany        rough    town="Birkenfeld"
hex W3036 Germany        clear
hex W3037 Germany        clear
hex W3038 Germany        clear    town="Homburg"
hex W3039 Germany        clear    town="Zweibruecken"
hex W3040 Germany        clear    fort=west-wall
hex W3041 France         forest   fort=maginot
hex W3042 France         rough
hex W3043 France         clear    town="Haguenau"
hex W3044 France         clear
hex W3133 Germany        rough    exit !exit
hex W3134 Germany        rough
hex W3135 Germany        rough    town="Idar-Oberstein"
hex W3136 Germany        rough
hex W3137 Germany        clear
hex W3138 Germany        clear
hex W3139 Germany        clear    town="Pirmasens"
hex W3140 Germany        forest   fort=west-wall
hex W3141 France         forest   fort=maginot
hex W3142 France         clear
hex W3143 France         forest
hex W3144 France         clear
hex W3233 Germany        clear    exit !exit
hex W3234 Germany        rough
hex W3235 Germany        rough
hex W3236 Germany        rough
hex W3237 Germany        rough
hex W3238 Germany        clear
hex W3239 Germany        forest
hex W3240 Germany        forest
hex W3241 Germany        forest   fort=west-wall
hex W3242 France         rough    fort=maginot town="Wissembourg"
hex W3243 France         clear    fort=maginot
hex W3244 France         clear    fort=maginot
hex W3333 Germany        clear    exit !exit
hex W3334 Germany        rough
hex W3335 Germany        rough
hex W3336 Germany        rough
hex W3337 Germany        clear
hex W3338 Germany        clear    city="Kaiserslautern"
hex W3339 Germany        forest
hex W3340 Germany        forest
hex W3341 Germany        clear    fort=west-wall
hex W3342 Germany        clear    fort=west-wall
hex W3343 France         clear    fort=maginot town="Lauterbourg"
hex W3344 Germany        rough    fort=west-wall town="Baden-Baden"
hex W3433 Germany        clear    town="Simmern" exit !exit
hex W3434 Germany        rough
hex W3435 Germany        rough
hex W3436 Germany        rough
hex W3437 Germany        rough
hex W3438 Germany        clear
hex W3439 Germany        forest
hex W3440 Germany        forest
hex W3441 Germany        clear    town="Landau"
hex W3442 Germany        clear
hex W3443 Germany        clear    fort=west-wall
hex W3444 Germany        rough    fort=west-wall
hex W3533 Germany        rough    exit !exit
hex W3534 Germany        rough
hex W3535 Germany        clear    town="Bad Kreuznach"
hex W3536 Germany        clear
hex W3537 Germany        rough
hex W3538 Germany        rough
hex W3539 Germany        rough    town="Neustadt"
hex W3540 Germany        clear
hex W3541 Germany        clear    town="Germersheim"
hex W3542 Germany        clear
hex W3543 Germany        clear    city="Karlsruhe" !region,city
hex W3544 Germany        rough
hex W3633 Germany        rough    exit !exit
hex W3634 Germany        rough    town="Ruedesheim"
hex W3635 Germany        clear
hex W3636 Germany        clear
hex W3637 Germany        clear    town="Alzey"
hex W3638 Germany        clear
hex W3639 Germany        clear
hex W3640 Germany        clear
hex W3641 Germany        clear    town="Speyer"
hex W3642 Germany        clear
hex W3643 Germany        clear    town="Bruchsal"
hex W3644 Germany        clear
hex W3733 Germany        forest   exit !exit
hex W3734 Germany        rough
hex W3735 Germany        clear
hex W3736 Germany        clear
hex W3737 Germany        clear
hex W3738 Germany        clear    town="Worms"
hex W3739 Germany        clear    city="Mannheim"
hex W3740 Germany        clear
hex W3741 Germany        clear
hex W3742 Germany        clear
hex W3743 Germany        clear
hex W3744 Germany        clear
hex W3833 Germany        rough    exit !exit
hex W3834 Germany        rough    town="Wiesbaden"
hex W3835 Germany        clear    city="Mainz"
hex W3836 Germany        clear
hex W3837 Germany        clear
hex W3838 Germany        clear
hex W3839 Germany        clear
hex W3840 Germany        clear
hex W3841 Germany        clear    town="Heidelberg"
hex W3842 Germany        clear
hex W3843 Germany        clear
hex W3844 Germany        clear
hex W3933 Germany        rough    exit !exit
hex W3934 Germany        clear
hex W3935 Germany        clear
hex W3936 Germany        clear
hex W3937 Germany        clear
hex W3938 Germany        clear
hex W3939 Germany        rough
hex W3940 Germany        forest
hex W3941 Germany        clear
hex W3942 Germany        clear
hex W3943 Germany        clear
hex W3944 Germany        clear
hex W4033 Germany        rough    exit !exit
hex W4034 Germany        rough
hex W4035 Germany        clear
hex W4036 Germany        clear
hex W4037 Germany        clear    city="Darmstadt"
hex W4038 Germany        rough
hex W4039 Germany        rough
hex W4040 Germany        forest
hex W4041 Germany        forest   town="Eberbach"
hex W4042 Germany        clear
hex W4043 Germany        clear
hex W4044 Germany        clear    town="Heilbronn"
hex W4133 Germany        rough    exit !exit
hex W4134 Germany        clear
hex W4135 Germany        clear    city="Frankfurt am Main"
hex W4136 Germany        clear
hex W4137 Germany        clear
hex W4138 Germany        rough
hex W4139 Germany        rough    town="Michelstadt"
hex W4140 Germany        forest
hex W4141 Germany        rough
hex W4142 Germany        clear
hex W4143 Germany        clear
hex W4144 Germany        clear
hex W4233 Germany        rough    source=agc exit !source,exit
hex W4234 Germany        clear    source=agc !source
hex W4235 Germany        clear    source=agc !source
hex W4236 Germany        clear    source=agc !source
hex W4237 Germany        clear    source=agc !source
hex W4238 Germany        rough    source=agc !source
hex W4239 Germany        rough    source=agc !source
hex W4240 Germany        forest   source=agc !source
hex W4241 Germany        forest   source=agc !source
hex W4242 Germany        clear    source=agc !source
hex W4243 Germany        clear    source=agc !source
hex W4244 Germany        clear    source=agc !source

side W2533/W2534 river name="Moselle"
side W2533/W2634 river name="Moselle"
side W2541/W2642 river name="Saar"
side W2542/W2642 river name="Saar"
side W2542/W2643 river name="Saar"
side W2543/W2544 river name="Saar"
side W2543/W2643 river name="Saar"
side W2543/W2644 river name="Saar"
side W2633/W2634 river name="Moselle"
side W2634/W2733 river name="Moselle"
side W2634/W2734 river name="Saar"
side W2635/W2734 river name="Saar"
side W2635/W2735 river name="Saar"
side W2636/W2735 river name="Saar"
side W2636/W2736 river name="Saar"
side W2637/W2736 river name="Saar"
side W2637/W2737 river name="Saar"
side W2638/W2737 river name="Saar"
side W2638/W2738 city-river name="Saar"
side W2639/W2738 city-river name="Saar"
side W2640/W2740 river name="Saar"
side W2641/W2642 river name="Saar"
side W2641/W2740 river name="Saar"
side W2641/W2741 river name="Saar"
side W2733/W2734 river name="Moselle"
side W2733/W2833 city-river name="Moselle"
side W2733/W2834 river name="Moselle"
side W2738/W2739 city-river name="Saar"
side W2738/W2839 city-river name="Blies"
side W2739/W2740 river name="Saar"
side W2739/W2839 river name="Saar"
side W2739/W2840 river name="Saar"
side W2838/W2839 river name="Blies"
side W2838/W2938 river name="Blies"
side W2935/W3035 river name="Nahe"
side W2936/W3036 river name="Blies"
side W2936/W3037 river name="Blies"
side W2937/W2938 river name="Blies"
side W2937/W3037 river name="Blies"
side W2937/W3038 river name="Blies"
side W3035/W3036 river name="Nahe"
side W3035/W3135 river name="Nahe"
side W3134/W3135 river name="Nahe"
side W3134/W3235 river name="Nahe"
side W3234/W3235 river name="Nahe"
side W3235/W3334 river name="Nahe"
side W3244/W3344 river name="Rhine"
side W3334/W3335 river name="Nahe"
side W3335/W3435 river name="Nahe"
side W3343/W3344 river name="Rhine"
side W3343/W3444 river name="Rhine"
side W3435/W3436 river name="Nahe"
side W3435/W3535 river name="Nahe"
side W3442/W3542 river name="Rhine"
side W3443/W3444 river name="Rhine"
side W3443/W3542 river name="Rhine"
side W3443/W3543 city-river name="Rhine" !city-river
side W3533/W3633 river name="Rhine"
side W3533/W3634 river name="Rhine"
side W3534/W3535 river name="Nahe"
side W3534/W3634 river name="Rhine"
side W3534/W3635 river name="Nahe"
side W3541/W3542 river name="Rhine"
side W3541/W3642 river name="Rhine"
side W3634/W3635 river name="Rhine"
side W3634/W3734 river name="Rhine"
side W3639/W3739 city-river name="Rhine"
side W3640/W3739 city-river name="Rhine"
side W3640/W3740 river name="Rhine"
side W3641/W3642 river name="Rhine"
side W3641/W3740 river name="Rhine"
side W3641/W3741 river name="Rhine"
side W3733/W3734 river name="Rhine"
side W3734/W3834 river name="Rhine"
side W3737/W3838 river name="Rhine"
side W3738/W3739 city-river name="Rhine"
side W3738/W3838 river name="Rhine"
side W3738/W3839 river name="Rhine"
side W3739/W3839 city-river name="Neckar"
side W3739/W3840 city-river name="Neckar"
side W3740/W3840 river name="Neckar"
side W3834/W3835 city-river name="Rhine"
side W3835/W3934 city-river name="Rhine"
side W3835/W3935 city-river name="Rhine"
side W3836/W3935 river name="Rhine"
side W3836/W3936 river name="Rhine"
side W3837/W3838 river name="Rhine"
side W3837/W3936 river name="Rhine"
side W3837/W3937 river name="Rhine"
side W3840/W3841 river name="Neckar"
side W3841/W3940 river name="Neckar"
side W3934/W3935 river name="Main"
side W3935/W4035 river name="Main"
side W3940/W3941 river name="Neckar"
side W3941/W4041 river name="Neckar"
side W4035/W4036 river name="Main"
side W4036/W4135 city-river name="Main"
side W4041/W4042 river name="Neckar"
side W4042/W4141 river name="Neckar"
side W4042/W4142 river name="Neckar"
side W4043/W4142 river name="Neckar"
side W4043/W4143 river name="Neckar"
side W4044/W4143 river name="Neckar"
side W4044/W4144 river name="Neckar"
side W4135/W4136 city-river name="Main"
side W4135/W4236 city-river name="Main"
side W4235/W4236 river name="Main"

end
`,...Qn))))),x=er.grid,S=x.size,ar=Nn(`
format 1
counters "Hinge of Fate 1939" values=combat
nations Germany Slovakia Poland France "Soviet Union"
types infantry mountain panzer armour cavalry paratroop dive-bomber
sizes army corps division brigade
mobilities panzer cavalry mountain other none

counter agn-1 "I Corps" nation=Germany type=infantry size=corps mobility=other steps=7/4 code=1 group=agn setup=E1923 scenario=both !scenario
counter agn-wo "Special Corps Wodrig" nation=Germany type=infantry size=corps mobility=other steps=5/3 code=Wo group=agn setup=E1922 scenario=both bracketed !name,nation,code,group,scenario
counter agn-br "Special Corps Brandt" nation=Germany type=infantry size=corps mobility=other steps=3/2 code=Br group=agn setup=E1919 scenario=both bracketed !name,nation,code,group,scenario
counter agn-21 "XXI Corps" nation=Germany type=infantry size=corps mobility=other steps=5/3 code=21 group=agn setup=E1526 scenario=both !scenario
counter agn-2 "II Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=2 group=agn setup=E1331 scenario=both !scenario
counter agn-3 "III Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=3 group=agn setup=E1532 scenario=both !scenario
counter agn-19 "XIX Panzer Corps" nation=Germany type=panzer size=corps mobility=panzer steps=9/5 code=19 group=agn setup=E1434 scenario=both noCityAttack !name,nation,type,group,setup,scenario,noCityAttack
counter agn-dnz "Danzig Brigade" nation=Germany type=infantry size=brigade mobility=none steps=2 code=Dnz group=agn setup=E1126 scenario=both static !name,nation,code,group,setup,scenario,static
counter ags-13 "XIII Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=13 group=ags setup=E2434 scenario=both !scenario
counter ags-10 "X Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=10 group=ags setup=E2533 scenario=both !scenario
counter ags-11 "XI Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=11 group=ags setup=E2733 scenario=both !scenario
counter ags-16 "XVI Panzer Corps" nation=Germany type=panzer size=corps mobility=panzer steps=10/5 code=16 group=ags setup=E2833 scenario=both noCityAttack !scenario,noCityAttack
counter ags-4 "IV Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=4 group=ags setup=E2933 scenario=both !scenario
counter ags-15 "XV Panzer Corps" nation=Germany type=panzer size=corps mobility=panzer steps=8/4 code=15 group=ags setup=E3033 scenario=both noCityAttack !scenario,noCityAttack
counter ags-14 "XIV Panzer Corps" nation=Germany type=panzer size=corps mobility=panzer steps=8/4 code=14 group=ags setup=E2934 scenario=both noCityAttack !scenario,noCityAttack
counter ags-7 "VII Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=7 group=ags setup=E3034 scenario=both !scenario
counter ags-8 "VIII Corps" nation=Germany type=infantry size=corps mobility=other steps=7/4 code=8 group=ags setup=E3134 scenario=both !scenario
counter ags-17 "XVII Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=17 group=ags setup=E3335 scenario=both !scenario
counter ags-18 "XVIII Mountain Corps" nation=Germany type=mountain size=corps mobility=mountain steps=6/3 code=18 group=ags setup=E3534 scenario=both !scenario
counter ags-22 "XXII Motorized Corps" nation=Germany type=panzer size=corps mobility=panzer steps=7/4 code=22 group=ags setup=slovakia arrival=3 scenario=both reinforcement noCityAttack !name,nation,type,group,setup,arrival,scenario,reinforcement,noCityAttack
counter slo "Slovakian Army" nation=Slovakia type=infantry size=army mobility=other steps=2 code=Slo group=ags setup=E3831 scenario=both needsArmyGroup noReplacement !name,nation,code,group,scenario,needsArmyGroup,noReplacement
counter lw-fd1 "Flieger Division 1" nation=Germany type=dive-bomber size=division mobility=none steps=4/3 code=FD1 group=luftwaffe setup=air scenario=both stuka !name,nation,type,steps,code,group,setup,scenario,stuka
counter lw-ff "Flieger Fuehrer Command" nation=Germany type=dive-bomber size=division mobility=none steps=4/3 code=FF group=luftwaffe setup=air scenario=both stuka !name,nation,type,steps,code,group,setup,scenario,stuka
counter lw-fkg "Fallschirmjaeger Kampfgruppe" nation=Germany type=paratroop size=brigade mobility=none steps=2 code=FKG group=luftwaffe setup=airdrop scenario=hinge freeStacking noZoneOfControl !name,nation,type,code,group,setup,scenario,freeStacking,noZoneOfControl
counter agc-ei "Eifel Corps" nation=Germany type=infantry size=corps mobility=other steps=3/2 code=Ei group=agc setup=W2634 scenario=hinge bracketed !name,nation,code,group,scenario
counter agc-6 "VI Corps" nation=Germany type=infantry size=corps mobility=other steps=5/3 code=6 group=agc setup=W2635 scenario=hinge !scenario
counter agc-30 "XXX Corps" nation=Germany type=infantry size=corps mobility=other steps=4/2 code=30 group=agc setup=W2637 scenario=hinge !scenario
counter agc-sp "Saar-Pfalz Corps" nation=Germany type=infantry size=corps mobility=other steps=5/3 code=SP group=agc setup=W2738 scenario=hinge bracketed !name,nation,code,group,scenario
counter agc-12 "XII Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=12 group=agc setup=W2839 scenario=hinge !scenario
counter agc-24 "XXIV Corps" nation=Germany type=infantry size=corps mobility=other steps=5/3 code=24 group=agc setup=W3040 scenario=hinge !scenario
counter agc-9 "IX Corps" nation=Germany type=infantry size=corps mobility=other steps=5/3 code=9 group=agc setup=W3241 scenario=hinge !scenario
counter agc-5 "V Corps" nation=Germany type=infantry size=corps mobility=other steps=6/3 code=5 group=agc setup=W3342 scenario=hinge !scenario
counter agc-27 "XXVII Corps" nation=Germany type=infantry size=corps mobility=other steps=4/2 code=27 group=agc setup=W3443 scenario=hinge !scenario
counter pl-bie "Group Bielsk" nation=Poland type=mountain size=corps mobility=mountain steps=3/1 code=Bie group=polish setup=E3333 scenario=both bracketed !name,nation,type,size,code,group,setup,scenario
counter pl-cd "Coastal Defense Group" nation=Poland type=infantry size=division mobility=none steps=2 code=CD group=polish setup=E1026 scenario=both bracketed static !name,nation,code,group,setup,scenario,static
counter pl-crhc "Combat Reserve of the High Command" nation=Poland type=armour size=brigade mobility=panzer steps=2 code=CRHC group=polish setup=E2523 scenario=both bracketed freeStacking noCityAttack !name,nation,code,group,scenario,freeStacking,noCityAttack
counter pl-czk "Group Czersk" nation=Poland type=infantry size=corps mobility=other steps=2 code=Czk group=polish setup=E1329 scenario=both bracketed !name,nation,code,group,scenario
counter pl-grd "Group Grodno" nation=Poland type=infantry size=corps mobility=other steps=2 code=Grd group=polish setup=E1917 scenario=both bracketed !name,nation,code,group,scenario
counter pl-gru "Group Grudziadz" nation=Poland type=infantry size=corps mobility=other steps=3/1 code=Gru group=polish setup=E1628 scenario=both bracketed !name,nation,code,group,scenario
counter pl-hfg "Hela Fortress Garrison" nation=Poland type=infantry size=brigade mobility=none steps=2 code=HFG group=polish setup=E1125 scenario=both bracketed static !name,nation,code,group,setup,scenario,static
counter pl-jas "Group Jaslo" nation=Poland type=infantry size=corps mobility=other steps=2 code=Jas group=polish setup=E3726 scenario=both bracketed !name,nation,code,group,scenario
counter pl-kar "Karpaty Army" nation=Poland type=infantry size=army mobility=other steps=4/2 code=Kar group=polish setup=E3629 scenario=both !name,nation,size,code,group,scenario
counter pl-krk "Krakow Army" nation=Poland type=infantry size=army mobility=other steps=6/3 code=Krk group=polish setup=E3231 scenario=both !name,nation,size,code,group,scenario
counter pl-lod "Lodz Army" nation=Poland type=infantry size=army mobility=other steps=6/3 code=Lod group=polish setup=E2530 scenario=both !name,nation,size,code,group,scenario
counter pl-mod "Modlin Army" nation=Poland type=infantry size=army mobility=other steps=5/3 code=Mod group=polish setup=E2023 scenario=both !name,nation,size,code,group,scenario
counter pl-nar "Group Narew" nation=Poland type=infantry size=corps mobility=other steps=4/2 code=Nar group=polish setup=E2119 scenario=both bracketed !name,nation,code,group,scenario
counter pl-pio "Group Piotrkow" nation=Poland type=infantry size=corps mobility=other steps=3/1 code=Pio group=polish setup=E2830 scenario=both bracketed !name,nation,code,group,scenario
counter pl-png "Prusy Army Northern Group" nation=Poland type=infantry size=corps mobility=other steps=4/2 code=PNG group=polish setup=E2727 scenario=both bracketed !name,nation,code,group,scenario
counter pl-pom "Army Pomorze" nation=Poland type=infantry size=army mobility=other steps=5/3 code=Pom group=polish setup=E1630 scenario=both !name,nation,size,code,group,scenario
counter pl-poz "Poznan Army" nation=Poland type=infantry size=army mobility=other steps=6/3 code=Poz group=polish setup=E1933 scenario=both !name,nation,size,code,group,scenario
counter pl-psg "Prusy Army Southern Group" nation=Poland type=infantry size=corps mobility=other steps=4/2 code=PSG group=polish setup=E3028 scenario=both bracketed !name,nation,code,group,scenario
counter pl-sla "Group Slask" nation=Poland type=infantry size=corps mobility=other steps=4/2 code=Sla group=polish setup=E3132 scenario=both bracketed !name,nation,code,group,scenario
counter pl-wys "Group Wyszkow" nation=Poland type=infantry size=corps mobility=other steps=3/1 code=Wys group=polish setup=E2422 scenario=both bracketed !name,nation,code,group,scenario
counter su-b3 "3rd Army" nation="Soviet Union" type=infantry size=army mobility=other steps=6/3 code=3 group=byelorussian setup=red-row-north arrival=event scenario=hinge !nation,group,setup,arrival,scenario
counter su-b11 "11th Army" nation="Soviet Union" type=infantry size=army mobility=other steps=6/3 code=11 group=byelorussian setup=red-row-north arrival=event scenario=hinge !nation,group,setup,arrival,scenario
counter su-bcmg "Cavalry-Mechanized Group" nation="Soviet Union" type=cavalry size=corps mobility=cavalry steps=5/3 code=CMG group=byelorussian setup=red-row-north arrival=event scenario=hinge noCityAttack !name,nation,type,code,group,setup,arrival,scenario,noCityAttack
counter su-b10 "10th Army" nation="Soviet Union" type=infantry size=army mobility=other steps=4/2 code=10 group=byelorussian setup=red-row-north arrival=event scenario=hinge !nation,group,setup,arrival,scenario
counter su-b4 "4th Army" nation="Soviet Union" type=infantry size=army mobility=other steps=6/3 code=4 group=byelorussian setup=red-row-north arrival=event scenario=hinge !nation,group,setup,arrival,scenario
counter su-u5 "5th Army" nation="Soviet Union" type=infantry size=army mobility=other steps=6/3 code=5 group=ukrainian setup=red-row-south arrival=event scenario=hinge !nation,group,setup,arrival,scenario
counter su-u6 "6th Army" nation="Soviet Union" type=infantry size=army mobility=other steps=7/4 code=6 group=ukrainian setup=red-row-south arrival=event scenario=hinge !nation,group,setup,arrival,scenario
counter su-u12 "12th Army" nation="Soviet Union" type=infantry size=army mobility=other steps=7/4 code=12 group=ukrainian setup=red-row-south arrival=event scenario=hinge !nation,group,setup,arrival,scenario
counter fr-21 "XXI Corps" nation=France type=infantry size=corps mobility=other steps=5/3 code=21 group=french setup=W2536 scenario=hinge !scenario
counter fr-c "Colonial Corps" nation=France type=infantry size=corps mobility=other steps=6/3 code=C group=french setup=W2537 scenario=hinge !name,nation,code,group,scenario
counter fr-9 "IX Corps" nation=France type=infantry size=corps mobility=other steps=6/3 code=9 group=french setup=W2639 scenario=hinge !scenario
counter fr-6 "VI Corps" nation=France type=infantry size=corps mobility=other steps=6/3 code=6 group=french setup=W2739 scenario=hinge !scenario
counter fr-20 "XX Corps" nation=France type=infantry size=corps mobility=other steps=6/3 code=20 group=french setup=W2840 scenario=hinge !nation,type,size,group,setup,scenario
counter fr-5 "V Corps" nation=France type=infantry size=corps mobility=other steps=6/3 code=5 group=french setup=W2940 scenario=hinge !scenario
counter fr-8 "VIII Corps" nation=France type=infantry size=corps mobility=other steps=5/3 code=8 group=french setup=W3141 scenario=hinge !scenario
counter fr-12 "XII Corps" nation=France type=infantry size=corps mobility=other steps=5/3 code=12 group=french setup=W3243 scenario=hinge !scenario
counter fr-na "North African Corps" nation=France type=infantry size=corps mobility=other steps=6/3 code=NA group=french setup=maginot arrival=R scenario=hinge reinforcement !name,nation,code,group,setup,arrival,scenario,reinforcement
counter fr-3 "III Corps" nation=France type=infantry size=corps mobility=other steps=6/3 code=3 group=french setup=maginot arrival=R scenario=hinge reinforcement !nation,group,setup,arrival,scenario,reinforcement
counter fr-10 "X Corps" nation=France type=infantry size=corps mobility=other steps=5/3 code=10 group=french setup=maginot arrival=R scenario=hinge reinforcement !nation,group,setup,arrival,scenario,reinforcement
counter fr-11 "XI Corps" nation=France type=infantry size=corps mobility=other steps=5/3 code=11 group=french setup=maginot arrival=R scenario=hinge reinforcement !nation,group,setup,arrival,scenario,reinforcement
counter fr-16 "XVI Corps" nation=France type=infantry size=corps mobility=other steps=5/3 code=16 group=french setup=maginot arrival=R scenario=hinge reinforcement !nation,group,setup,arrival,scenario,reinforcement
counter fr-18 "XVIII Corps" nation=France type=infantry size=corps mobility=other steps=5/3 code=18 group=french setup=maginot arrival=R scenario=hinge reinforcement !nation,group,setup,arrival,scenario,reinforcement

end
`,...$n),{counterSet:or,counters:C,UNITS:w,unitIds:T,unit:sr}=ar,{flagged:cr}=ar,lr=x.sheet.indexOf(1),ur=[ir(`E2523`),ir(`E2524`)],dr=ir(`E1026`),fr=ir(`E1126`),pr=ir(`E1125`);ir(`E2535`),ir(`E1221`),ir(`E1137`);const E=Uint8Array.from(x.sheet),D={none:0,germany:1,eastPrussia:2,danzig:3,slovakia:4,poland:5,france:6},mr=[``,`Germany`,`East Prussia`,`Danzig`,`Slovakia`,`Poland`,`France`],O=new Uint8Array(S),hr={none:0,polish:1,westWall:2,maginot:3},gr=[``,`polish`,`west-wall`,`maginot`],_r=new Uint8Array(S),vr={none:0,north:1,south:2,gap:3},yr=[``,`north`,`south`,`gap`],br=new Uint8Array(S),xr={none:0,north:1,south:2},Sr=[``,`north`,`south`],k=new Uint8Array(S),A=new Uint8Array(S),Cr=new Uint8Array(S),wr=new Uint8Array(S),Tr=new Uint8Array(S),Er=new Uint8Array(S),Dr=new Uint8Array(S),Or=[],kr=[],Ar=[],jr=[],Mr=[],Nr=[],Pr=[],Fr=Object.keys(_).map(()=>[]),Ir=new Uint8Array(S),Lr=(e,t)=>Math.max(0,e.indexOf(t??``));function j(e,t){e.length=0;for(let n=0;n<S;n++)t(n)&&e.push(n)}const Rr=(e,...t)=>t.reduce((t,n)=>t|1<<e.indexOf(n),0);nr(e=>{let t=Rr(e.terrainKinds,`sea`,`lake`),n=Rr(e.terrainKinds,`mountain`),r=(t,n)=>e.feature(t,n)===void 0?0:1;for(let i=0;i<S;i++)O[i]=e.region[i]<0?0:mr.indexOf(e.regionKinds[e.region[i]]),_r[i]=Lr(gr,e.feature(i,`fort`)),br[i]=Lr(yr,e.feature(i,`red-row`)),k[i]=Lr(Sr,e.feature(i,`eastern-poland`)),A[i]=r(i,`city`),Tr[i]=r(i,`exit`),Er[i]=r(i,`objective`),Dr[i]=r(i,`haven`),Cr[i]=e.terrain[i]&n?1:0,wr[i]=e.terrain[i]&t?1:0;zr(e)});function zr(e){j(kr,e=>A[e]===1&&O[e]===D.poland),j(Or,e=>kr.includes(e)||_r[e]===hr.polish),j(Ar,e=>E[e]===0&&(A[e]===1||_r[e]!==hr.none)&&k[e]===xr.none),j(jr,e=>A[e]===1&&E[e]===1&&O[e]===D.germany),j(Mr,e=>_r[e]===hr.westWall),j(Nr,e=>_r[e]===hr.maginot),j(Pr,e=>O[e]===D.slovakia);for(let t of[`agn`,`ags`,`agc`])j(Fr[_[t]],n=>e.feature(n,`source`)===t);j(Fr[_.french],e=>_r[e]===hr.maginot),j(Fr[_.byelorussian],e=>br[e]===vr.north),j(Fr[_.ukrainian],e=>br[e]===vr.south),Ir.fill(0),Fr.forEach((e,t)=>{for(let n of e)Ir[n]|=1<<t})}const Br=new Uint8Array(S*6),Vr=new Uint8Array(S*6),Hr=new Uint8Array(S);nr(e=>{let t=Rr(e.hexsideKinds,`river`),n=Rr(e.hexsideKinds,`sea`,`lake`,`blocked`);Hr.fill(0);for(let r=0;r<S*6;r++){let i=Math.floor(r/6),a=x.neighbours[r],o=e.hexsides[r];Br[r]=+(a>=0&&!wr[a]&&!wr[i]&&!(o&n)),Vr[r]=a>=0&&o&t&&!A[i]&&!A[a]?1:0,Vr[r]&&(Hr[i]=1)}});const M=Uint8Array.from(C,e=>_[e.fields.get(`group`)]),N=Int32Array.from(M,e=>1<<e),P=Uint8Array.from(M,e=>e<=_.luftwaffe?0:1),Ur=Int32Array.from(C,e=>e.steps[0][0]),Wr=Int32Array.from(C,e=>e.steps.at(-1)[0]),Gr=Uint8Array.from(C,e=>e.steps.length),F=cr(`static`),Kr=cr(`freeStacking`),qr=cr(`noCityAttack`),Jr=cr(`stuka`),Yr=Uint8Array.from(C,e=>+(e.type===`panzer`)),Xr=Uint8Array.from(C,e=>+(e.size===`army`)),Zr=[`panzer`,`cavalry`,`mountain`,`other`],Qr=Uint8Array.from(C,e=>Math.max(0,Zr.indexOf(e.mobility))),I=sr(`lw-fkg`),$r=sr(`ags-22`),ei=sr(`slo`),ti=sr(`pl-hfg`),ni=C.flatMap((e,t)=>Jr[t]?[t]:[]),ri=C.flatMap((e,t)=>e.fields.get(`arrival`)===`R`?[t]:[]),ii=C.flatMap((e,t)=>e.fields.get(`arrival`)===`event`?[t]:[]),ai=Int32Array.from(C,e=>x.indexOf(e.fields.get(`setup`)??``)),oi=Uint8Array.from(C,e=>+(e.fields.get(`scenario`)===`hinge`)),L=re({turn:[`stage`],playerTurn:[`who`,`stage`],order:[],phase:[`stage`],endOfTurn:[`stage`],overstacked:[`hex`],replacement:[],sovietEntry:[],movement:[],bridge:[],combat:[],assemble:[`target`,`stuka`,`drop`],battle:[`target`,`stage`,`column`,`result`,`marks`,`agcUnits`],relief:[],commit:[],allOut:[],defenderLoss:[],attackerLoss:[],retreat:[],advance:[],seaside:[],ring:[],occupation:[`first`,`second`]},{stage:[0,12],who:[0,b.length-1],hex:[0,S-1],target:[0,S-1],stuka:[0,3],drop:[0,1],column:[0,8],result:[0,4],marks:[0,31],agcUnits:[0,w],first:[-1,S-1],second:[-1,S-1]});function si(e,t,n){let r=0;for(let i=0;i<e.top.length;i++){let a=0;for(let r=e.top[i];r>=0;r=e.below[r])if(e.place[r]!==i||++a>e.place.length)return`${t[r]} is listed in ${n[i]} and stands elsewhere`;r+=a}let i=0;for(let t=0;t<e.place.length;t++)e.place[t]>=0&&(i+=1);return i===r?null:`${i} units stand on the map and ${r} are listed in its hexes`}function ci(e,t,n){let r=e.derived;if(r===void 0)return[];e.derived=void 0;let i=t(e);return e.derived=r,r.zones.flatMap((e,t)=>{let r=n.findIndex((n,r)=>e[r]!==i.zones[t][r]);return r<0?[]:[`the zones of control of side ${t} are out of date in ${n[r]}`]})}function li(e){return Math.floor(e/24)*12}const ui=2147483647;function R(e,t){return{shape:`scalar`,cells:1,range:[e,t],fits:pi(e,t)}}function di(e,t,n){return{shape:`run`,cells:e,range:[t,n],fits:pi(t,n)}}function fi(e,t){return di(e,0,Object.values(t).reduce((e,t)=>e|t,0))}function pi(e,t){return n=>{for(let r=0;r<n.length;r++)if(n[r]<e||n[r]>t)return!1;return!0}}const mi=[{kind:Int8Array,least:-128,most:127},{kind:Uint8Array,least:0,most:255},{kind:Int16Array,least:-32768,most:32767},{kind:Uint16Array,least:0,most:65535},{kind:Int32Array,least:-2147483648,most:2147483647}];function hi([e,t]){let n=mi.find(n=>e>=n.least&&t<=n.most);if(n===void 0)throw RangeError(`no cell holds the numbers from ${e} to ${t}`);return n.kind}function gi(){return e=>{let t=vi(e),n=/* @__PURE__ */ new WeakMap,r=Si(t);return{spec:e,create:(e,n,i)=>r(i??new Int32Array(t.words),e,n),toJSON(e,r){let i={},a=r===void 0?void 0:n.get(r);for(let n of t.places){let t=n.name;i[t]=a===void 0||n.field.shape===`scalar`?yi(e[t]):_i(n.field)?xi(r[t],a[t],e[t]):bi(r[t],e[t],a.cells,e.cells,n)}return r!==void 0&&n.set(i,e.copy()),i},fromJSON:e=>wi(e,t),isSound(e){let n=e.numbers(),r=0;return t.places.every(({field:e})=>(r+=e.cells,e.fits(n.subarray(r-e.cells,r))))}}}}const _i=e=>`isSeldom`in e;function vi(e){let t=Object.entries(e).map(([e,t])=>({name:e,field:t,kind:t.shape===`scalar`?Int32Array:hi(t.range)})),n=/* @__PURE__ */ new Map,r=0,i=0;for(let e of[!1,!0]){i=r;let a=r*4;for(let r of[4,2,1])for(let{name:i,field:o,kind:s}of t)s.BYTES_PER_ELEMENT===r&&_i(o)===e&&(n.set(i,a),a+=o.cells*r);r=Math.ceil(a/4)}return{places:t.map(e=>({...e,offset:n.get(e.name)})),words:r,ownWords:i}}function yi(e){if(typeof e==`number`)return e;let t=e,n=Array(t.length);for(let e=0;e<t.length;e++)n[e]=t[e];return n}function bi(e,t,n,r,{offset:i,kind:a}){let o=a.BYTES_PER_ELEMENT,s=(i+t.length*o)/4,c=e;for(let a=i>>2;a<s;a++){if(n[a]===r[a])continue;c===e&&(c=e.slice());let s=Math.max(0,(a*4-i)/o),l=Math.min(t.length,(a*4+4-i)/o);for(let e=s;e<l;e++)c[e]=t[e]}return c}function xi(e,t,n){if(t===n)return e;for(let e=0;e<n.length;e++)if(t[e]!==n[e])return yi(n);return e}function Si({places:e,ownWords:t}){let n=e.filter(({field:e})=>e.shape===`run`&&!_i(e)),r=e.filter(({field:e})=>_i(e)),i=new Map(r.map(({name:e},t)=>[e,1<<t])),a=(1<<r.length)-1;class o{cells;terms;dice;derived=void 0;sharedBits=0;constructor(e,i,a,o){this.cells=o===null?e.subarray(0,t):e,this.terms=i,this.dice=a;let s=this,c=e.buffer;for(let e=0;e<n.length;e++){let{name:t,kind:r,offset:i,field:a}=n[e];s[t]=new r(c,i,a.cells)}for(let e=0;e<r.length;e++){let{name:t,kind:n,offset:i,field:a}=r[e];s[t]=o===null?new n(c,i,a.cells):o[t]}}copy(){let e=new o(this.cells.slice(),this.terms,this.dice,this);return e.sharedBits=a,this.sharedBits=a,e}copyFrom(e){this.cells.set(e.cells),this.dice=e.dice,this.derived=void 0;let t=this,n=e;for(let i=0;i<r.length;i++){let{name:a}=r[i];t[a]!==n[a]&&(this.sharedBits&1<<i?(t[a]=n[a],e.sharedBits|=1<<i):t[a].set(n[a]))}}own(e){let t=this,n=i.get(e);if(n===void 0)throw RangeError(`copies do not share ${e}`);return this.sharedBits&n&&(t[e]=t[e].slice(),this.sharedBits&=~n),t[e]}ownAll(){for(let{name:e}of r)this.own(e)}numbers(){let t=new Int32Array(e.reduce((e,{field:t})=>e+t.cells,0)),n=this,r=0;for(let{name:i,field:a}of e){let e=n[i];typeof e==`number`?t[r]=e:t.set(e,r),r+=a.cells}return t}}for(let{name:t,field:n,offset:r}of e){if(n.shape===`run`)continue;let e=r/4;Object.defineProperty(o.prototype,t,{get(){return this.cells[e]},set(t){this.cells[e]=t}})}return(e,t,n)=>new o(e,t,n,null)}const Ci=`is missing, misspelt or of the wrong size`;function wi(e,{places:t,words:n}){if(typeof e!=`object`||!e)return{ok:!1,field:`state`,reason:Ci};let r=e,i=Object.keys(r).find(e=>!t.some(({name:t})=>t===e));if(i!==void 0)return{ok:!1,field:i,reason:Ci};let a=new Int32Array(n);for(let{name:e,field:n,kind:i,offset:o}of t){let t=n.shape===`scalar`?[r[e]]:r[e];if(!(Array.isArray(t)&&t.length===n.cells&&t.every(e=>Number.isInteger(e))))return{ok:!1,field:e,reason:Ci};if(!n.fits(t))return{ok:!1,field:e,reason:`holds numbers that no game can reach`};new i(a.buffer,o,n.cells).set(t)}return{ok:!0,cells:a}}function Ti(e,t,n){let r=Ei(e,t),i=(e-r)/t;return r===0||n===`down`?i:n===`up`||r*2>=t?i+1:i}function Ei(e,t){let n=e%t;return n<0?n+t:n}function Di(e,t){return Ti(e,2,t)}function Oi(e,t){let n=e.from,r=n.length-1;for(;r>0&&n[r]>t;)r--;return r}const ki=(e,t)=>e<0?0:e>=t?t-1:e,Ai=(e,t)=>e-t,ji=/^(\d+):(\d+)$/,Mi=/[+-]?\d+/;function Ni(e){let t=ji.exec(e);return t===null?Number(Mi.exec(e)?.[0]??NaN):Pi(Number(t[1]),Number(t[2]))}function Pi(e,t){return t===1&&e>=1?e-1:e===1&&t>=1?1-t:NaN}function Fi(e){if(e.length===0)return`there is no heading`;for(let t=0;t<e.length;t++){if(Number.isNaN(Ni(e[t])))return`"${e[t]}" is not a differential, odds or a range`;if(t>0&&Ni(e[t-1])>=Ni(e[t]))return`"${e[t]}" does not lie above "${e[t-1]}"`}return null}const Ii=/^(\d{1,3})(?:-(\d{1,3}))?$/,Li=/^[-=+|\s]*$/,Ri=/\s*\|\s*|\s{2,}/;function zi(e,t,n){let r=ct(t),i=Vi(e,r),o=i[0]?.cells.length??0;for(let e of i)e.cells.length!==o&&r.report(`ragged-table`,e.number,`${e.cells.length} cells, not ${o}`,e.label);let s=Ui(i,r),c=Wi(i,r),l=c[0]?.roll??0,u=l+c.length-1,d=Gi(c,n,r);return a({headings:s,columns:o,lowestRoll:l,highestRoll:u,...d},r.faults)}function Bi(e,t){return c(zi(e,`combat table`,t))}function Vi(e,t){let n=[];for(let[r,i]of e.split(`
`).entries()){let e=i.replace(/#.*/,``);if(Li.test(e))continue;let[a,...o]=Hi(e);o.length===0?t.report(`no-label`,r+1,`a line is a label, a | and its cells`):n.push({number:r+1,label:a,cells:o})}return n}function Hi(e){let t=e.indexOf(`|`);if(t<0)return[e];let n=e.slice(t+1).trim();return[e.slice(0,t).trim(),...n.split(Ri)]}function Ui(e,t){let n=/* @__PURE__ */ new Map;for(let r of e){if(Ii.test(r.label))continue;let e=n.has(r.label)?`there are two lines of this name`:Fi(r.cells);e!==null&&t.report(`bad-heading`,r.number,e,r.label),n.set(r.label,{labels:r.cells,from:r.cells.map(Ni)})}return n.size===0&&t.report(`no-heading`,0,`the table has no line of headings`),Object.fromEntries(n)}function Wi(e,t){let n=[];for(let r of e){let e=Ii.exec(r.label);if(e===null)continue;let i=Number(e[1]),a=n.length===0?i:n[n.length-1].roll+1;i!==a&&t.report(`missing-roll`,r.number,`the row for ${a} is expected here`,r.label);for(let t=i;t<=Number(e[2]??i);t++)n.push({roll:t,line:r})}return n.length===0&&t.report(`no-row`,0,`the table has no row`),n}function Gi(e,t,n){let r=[],i=[],a=(e,a)=>{let o=r.indexOf(e);if(o>=0)return o;let s=t(e);return s===null?n.report(`bad-cell`,a.number,`"${e}" is not a result`,a.label):i.push(s),r.push(e)-1},o=e.flatMap(e=>e.line.cells.map(t=>a(t,e.line)));return{results:i,printed:r,cells:Uint16Array.from(o)}}const Ki=[`AE`,`AS`,`BB`,`DR`,`DE`],qi=Bi(`
  differential | -5 or less  -4 or -3  -2 or -1   0   +1 or +2  +3   +4 or +5  +6 to +8  +9 or more
  -------------+--------------------------------------------------------------------------------------
  1            | AE          AE        AE         AE  AE        AS   BB        BB        DR
  2            | AE          AE        AE         AS  AS        BB   BB        DR        DR
  3            | AE          AE        AS         AS  BB        BB   DR        DR        DR
  4            | AE          AS        AS         BB  BB        DR   DR        DR        DE
  5            | AS          AS        BB         BB  DR        DR   DR        DE        DE
  6            | AS          BB        BB         DR  DR        DR   DE        DE        DE
  `,e=>Ki.find(t=>t===e)??null),Ji={germanEast:{superiority:5,parity:4},polish:{superiority:3,parity:4},soviet:{superiority:3,parity:4},french:{superiority:5,parity:6},germanWest:{superiority:6,parity:5}},Yi={sovietEntry:7,coup:9},Xi={warsawGerman:-2,warsawAdjacent:-1,westWall:1,eachWestCity:1,mostWestCities:8},Zi=[0,1,1,2,2,3],Qi={superiority:5,parity:2},$i={start:49,crisis:1,combat:4,replacement:2},ea={germanWithPanzer:2,german:1,french:1},ta={aside:-1,dead:-2,exited:-3,unused:-4},z={begun:1,stopped:2,topped:4,attacked:8,involved:16,unsupplied:32,reps:64,pinned:128},na=z.begun|z.stopped|z.topped|z.attacked,ra={wasFrench:1,revealed:2},B={none:0,replacement:1,movement:2,combat:3},ia=[`none`,`replacement`,`movement`,`combat`],aa={moveFight:0,fightMove:1},oa=[`move-fight`,`fight-move`],sa={unused:0,running:1,spent:2},ca=gi()({rolls:R(0,ui),revelations:R(0,ui),turn:R(1,12),player:R(-1,b.length-1),phase:R(B.none,B.combat),order:R(aa.moveFight,aa.fightMove),switched:R(0,1),stukasUsed:R(0,3),stukasReduced:R(0,1),supplyPoints:R($i.crisis,$i.start),soviets:R(0,1),exited:R(0,w),armiesJoined:R(0,1),reinforced:R(0,1),bridge:R(-1,S-1),seaside:R(sa.unused,sa.spent),easternClosed:R(0,1),germanLosses:R(0,2*w*12),verdict:R(0,11),mover:R(-1,w-1),left:R(0,72),moverSupplied:R(0,1),siege:di(2,-1,S-1),tried:di(24,0,S*6),flow:ie(L),place:di(w,-7,S-1),below:di(w,-1,w-1),steps:di(w,0,2),unitFlags:fi(w,z),top:di(S,-1,w-1),control:di(S,0,2),hexFlags:fi(S,ra)}),V=(e,t,n)=>(e[t]&n)!==0,H=e=>e.terms.scenario===`historical`;function la(e,t,n){ua(e,t,n);for(let r=t*6;r<t*6+6;r++){let t=x.neighbours[r];t<0||ua(e,t,n&&da(e,t))}}function ua(e,t,n){e.hexFlags[t]=n?e.hexFlags[t]|ra.revealed:e.hexFlags[t]&~ra.revealed}function da(e,t){for(let n=e.top[t];n>=0;n=e.below[n])if(V(e.unitFlags,n,z.involved))return!0;return!1}function fa(e){e.place.fill(-1),e.top.fill(-1),e.below.fill(-1)}function pa(e,t,n){ma(e,t),e.place[t]=n,e.below[t]=e.top[n],e.top[n]=t}function ma(e,t){let n=e.place[t];e.place[t]=-1,n<0||(e.top[n]===t?e.top[n]=e.below[t]:e.below[va(e,t,n)]=e.below[t],e.below[t]=-1)}function ha(e,t,n){ma(e,t),e.place[t]=n}function ga(e,t){let n=e.place[t];n>=0&&pa(e,t,n)}function _a(e,t){let n=[];for(let r=e.top[t];r>=0;r=e.below[r])n.push(r);return n}function va(e,t,n){let r=e.top[n];for(;r>=0&&e.below[r]!==t;)r=e.below[r];if(r<0)throw Error(`unit ${t} is not in the stack of its hex ${n}`);return r}const ya=[`German`,`Allied`],U=(e,t)=>e.control[t]-1;function ba(e,t,n){let r=e.top[n];return r>=0&&P[r]!==t}function xa(e,t){return e.steps[t]===Gr[t]?Ur[t]:Wr[t]}function Sa(e,t){let n=[];for(let r=e.top[t];r>=0;r=e.below[r])n.push(r);return n}function Ca(e,t){for(let n=0;n<w;n++)e.unitFlags[n]&=~t}const wa=[null,{camp:1,rule:`4.2a`,because:`three supplied French units left by the north edge`},{camp:1,rule:`4.2b`,because:`the Soviets took a German city`},{camp:1,rule:`4.2c`,because:`Danzig fell`},{camp:1,rule:`4.2d`,because:`a coup removed Hitler`},{camp:0,rule:`4.8`,because:`every Polish city and fortress is German`},{camp:-1,rule:`4.9`,because:`neither side has won by the end of turn 12`},{camp:0,rule:`14.6`,because:`Warsaw fell before turn 6 with at most 12 German steps lost`},{camp:1,rule:`14.8b`,because:`Eastern Poland was not taken by the end of turn 7`},{camp:0,rule:`14.7b`,because:`Poland is conquered with at most 12 German steps lost`},{camp:1,rule:`14.7c`,because:`Poland is conquered, but more than 12 German steps were lost`},{camp:1,rule:`14.9`,because:`Poland holds out to the end of turn 12`}],W={exit:1,sovietCity:2,danzig:3,coup:4,poland:5,draw:6,warsaw:7,east:8,conquest:9,costly:10,holdsOut:11};function Ta(e,t,n){if(e.verdict!==0)return;let{rule:r,because:i}=wa[t];e.verdict=t,n?.push({event:`game-over`,rule:r,winners:Ea(e),because:i})}function Ea(e){let t=wa[e.verdict]?.camp??-1,n=H(e)?2:Fe.length;return Array.from({length:n},(e,t)=>t).filter(e=>Ie[e]===t)}function Da(e){if(e.terms.options.stepLosses===`every`)return e.germanLosses;let t=0;for(let n=0;n<w;n++)(M[n]===_.agn||M[n]===_.ags)&&(t+=Gr[n]-e.steps[n]);return t}function Oa(e,t){e.turn<6&&ka(e,t),e.turn>7&&Aa(e,t)}function ka(e,t){ur.every(t=>U(e,t)===0)&&Da(e)<=12&&Ta(e,W.warsaw,t)}function Aa(e,t){ja(e)&&Ta(e,Da(e)<=12?W.conquest:W.costly,t)}function ja(e){for(let t=0;t<w;t++)if(M[t]===_.polish&&e.place[t]>=0)return!1;return Ar.every(t=>U(e,t)===0)}function Ma(e,t){H(e)&&Oa(e,t),e.turn>=e.terms.lastTurn&&Ta(e,H(e)?W.holdsOut:W.draw,t)}function Na(e,t,n,r,i){H(e)?Oa(e,i):P[t]===1?Pa(e,t,n,r,i):Fa(e,i)}function Pa(e,t,n,r,i){if(!Er[n]||!r)return;let a=(N[t]&Re)!==0;n===fr&&(a||M[t]===_.polish)?Ta(e,W.danzig,i):a&&Ta(e,W.sovietCity,i)}function Fa(e,t){Or.length!==0&&Or.every(t=>U(e,t)===0)&&Ta(e,W.poland,t)}function Ia(e,t,n){t&&(e.exited+=1),e.exited>=3&&Ta(e,W.exit,n)}function La(e){if(e.derived===void 0){e.derived={zones:[new Int16Array(S),new Int16Array(S)]};for(let t=0;t<w;t++)e.place[t]>=0&&Ra(e,t,e.place[t],1)}return e.derived}function Ra(e,t,n,r){if(e.derived===void 0||t===I)return;let i=e.derived.zones[P[t]];i[n]+=r;for(let e=n*6;e<n*6+6;e++)Br[e]&&(i[x.neighbours[e]]+=r)}function za(e,t,n){return La(e).zones[t][n]>0}function Ba(e,t,n){return za(e,+(t===0),n)}function Va(e){let t=/* @__PURE__ */ new Set;for(let n of e)for(let r=n*6;r<n*6+6;r++){let n=x.neighbours[r];n>=0&&!wr[n]&&!e.includes(n)&&t.add(n)}return[...t]}function Ha(e,t){return Va(t).every(t=>!ba(e,0,t)&&(e.top[t]>=0||za(e,0,t)))}const Ua=e=>[...e.siege].filter(e=>e>=0);function Wa(e,t){return e.seaside===sa.running&&M[t]===_.polish&&e.siege.includes(e.place[t])}function Ga(e,t){if(e.seaside!==sa.running)return;for(let t=0;t<e.siege.length;t++)e.siege[t]>=0&&U(e,e.siege[t])===0&&(e.siege[t]=-1);let n=Ua(e);n.length>0&&Ha(e,n)||(n.length>0&&t?.push({event:`siege-lifted`,rule:`13.7d`}),Ka(e))}function Ka(e){e.seaside=sa.spent,e.siege.fill(-1),Ca(e,z.pinned)}function qa(e,t,n,r,i){let a=e.place[t];a>=0&&Ra(e,t,a,-1),pa(e,t,n),Ra(e,t,n,1),Ya(e,t,n,r,i),Ga(e,i)}function Ja(e,t,n,r){let i=e.place[t];i>=0&&Ra(e,t,i,-1),ha(e,t,n),e.unitFlags[t]=0,Ga(e,r)}function Ya(e,t,n,r,i){let a=P[t];e.control[n]!==a+1&&(e.control[n]=a+1,i?.push({event:`control`,rule:`3.5b`,hex:x.names[n],camp:ya[a]}),a===1&&E[n]===1&&A[n]&&(e.hexFlags[n]|=ra.wasFrench),Na(e,t,n,r,i))}function Xa(e,t,n,r){e.control[t]=n+1,r?.push({event:`control`,rule:`4.11a`,hex:x.names[t],camp:ya[n]})}function Za(e,t,n,r){P[t]===0&&(e.germanLosses+=1),--e.steps[t];let i=x.names[e.place[t]]??null,a=e.steps[t]===0;r?.push({event:a?`eliminated`:`reduced`,rule:n,unit:T[t],hex:i}),a&&Ja(e,t,ta.dead,r)}function Qa(e,t,n,r){P[t]===0&&(e.germanLosses+=e.steps[t]),e.steps[t]=0,r?.push({event:`eliminated`,rule:n,unit:T[t],hex:x.names[e.place[t]]??null}),Ja(e,t,ta.dead,r)}const G=e=>b[e.player].side,$a=e=>e.player<0?0:b[e.player].groups;function eo(e){e.mover=-1,e.left=0,e.moverSupplied=0,e.tried.fill(0)}const to=({sequence:e,over:t,unit:n,hex:r})=>({WRONG_PHASE:p(e,`this cannot be done at this point of the sequence of play`),WRONG_SIDE:p(e,`the decision is another player’s`),GAME_OVER:p(t,`the game is over`),MALFORMED:p(e,`this is not an action of the game`),UNKNOWN_UNIT:p(n,`there is no such unit`),UNKNOWN_HEX:p(r,`there is no such hex on the map`)}),no=e=>t=>typeof t==`string`?e.indexOf(t):-1,{WRONG_PHASE:K,WRONG_SIDE:ro,GAME_OVER:io,MALFORMED:ao,UNKNOWN_UNIT:q,UNKNOWN_HEX:oo}=to({sequence:`5.1a`,over:`4.1`,unit:`2.3`,hex:`2.2a`}),J=no(or),Y=no(x),so=e=>A[e]?2:1,co=p(`6.6`,`enemy units stand in that hex`),lo=p(`6.8`,`units of Army Groups North and South may not share a hex, even in passing`),uo=p(`6.8`,`units of the two Soviet fronts may not share a hex, even in passing`),fo=p(`6.8`,`Polish and Soviet units may not share a hex, even in passing`),po=p(`6.1`,`a hex holds one unit, a city two`),mo=Object.values(_).map(()=>[]);mo[_.agn].push([v(_.ags),lo]),mo[_.ags].push([v(_.agn),lo]),mo[_.byelorussian].push([v(_.ukrainian),uo],[v(_.polish),fo]),mo[_.ukrainian].push([v(_.byelorussian),uo],[v(_.polish),fo]),mo[_.polish].push([Re,fo]);function ho(e,t,n){for(let r=e.top[n];r>=0;r=e.below[r]){if(P[r]!==P[t])return co;for(let[e,n]of mo[M[t]])if(N[r]&e)return n}return null}const go=(e,t)=>mo[M[e]].every(([e])=>(N[t]&e)===0);function _o(e,t,n){return Kr[t]===1||vo(e,n,t)<so(n)}function vo(e,t,n){let r=0;for(let i=e.top[t];i>=0;i=e.below[i])i!==n&&!Kr[i]&&(r+=1);return r}function yo(e,t){return e.verdict!==0||e.phase===B.movement&&(N[t]&$a(e))!==0||se(e.flow,L.overstacked)>=0}function bo(e,t,n){return ho(e,t,n)??(_o(e,t,n)?null:po)}const xo=(e,t)=>vo(e,t,-1)>so(t);function So(e){let t=$a(e);for(let n=0;n<w;n++){let r=e.place[n];if(r>=0&&N[n]&t&&e.below[n]>=0&&xo(e,r))return r}return-1}function Co(e,t,n){for(let r=e.top[t];r>=0;r=e.below[r])if(r!==n&&To(e,r))return!0;return!1}const wo=z.begun|z.reps|z.pinned;function To(e,t){return(N[t]&$a(e))!==0&&!F[t]&&!V(e.unitFlags,t,wo)}const Eo=e=>g(e.flow,L.overstacked.at.hex),Do=p(`6.5b`,`a unit of the overstacked hex is removed`),Oo=p(`6.5b`,`this unit takes no room: its removal would mend nothing`);function ko(e,t){return e.place[t]===Eo(e)?Kr[t]?Oo:null:Do}const Ao={side:e=>Be(1-P[e.top[Eo(e)]],E[Eo(e)]),list(e,t){for(let n=e.top[Eo(e)];n>=0;n=e.below[n])ko(e,n)===null&&t({do:`remove`,unit:T[n]})},check(e,t){if(t.do!==`remove`)return K;let n=J(t.unit);return n<0?q:ko(e,n)},perform(e,t,n){ua(e,Eo(e),!1),h(e.flow),Qa(e,J(t.unit),`6.5b`,n)}},jo=p(`12.4b`,`there is only water`),Mo=p(`10.8a`,`only Soviet units may enter the Red Row`),No=p(`10.2a`,`Polish units stay in Poland and Danzig`),Po=p(`10.4`,`units of Army Group C stay in Germany`),Fo=p(`1.4`,`no ground unit changes maps`),Io=p(`14.8d`,`Eastern Poland is closed after its surrender`);function Lo(e,t,n,r=e.place[t]){return wr[n]?jo:E[n]===+!!zo(t)?N[t]&Re?null:br[n]===vr.none?e.easternClosed&&k[n]&&!Ro(r)?Io:M[t]===_.polish?Bo(n)?null:No:M[t]===_.agc&&O[n]!==D.germany?Po:null:Mo:Fo}const Ro=e=>e>=0&&k[e]!==0,zo=e=>M[e]===_.agc||M[e]===_.french,Bo=e=>O[e]===D.poland||O[e]===D.danzig,Vo=p(`10.8b`,`German units may not attack into the Red Row`),Ho=p(`10.4`,`Army Group C attacks only hexes in Germany`);function Uo(e,t,n){return P[t]===0?br[n]===vr.none?M[t]===_.agc&&O[n]!==D.germany?Ho:e.easternClosed&&k[n]?Io:null:Vo:null}function Wo(e){if(!Go(e))return[`the position holds numbers that no game can reach`];let t=si(e,T,x.names);if(t!==null)return[t];let n=[];for(let t=0;t<w;t++)Ko(e,t,n);return Jo(e,n),n.push(...ci(e,La,x.names)),n}const Go=e=>ca.isSound(e)&&!e.place.includes(-7)&&e.turn<=e.terms.lastTurn;function Ko(e,t,n){let r=e.place[t],i=T[t];r===ta.unused!==(H(e)&&oi[t]===1)&&n.push(`${i} does not belong where it is in this scenario`),e.steps[t]>Gr[t]&&n.push(`${i} has more steps than its counter`),e.steps[t]===0!=(r===ta.dead)&&n.push(`${i} is neither dead nor alive`),r<0&&e.unitFlags[t]!==0&&n.push(`${i} is off the map and still marked`),r>=0&&qo(e,t,n)}function qo(e,t,n){let r=e.place[t],i=`${T[t]} in ${x.names[r]}`;Jr[t]&&n.push(`${i} is a Stuka and never stands on a map`),F[t]&&r!==ai[t]&&n.push(`${i} is static and has moved`),e.control[r]!==P[t]+1&&n.push(`${i} does not control its hex`);let a=ho(e,t,r)??(t===I?null:Lo(e,t,r));a!==null&&n.push(`${i}: ${a.because} (${a.rule})`),!_o(e,t,r)&&!yo(e,t)&&n.push(`${i} is overstacked (6.1)`)}function Jo(e,t){e.siege.some(e=>e>=0)!==(e.seaside===sa.running||se(e.flow,L.ring)>=0)&&e.verdict===0&&t.push(`the siege of Operation Seaside has no hexes, or hexes no siege`)}function Yo(e){Xo(e),Qo(e),$o(e),m(e.flow,L.turn)}function Xo(e){e.turn=1,e.player=-1,e.mover=-1,e.bridge=-1,e.siege.fill(-1),e.supplyPoints=$i.start}function Zo(e){return O[e]===D.germany||O[e]===D.eastPrussia||O[e]===D.slovakia||e===fr?0:1}function Qo(e){for(let t=0;t<S;t++){let n=!wr[t]&&(E[t]===0||!H(e));e.control[t]=n?Zo(t)+1:0}}function $o(e){fa(e);for(let t=0;t<w;t++)e.steps[t]=Gr[t],H(e)&&oi[t]?e.place[t]=ta.unused:ai[t]>=0?pa(e,t,ai[t]):e.place[t]=ta.aside}function es(e,t){let n=Object.keys(t),r=n.map(e=>t[e]),i=Object.fromEntries(n.map((e,t)=>[e,t]));return{stage:i,run(t,n){let a=se(t.flow,e),o=g(t.flow,e.at.stage);if(o>=r.length){h(t.flow);return}oe(t.flow,e.at.stage,o+1);let s=r[o](t,n);typeof s==`string`?le(t.flow,a,e.at.stage,i[s]):s===void 0&&o===r.length-1&&ts(t,e,a)&&h(t.flow)}}}const ts=(e,t,n)=>ae(e.flow)===t.id&&se(e.flow,t)===n;function ns(e,t){[dr,fr,...ur].every(t=>U(e,t)===0)&&U(e,pr)!==0&&(e.place[ti]>=0&&Qa(e,ti,`4.11a`,t),Xa(e,pr,0,t),H(e)?Oa(e,t):Fa(e,t))}function rs(e,t){return is(e,t)+1}function is(e,t){let n=e.dice.below(e.rolls,t);return e.rolls+=1,n}function as(e){return[...os(e),...ls(e),...us(e)]}function os(e){return ur.every(t=>U(e,t)===0)?[{rule:`4.5a`,label:`Warsaw is German`,amount:Xi.warsawGerman}]:ur.some(t=>ss(e,t))?[{rule:`4.5b`,label:`Germans next to Warsaw`,amount:Xi.warsawAdjacent}]:[]}function ss(e,t){for(let n=t*6;n<t*6+6;n++){let t=x.neighbours[n];if(t>=0&&e.top[t]>=0&&P[e.top[t]]===0)return!0}return!1}const cs={one:1,five:5};function ls(e){return Mr.filter(t=>U(e,t)===1).length<cs[e.terms.options.westWallHexes]?[]:[{rule:`4.4b`,label:`French in the West Wall`,amount:Xi.westWall}]}function us(e){let t=jr.filter(t=>U(e,t)===1).length;return t===0?[]:[{rule:`4.4b`,label:`German cities in French hands`,amount:Math.min(t*Xi.eachWestCity,Xi.mostWestCities)}]}function ds(e,t){let n=as(e),r=rs(e,6),i=n.reduce((e,{amount:t})=>e+t,r);t?.push({event:`strategic-event`,rule:`4.4a`,dice:[r],modifiers:n.map(({rule:e,label:t,amount:n})=>({rule:e,label:t,amount:n})),total:i}),i>=Yi.coup?Ta(e,W.coup,t):i>=Yi.sovietEntry&&fs(e,t)}function fs(e,t){e.soviets||(e.soviets=1,t?.push({event:`soviet-entry`,rule:`4.6`}),m(e.flow,L.sovietEntry))}const X=e=>e.supplyPoints<=$i.crisis;function ps(e,t,n,r){t===0||X(e)||(e.supplyPoints=Math.max($i.crisis,e.supplyPoints-t),r?.push({event:`supply-points`,rule:n,points:-t,left:e.supplyPoints}),X(e)&&r?.push({event:`crisis`,rule:`8.10d`}))}const ms=32767;function hs(e){return{mark:new Uint8Array(e.size),previous:new Int16Array(e.size),length:new Int16Array(e.size),hexes:new Int16Array(e.size),count:0}}function gs(e,t,n,r,i,a,o=ms){ys(e);for(let t=0;t<r;t++)i[n[t]]!==0&&bs(e,n[t]);let{neighbours:s}=t,{mark:c,previous:l,length:u,hexes:d}=e,f=e.count,p=0;for(let e=1;e<=o&&p<f;e++){let t=f;for(;p<t;p++){let e=d[p];if(c[e]===1)continue;let t=e*6+6;for(let n=t-6;n<t;n++){let t=s[n];if(t<0||c[t]!==0||a[n]===0)continue;let r=i[t];r!==0&&(c[t]=r,l[t]=e,d[f++]=t)}}for(let n=t;n<f;n++)u[d[n]]=e}e.count=f}function _s(e,t){return e.mark[t]!==0}const vs=()=>!0;function ys(e){let{mark:t,hexes:n,count:r}=e;if(r>t.length>>4)t.fill(0);else for(let e=0;e<r;e++)t[n[e]]=0;e.count=0}function bs(e,t){e.mark[t]===0&&(e.mark[t]=2,e.previous[t]=-1,e.length[t]=0,e.hexes[e.count++]=t)}function xs(e,t,n,r){e.mark[n]=r,e.previous[n]=t,e.length[n]=e.length[t]+1,e.hexes[e.count++]=n}function Ss(e,t,n,r,i,a=vs,o=ms){if(ys(e),bs(e,n),r(n))return n;let{neighbours:s}=t,{mark:c,length:l,hexes:u}=e;for(let t=0;t<e.count;t++){let n=u[t];if(l[n]>=o)break;if(c[n]!==1)for(let t=0;t<6;t++){let o=s[n*6+t];if(!(o<0||c[o]!==0||!i(n,t,o))&&(xs(e,n,o,a(o)?2:1),r(o)))return o}}return-1}const Cs=hs(x),ws=new Uint8Array(S),Ts=e=>e===_.agc||e===_.french;function Es(e,t){let n=t<=_.luftwaffe?0:1,r=Ts(t)?lr:0,i=Ts(t)?S:lr,a=La(e).zones[1-n];for(let o=r;o<i;o++)ws[o]=Os(e,n,t,o)||ks(e,a,o)?0:2;let o=Fr[t];for(let r of o)ws[r]=Os(e,n,t,r)?0:2;return gs(Cs,x,o,o.length,ws,Br),Cs}const Ds=Int8Array.from(Object.values(_),e=>e===_.byelorussian?_.ukrainian:e===_.ukrainian?_.byelorussian:-1);function Os(e,t,n,r){if(ba(e,t,r)||A[r]&&e.control[r]!==t+1)return!0;let i=e.top[r];return Ds[n]>=0&&i>=0&&M[i]===Ds[n]}function ks(e,t,n){if(t[n]===0)return!1;let r=e.top[n];return r<0||r===I&&e.below[r]<0}function As(e,t,n){return M[t]===_.ags?Dr[n]===1:M[t]===_.agc&&A[n]===1&&!V(e.hexFlags,n,ra.wasFrench)}const js=e=>M[e]===_.polish||M[e]===_.luftwaffe;function Ms(e,t){let n=M[t],r=P[t],i=La(e).zones[1-r],a=t=>!!(Ir[t]&1<<n)&&!Os(e,r,n,t);return Ss(Cs,x,e.place[t],a,(t,o,s)=>Br[t*6+o]===1&&!Os(e,r,n,s)&&(!ks(e,i,s)||a(s)))>=0}function Ns(e,t){return js(t)||As(e,t,e.place[t])||Ms(e,t)}function Ps(e,t){return!(M[t]===_.agc&&X(e))&&Ns(e,t)}function Fs(e,t){let n=new Uint8Array(t.length);for(let r of new Set(t.map(e=>M[e]))){let i=r===_.agc&&X(e),a=r===_.polish||r===_.luftwaffe?null:Es(e,r);t.forEach((t,o)=>{if(M[t]!==r||i)return;let s=e.place[t];n[o]=a===null||As(e,t,s)||_s(a,s)?1:0})}return n}const Is=p(`9.1`,`only German and French units take replacements`),Ls=p(`9.2a`,`there are no replacements in turn 1`),Rs=p(`9.1`,`only a reduced unit on the map takes a replacement`),zs=p(`9.6b`,`one step a turn for each force group`),Bs=p(`8.10f`,`Army Group C gets no replacements in its supply crisis`),Vs=p(`9.2b`,`a unit must be in supply to take a replacement`),Hs=p(`9.2b`,`a unit in a mountain hex takes no replacement`),Us=p(`9.2b`,`a unit next to an enemy unit takes no replacement`),Ws=p(`14.8c`,`a unit that must leave Eastern Poland takes no replacement`);function Gs(e,t){return e.player===y.polish||e.player===y.soviet||!(N[t]&$a(e))?Is:e.turn<2?Ls:e.place[t]<0||e.steps[t]===Gr[t]?Rs:M[t]===_.agc&&X(e)?Bs:Js(e,M[t])?zs:Ks(e,t)}function Ks(e,t){let n=e.place[t];return Cr[n]?Hs:qs(e,t)?Us:e.easternClosed&&k[n]?Ws:Ps(e,t)?null:Vs}function qs(e,t){for(let n=e.place[t]*6;n<e.place[t]*6+6;n++){let r=x.neighbours[n];if(r>=0&&ba(e,P[t],r))return!0}return!1}function Js(e,t){for(let n=0;n<w;n++)if(M[n]===t&&V(e.unitFlags,n,z.reps))return!0;return!1}function Ys(e,t,n){e.unitFlags[t]|=z.reps,n?.push({event:`reps`,rule:`9.2a`,unit:T[t],hex:x.names[e.place[t]]})}function Xs(e,t){for(let n=0;n<w;n++)V(e.unitFlags,n,z.reps)&&N[n]&$a(e)&&(e.unitFlags[n]&=~z.reps,M[n]===_.agc&&X(e)||(e.steps[n]=Gr[n],t?.push({event:`replaced`,rule:`9.3`,unit:T[n],hex:x.names[e.place[n]]}),M[n]===_.agc&&ps(e,$i.replacement,`8.10c`,t)));H(e)&&Oa(e,t)}const Zs=p(`9.7`,`this unit is no reinforcement of this player turn`),Qs=p(`9.9`,`one French reinforcement arrives each turn`),$s=p(`9.8`,`XXII Corps arrives in Slovakia`),ec=p(`9.8`,`XXII Corps may not arrive in an enemy zone of control`),tc=p(`9.9`,`French reinforcements arrive in the Maginot Line`),nc=p(`9.8`,`XXII Corps must arrive`),rc=(e,t)=>e.place[t]===ta.aside;function ic(e,t){return e.turn<3||!rc(e,t)?Zs:e.player===y.germanEast?t===$r?null:Zs:e.player!==y.french||!ri.includes(t)?Zs:e.reinforced?Qs:null}function ac(e,t,n){if(t===$r){if(O[n]!==D.slovakia)return $s;if(Ba(e,0,n))return ec}else if(_r[n]!==hr.maginot)return tc;return bo(e,t,n)}const oc=e=>e===$r?Pr:Nr;function sc(e,t){let n=e.player===y.germanEast?[$r]:ri;for(let r of n)if(ic(e,r)===null)for(let n of oc(r))ac(e,r,n)===null&&t(r,n)}function cc(e){if(e.player!==y.germanEast&&e.player!==y.french)return!1;let t=!1;return sc(e,()=>{t=!0}),t}function lc(e,t){let n=J(t.unit),r=Y(t.hex);return n<0?q:r<0?oo:ic(e,n)??ac(e,n,r)}function uc(e,t,n,r){e.player===y.french&&(e.reinforced=1),r?.push({event:`arrived`,rule:dc(t),unit:T[t],hex:x.names[n]}),qa(e,t,n,!0,r)}function dc(e){return e===$r?`9.8`:M[e]===_.french?`9.9`:`9.10`}const fc={side:G,list(e,t){for(let n=0;n<w;n++)Gs(e,n)===null&&t({do:`reps`,unit:T[n]});sc(e,(e,n)=>t({do:`place`,unit:T[e],hex:x.names[n]})),pc(e)===null&&t({do:`end`})},check(e,t){if(t.do===`end`)return pc(e);if(t.do===`place`)return lc(e,t);if(t.do!==`reps`)return K;let n=J(t.unit);return n<0?q:Gs(e,n)},perform(e,t,n){t.do===`end`?h(e.flow):t.do===`reps`?Ys(e,J(t.unit),n):uc(e,J(t.unit),Y(t.hex),n)}},pc=e=>e.player===y.germanEast&&cc(e)?nc:null;function mc(e){if(e.player===y.polish||e.player===y.soviet)return!1;if(cc(e))return!0;for(let t=0;t<w;t++)if(Gs(e,t)===null)return!0;return!1}const hc=p(`9.10`,`this is no Soviet unit that waits to enter`),gc=p(`9.10`,`the Byelorussian Front enters in the northern Red Row`),_c=p(`9.10`,`the Ukrainian Front enters in the southern Red Row`);function vc(e,t,n){if(!ii.includes(t)||!rc(e,t))return hc;let r=M[t]===_.byelorussian;return br[n]===(r?vr.north:vr.south)?bo(e,t,n):r?gc:_c}const yc={side:()=>1,list(e,t){for(let n of ii)if(rc(e,n))for(let r of Fr[M[n]])vc(e,n,r)===null&&t({do:`place`,unit:T[n],hex:x.names[r]})},check(e,t){if(t.do!==`place`)return K;let n=J(t.unit),r=Y(t.hex);return n<0?q:r<0?oo:vc(e,n,r)},perform(e,t,n){uc(e,J(t.unit),Y(t.hex),n),ii.some(t=>rc(e,t))||h(e.flow)}};function bc(e){let t=(t,n)=>ce(t.flow,se(t.flow,e),n),n=(t,n,r)=>le(t.flow,se(t.flow,e),n,r),r=e.at.marks;return{isOpen:t=>se(t.flow,e)>=0,get:(n,r)=>t(n,e.at[r]),set:(t,r,i)=>n(t,e.at[r],i),isMarked:(e,n)=>(t(e,r)&n)!==0,mark:(e,i)=>n(e,r,t(e,r)|i)}}const{get:Z,set:xc,isMarked:Sc,mark:Cc}=bc(L.battle),wc={drop:1,landed:2,stuka:4};function Tc(e){let t=Math.floor(Z(e,`marks`)/wc.stuka)&3;return t===0?-1:ni[t-1]}const Ec=e=>Ie[G(e)],Dc=e=>Be(1-Ec(e),E[Z(e,`target`)]),Oc=p(`12.10`,`an attack is finished before the next one begins`),kc=p(`3.4b`,`the stack has been revealed: the attack must be carried out`);function Ac(e){return e.do===`cancel`?kc:e.do===`attack`?Oc:K}const jc=(e,t)=>t===0==(e.switched===0);function Mc(e,t){let n=+(t===_.agc||t===_.french);return jc(e,n)?`superiority`:`parity`}const Nc=p(`13.5c`,`there is no switch in the Historical Scenario`),Pc=p(`13.5c`,`the airpower environments are switched once in a game`),Fc=p(`13.5c`,`a switch is declared at the start of a German East player turn`);function Ic(e){return H(e)?Nc:e.player===y.germanEast?e.switched?Pc:null:Fc}function Lc(e,t){e.switched=1,t?.push({event:`air-switch`,rule:`13.5c`}),zc(e,t)}const Rc=e=>e.turn>=6;function zc(e,t){e.stukasReduced||(e.stukasReduced=1,t?.push({event:`stukas-weakened`,rule:`13.3b`,factor:Wr[ni[0]]}))}const Bc=(e,t)=>e.stukasReduced?Wr[t]:Ur[t],Vc=p(`13.1`,`this is no Stuka`),Hc=p(`13.1`,`Stukas support German attacks only`),Uc=p(`13.1`,`Stukas need German air superiority over the map`),Wc=p(`13.1`,`this Stuka has flown in this game turn`);function Gc(e,t){return Jr[t]?e.player!==y.germanEast&&e.player!==y.germanWest?Hc:jc(e,b[e.player].map)?e.stukasUsed&1<<ni.indexOf(t)?Wc:null:Uc:Vc}const Kc=p(`13.6a`,`the paratroops drop once in a game`),qc=p(`13.6a`,`the paratroops do not land in cities`),Jc=p(`13.6a`,`the paratroops do not land in mountains`),Yc=p(`13.6a`,`the paratroops do not land in the Red Row`),Xc=p(`13.6a`,`the paratroops do not land in water`),Zc=p(`13.6c`,`on the West Map the paratroops are of Army Group C and stay in Germany`),Qc=p(`13.6d`,`the paratroops join German attacks only`),$c=p(`13.6e`,`bridges are seized in a German movement phase`),el=p(`13.6e`,`bridges are seized in a hex with a river hexside`),tl=p(`13.6e`,`bridges are seized in a hex without enemy units`),nl=e=>e.place[I]===ta.aside;function rl(e){return wr[e]?Xc:A[e]?qc:Cr[e]?Jc:br[e]===vr.none?E[e]===1&&O[e]!==D.germany?Zc:null:Yc}function il(e,t,n){let r=jc(e,E[t])?`superiority`:`parity`,i=rs(e,6),a=i<=Qi[r];return n?.push({event:`airdrop`,rule:`13.6f`,hex:x.names[t],dice:[i],environment:r,survived:a}),a||Qa(e,I,`13.6f`,n),a}function al(e,t){return e.player!==y.germanEast&&e.player!==y.germanWest?Qc:nl(e)?rl(t):Kc}function ol(e,t,n){il(e,t,n)&&(Cc(e,wc.landed),Qa(e,I,`13.6d`,n))}function sl(e,t){Ec(e)!==0&&nl(e)&&rl(t)===null&&m(e.flow,L.relief)}const cl={side:Dc,pass:{do:`pass`},list(e,t){t({do:`land`}),t({do:`pass`})},check:(e,t)=>t.do===`land`||t.do===`pass`?null:Ac(t),perform(e,t,n){h(e.flow);let r=Z(e,`target`);t.do===`land`&&il(e,r,n)&&qa(e,I,r,!0,n)}};function ll(e){return e.player!==y.germanEast&&e.player!==y.germanWest||e.phase!==B.movement?$c:nl(e)?null:Kc}function ul(e,t){if(E[t]!==b[e.player].map)return $c;let n=rl(t);return n===null?Hr[t]?ba(e,0,t)?tl:null:el:n}const dl={side:G,list(e,t){for(let n=0;n<S;n++)Hr[n]&&ul(e,n)===null&&t({do:`land`,hex:x.names[n]});t({do:`call-off`})},check(e,t){if(t.do===`call-off`)return null;if(t.do!==`land`)return K;let n=Y(t.hex);return n<0?oo:ul(e,n)},perform(e,t,n){if(h(e.flow),t.do===`call-off`)return;let r=Y(t.hex);il(e,r,n)&&(e.bridge=r,qa(e,I,r,!0,n))}};function fl(e,t){e.bridge<0||(e.bridge=-1,Qa(e,I,`13.6e`,t))}const pl=p(`13.7e`,`only a Polish city in Polish hands can be besieged`),ml=p(`13.7a`,`the city is not surrounded by German units and zones of control`),hl=p(`13.7c`,`this unit closes no part of the ring`),gl=p(`13.7c`,`the chosen units do not close the ring`);function _l(e,t){return ur.some(e=>e===t)?ur.filter(t=>U(e,t)===1):[t]}function vl(e,t){if(!kr.includes(t)||U(e,t)!==1)return pl;let n=_l(e,t);return n.some(t=>Sa(e,t).some(e=>N[e]&Re))?pl:Ha(e,n)?null:ml}function yl(e){e.seaside!==sa.unused||e.turn<7||e.turn>=e.terms.lastTurn||kr.some(t=>vl(e,t)===null)&&m(e.flow,L.seaside)}const bl={side:()=>0,list(e,t){for(let n of kr)vl(e,n)===null&&t({do:`seaside`,hex:x.names[n]});t({do:`pass`})},check(e,t){if(t.do===`pass`)return null;if(t.do!==`seaside`)return K;let n=Y(t.hex);return n<0?oo:vl(e,n)},perform(e,t,n){if(h(e.flow),t.do===`pass`)return;let r=_l(e,Y(t.hex));e.siege.fill(-1),e.siege.set(r),n?.push({event:`siege`,rule:`13.7a`,hexes:r.map(e=>x.names[e])}),m(e.flow,L.ring)}};function xl(e,t,n){let r=e.place[t];if(r===n)return!0;let i=x.directionTo(r,n);return i>=0&&t!==I&&Br[r*6+i]===1}function Sl(e,t){return e.place[t]<0||P[t]!==0||V(e.unitFlags,t,z.pinned)?hl:Va(Ua(e)).some(n=>xl(e,t,n))?null:hl}function Cl(e){let t=[];for(let n=0;n<w;n++)V(e.unitFlags,n,z.pinned)&&t.push(n);return Va(Ua(e)).every(n=>t.some(t=>xl(e,t,n)))?null:gl}const wl={side:()=>0,list(e,t){for(let n=0;n<w;n++)Sl(e,n)===null&&t({do:`pin`,unit:T[n]});Cl(e)===null&&t({do:`done`})},check(e,t){if(t.do===`done`)return Cl(e);if(t.do!==`pin`)return K;let n=J(t.unit);return n<0?q:Sl(e,n)},perform(e,t,n){t.do===`pin`?(e.unitFlags[J(t.unit)]|=z.pinned,n?.push({event:`pinned`,rule:`13.7c`,unit:t.unit})):(h(e.flow),e.seaside=sa.running)}};function Tl(e,t){if(e.seaside!==sa.running)return;let[n,r]=[e.siege[0],e.siege[1]],i=Ua(e).flatMap(t=>Sa(e,t));e.seaside=sa.spent,e.siege.fill(-1);for(let n of i)Qa(e,n,`13.7d`,t);m(e.flow,L.occupation,n,r)}const El=p(`13.7d`,`units of the siege ring advance into the city`),Dl=p(`13.7d`,`units advance into an adjacent hex`);function Ol(e,t,n){if(!V(e.unitFlags,t,z.pinned))return El;let{first:r,second:i}=L.occupation.at;if(n!==g(e.flow,r)&&n!==g(e.flow,i))return Dl;let a=x.directionTo(e.place[t],n);return a<0||!Br[e.place[t]*6+a]?Dl:Lo(e,t,n)??bo(e,t,n)}function kl(e,t){let{first:n,second:r}=L.occupation.at;for(let i of[g(e.flow,n),g(e.flow,r)])for(let n=0;i>=0&&n<w;n++)e.place[n]>=0&&Ol(e,n,i)===null&&t({do:`advance`,unit:T[n],to:x.names[i]})}const Al={side:()=>0,list(e,t){kl(e,t),t({do:`done`})},check(e,t){if(t.do===`done`)return null;if(t.do!==`advance`)return K;let n=J(t.unit),r=Y(t.to);return n<0||e.place[n]<0?q:r<0?oo:Ol(e,n,r)},perform(e,t,n){if(t.do===`done`){h(e.flow),Ca(e,z.pinned);return}let r=J(t.unit),i=Y(t.to);e.unitFlags[r]&=~z.pinned,n?.push({event:`advance`,rule:`13.7d`,unit:T[r],to:x.names[i]}),qa(e,r,i,!0,n)}},jl=`13.6b`,Ml=he({hasWindows:(e,t)=>Ie[t]===0&&!H(e)&&nl(e),until:{"next-player-turn":{title:`the next player turn`,rule:jl},"next-turn":{title:`the next game turn`,rule:jl},"end-of-game":{title:`the end of the game`,rule:jl}},only:{panzers:{title:`panzers are attacked`,rule:jl,holds:e=>Pl(e,e=>Yr[e]===1)},fortress:{title:`a fortified hex is attacked`,rule:jl,holds:e=>_r[Nl(e)]!==0},last:{title:`a unit with a single step left is attacked`,rule:jl,holds:e=>Pl(e,t=>e.steps[t]===1)}}}),Nl=e=>ce(e.flow,se(e.flow,L.battle),L.battle.at.target),Pl=(e,t)=>Sa(e,Nl(e)).some(e=>M[e]!==_.luftwaffe&&t(e));function Fl(e){for(let t of[0,2])Ml.happens(e,t,`next-player-turn`)}function Il(e){for(let t of[0,2])Ml.happens(e,t,`next-turn`)}function Ll(e){return Or.every(t=>k[t]===xr.none&&t!==pr||U(e,t)===0)}function Rl(e,t){for(let n=0;n<w;n++){let r=e.place[n];if(r>=0&&P[n]===0&&k[r]===t&&Ps(e,n))return!0}return!1}function zl(e,t,n){for(let r=0;r<w;r++){let i=e.place[r];i>=0&&M[r]===_.polish&&k[i]===t&&Qa(e,r,`14.8a`,n)}}function Bl(e,t){if(!H(e)||e.turn!==7)return;let n=Ll(e),r=[xr.north,xr.south].filter(t=>Rl(e,t));for(let n of r)zl(e,n,t);let i=r.length===2;t?.push({event:`eastern-poland`,rule:`14.8a`,taken:n,surrendered:r.length}),!n&&!i?Ta(e,W.east,t):(i&&(e.easternClosed=1),Aa(e,t))}const Vl=es(L.turn,{start(e,t){e.stukasUsed=0,e.reinforced=0,Il(e),t?.push({event:`turn`,rule:`5.2`,turn:e.turn}),e.turn>=4&&!H(e)&&ds(e,t)},germanEast:e=>Hl(e,y.germanEast),polish:e=>Hl(e,y.polish),soviet:e=>Hl(e,y.soviet),french:e=>Hl(e,y.french),germanWest:e=>Hl(e,y.germanWest),end:e=>m(e.flow,L.endOfTurn),next(e){return e.turn+=1,`start`}});function Hl(e,t){Ul(e,t)&&m(e.flow,L.playerTurn,t)}function Ul(e,t){return t===y.soviet?e.soviets===1:t===y.french||t===y.germanWest?e.turn>=3&&!H(e):!0}const Wl=es(L.playerTurn,{declarations(e,t){e.player=g(e.flow,L.playerTurn.at.who),e.order=aa.fightMove,Fl(e),t?.push({event:`player-turn`,rule:`5.1a`,player:b[e.player].name}),Gl(e)&&m(e.flow,L.order)},replacement(e){e.phase=B.replacement,mc(e)&&m(e.flow,L.replacement)},first:(e,t)=>Kl(e,e.order===aa.moveFight?B.movement:B.combat,t),second:(e,t)=>Kl(e,e.order===aa.moveFight?B.combat:B.movement,t),removal(e,t){e.phase=B.replacement,Xs(e,t),e.phase=B.none,e.player=-1}});function Gl(e){return e.player===y.germanEast||e.player===y.germanWest||e.player===y.french&&X(e)}function Kl(e,t,n){e.phase=t;let{name:r}=b[e.player];n?.push({event:`phase`,rule:`5.1a`,player:r,phase:ia[t]}),m(e.flow,L.phase)}const ql=es(L.phase,{main:e=>m(e.flow,e.phase===B.movement?L.movement:L.combat),stacks(e){let t=So(e);if(!(t<0))return ua(e,t,!0),e.revelations+=1,m(e.flow,L.overstacked,t),`stacks`},close(e,t){eo(e);for(let t=0;t<w;t++)e.unitFlags[t]&=~na;fl(e,t),e.phase=B.none}}),Jl=es(L.endOfTurn,{siege:(e,t)=>Tl(e,t),hela:(e,t)=>ns(e,t),seaside:e=>yl(e),stukas(e,t){Rc(e)&&zc(e,t)},easternPoland:(e,t)=>Bl(e,t),verdict:(e,t)=>Ma(e,t)}),Yl=p(`5.3a`,`the two phases are played as move-fight or fight-move`),Xl={side:e=>e.player===y.germanWest&&X(e)?3:G(e),list(e,t){Ic(e)===null&&t({do:`switch`});for(let e of oa)t({do:`order`,order:e})},check(e,t){return t.do===`switch`?Ic(e):t.do===`order`?oa.some(e=>e===t.order)?null:Yl:K},perform(e,t,n){t.do===`switch`?Lc(e,n):(h(e.flow),e.order=oa.indexOf(t.order),n?.push({event:`order`,rule:`5.3a`,player:b[e.player].name,order:oa[e.order]}))}},Zl=65535,Ql={clear:{points:[1,1,1,1],shift:0},forest:{points:[2,2,2,2],shift:-1},rough:{points:[2,2,1,2],shift:-1},swamp:{points:[3,2,2,2],shift:-1},mountain:{points:[4,3,2,3],shift:-2}},$l=Zr.map(()=>new Uint16Array(S)),eu=new Int8Array(S),tu=[];nr(e=>{for(let t=0;t<S;t++){let n=e.terrainKinds.filter((n,r)=>e.terrain[t]&1<<r),r=n.map(e=>Ql[e]),i=r.length===0||r.includes(void 0);Zr.forEach((e,n)=>{let a=i?0:Math.max(...r.map(e=>e.points[n]));$l[n][t]=i?Zl:(A[t]?1:a)*12});let a=i?0:Math.min(...r.map(e=>e.shift));eu[t]=A[t]?0:a,tu[t]=n.find(e=>Ql[e]?.shift===a)??`clear`}});const nu={[_.agn]:`germanEast`,[_.ags]:`germanEast`,[_.agc]:`germanWest`,[_.polish]:`polish`,[_.byelorussian]:`soviet`,[_.ukrainian]:`soviet`,[_.french]:`french`};function ru(e,t){let n=nu[M[t]];return n===void 0||F[t]?0:Ji[n][Mc(e,M[t])]}function iu(e,t,n){let r=ru(e,t)*12;return n||M[t]===_.agc&&X(e)?r:li(r)}const au=(e,t)=>M[e]===_.french&&O[t]===D.france;function ou(e,t,n,r){let i=n*6+r;if(!Br[i])return Zl;let a=x.neighbours[i];if(au(t,a))return 12;let o=Vr[i]===1&&!(N[t]&ze);return su(e,t,a)+(o?12:0)}function su(e,t,n){let r=$l[Qr[t]][n];return _r[n]?e.control[n]===P[t]+1?12:r+12:r}function cu(e,t,n,r){let i=n*6+r;return Vr[i]===1&&(N[t]&ze)!==0&&!lu(e,i)}function lu(e,t){return e.bridge>=0&&(Math.floor(t/6)===e.bridge||x.neighbours[t]===e.bridge)}function uu(e){let t=Math.floor(e/6);return Math.min(e,x.neighbours[e]*6+(e-t*6+3)%6)}const du=(e,t)=>e.tried[0]!==0&&e.tried.indexOf(uu(t)+1)>=0,fu=p(`14.8c`,`German units leave Eastern Poland by the shortest way`),pu=p(`14.8c`,`German units in Eastern Poland must move out of it`),mu=32767,hu=(e,t)=>e.easternClosed===1&&P[t]===0&&e.place[t]>=0&&k[e.place[t]]!==0;function gu(e,t,n){if(n<0)return pu;if(!hu(e,t))return null;let r=_u(e,t),i=e.place[t],a=r[i];return a<mu&&yu(e,t,i,x.directionTo(i,n),r)===a?null:fu}function _u(e,t){let n=Int16Array.from({length:S},(e,t)=>k[t]?mu:0);for(let r=!0;r;){r=!1;for(let i=0;i<S;i++){if(!k[i])continue;let a=vu(e,t,i,n);a>=n[i]||(n[i]=a,r=!0)}}return n}function vu(e,t,n,r){let i=mu;for(let a=0;a<6;a++)i=Math.min(i,yu(e,t,n,a,r));return i}function yu(e,t,n,r,i){let a=x.neighbours[n*6+r];if(a<0||br[a]!==vr.none||ho(e,t,a)!==null||Ba(e,0,n)&&Ba(e,0,a)||du(e,n*6+r))return mu;let o=ou(e,t,n,r);if(o>=65535)return mu;let s=cu(e,t,n,r)?24:0;return Math.min(mu,o+s+i[a])}const bu=p(`11.3a`,`units move in the movement phase of their own force group`),xu=p(`2.11a`,`static units never move`),Su=p(`11.4b`,`Luftwaffe units have no movement factor`),Cu=p(`9.2c`,`a unit that takes a replacement does not move`),wu=p(`13.7c`,`units of the siege ring do not move`),Tu=p(`13.7c`,`besieged units do not move`),Eu=p(`11.3c`,`the move of this unit is over`),Du=p(`11.2`,`units move one at a time: this one has not begun`),Ou=p(`11.2`,`units move from hex to adjacent hex`),ku=p(`7.5a`,`the unit stopped when it entered an enemy zone of control`),Au=p(`7.5b`,`a unit may not step from one enemy zone of control straight into another`),ju=p(`11.6a`,`units may not cross that hexside`),Mu=p(`11.6a`,`units may not enter water`),Nu=p(`11.3b`,`the unit has not enough movement points left`),Pu=p(`11.5`,`the unit has not the points for that hex, and there is no minimum move`),Fu=p(`11.7`,`the unit has failed to cross that river in this phase`),Iu=p(`6.5a`,`the unit would have to stop in a full hex`),Lu=p(`6.5a`,`a hex is overstacked and a unit can still leave it`),Ru=p(`4.3`,`French units leave by the north edge of the West Map`),zu=p(`4.3`,`leaving the map costs one movement point`),Bu=p(`3.4a`,`the unit lies on top already, or was laid there in this phase`);function Vu(e,t){if(e.place[t]<0)return q;if(M[t]===_.luftwaffe)return Su;if(!(N[t]&$a(e)))return bu;if(F[t])return xu;let n=e.unitFlags[t];return n&z.begun?Eu:n&z.reps?Cu:n&z.pinned?wu:Wa(e,t)?Tu:null}function Hu(e){let{mover:t}=e;if(t<0||e.place[t]<0)return null;if(Uu(e,t))return gu(e,t,-1);let n=e.place[t];return!xo(e,n)||Co(e,n,t)?null:Ju(e,t)?Lu:null}const Uu=(e,t)=>hu(e,t)&&Yu(e,t);function Wu(e,t,n){eo(e);let r=Ps(e,t);e.mover=t,e.unitFlags[t]|=z.begun,e.moverSupplied=+!!r,e.left=iu(e,t,r),e.left<iu(e,t,!0)&&n?.push({event:`out-of-supply`,rule:`8.3`,unit:T[t],hex:x.names[e.place[t]]})}function Gu(e,t,n,r){let i=x.neighbours[n*6+r];if(ou(e,t,n,r)>=65535)return wr[i]?Mu:ju;let a=Lo(e,t,i)??ho(e,t,i);return a===null?Ba(e,P[t],i)&&Ba(e,P[t],n)?Au:e.easternClosed?gu(e,t,i):null:a}function Ku(e,t,n){if(e.mover!==t)return Vu(e,t)??Du;if(V(e.unitFlags,t,z.stopped))return ku;let r=e.place[t],i=n<0?-1:x.neighbours[r*6+n];if(i<0)return Ou;let a=Gu(e,t,r,n);if(a!==null)return a;let o=ou(e,t,r,n);return o>e.left?e.left===iu(e,t,e.moverSupplied===1)?Pu:Nu:du(e,r*6+n)?Fu:qu(e,t,i,e.left-o)}function qu(e,t,n,r){return e.top[n]<0||_o(e,t,n)||r>=12&&!Ba(e,P[t],n)||Co(e,n,t)?null:Iu}function Ju(e,t){for(let n=0;n<6;n++)if(Ku(e,t,n)===null)return!0;return!1}function Yu(e,t){if(e.mover===t)return Ju(e,t);let n=e.place[t],r=iu(e,t,Ps(e,t));for(let i=0;i<6;i++){let a=x.neighbours[n*6+i];if(a<0||Gu(e,t,n,i)!==null)continue;let o=r-ou(e,t,n,i);if(o>=0&&qu(e,t,a,o)===null)return!0}return!1}function Xu(e,t,n,r){let i=e.place[t],a=x.directionTo(i,n),o=ou(e,t,i,a);cu(e,t,i,a)&&(o+=Zu(e,t,n,r)),o>e.left?Qu(e,t,i*6+a,r):(e.left-=o,r?.push({event:`moved`,rule:`11.2`,unit:T[t],from:x.names[i],to:x.names[n],cost:o}),Ba(e,P[t],n)&&(e.unitFlags[t]|=z.stopped),qa(e,t,n,e.moverSupplied===1,r))}function Zu(e,t,n,r){let i=rs(e,6),a=Zi[i-1];return r?.push({event:`river`,rule:`11.7`,unit:T[t],to:x.names[n],dice:[i],points:a}),a*12}function Qu(e,t,n,r){r?.push({event:`not-crossed`,rule:`11.7`,unit:T[t],hex:x.names[e.place[t]]}),e.terms.options.riverFailure===`stops`&&(e.unitFlags[t]|=z.stopped);let i=e.tried.indexOf(0);i>=0&&i<24&&(e.tried[i]=uu(n)+1)}function $u(e,t){return M[t]!==_.french||e.place[t]<0||!Tr[e.place[t]]?Ru:e.mover===t?V(e.unitFlags,t,z.stopped)?ku:e.left<12?zu:null:Vu(e,t)??Du}function ed(e,t,n){let r=e.moverSupplied===1;n?.push({event:`exited`,rule:`4.2a`,unit:T[t],from:x.names[e.place[t]],supplied:r}),Ja(e,t,ta.exited,n),eo(e),Ia(e,r,n)}function td(e,t){let n=e.place[t];return n>=0&&e.top[n]!==t&&(N[t]&$a(e))!==0&&!V(e.unitFlags,t,z.topped)}function nd(e){let t=Hu(e);if(t!==null)return t;let n=So(e);return n>=0&&Co(e,n,-1)?Lu:e.easternClosed?rd(e):null}function rd(e){for(let t=0;t<w;t++)if(Vu(e,t)===null&&Uu(e,t))return gu(e,t,-1);return null}function id(e,t,n){let r=e.place[t];for(let i=0;i<6;i++)Ku(e,t,i)===null&&n({do:`step`,unit:T[t],to:x.names[x.neighbours[r*6+i]]});$u(e,t)===null&&n({do:`exit`,unit:T[t]})}function ad(e,t){let n=J(t.unit);if(n<0||e.place[n]<0)return q;if(t.do===`begin`)return Vu(e,n)??Hu(e);if(t.do===`exit`)return $u(e,n);if(t.do===`top`)return td(e,n)?null:Bu;let r=Y(t.to);return r<0?oo:Ku(e,n,x.directionTo(e.place[n],r))}const od={side:G,list(e,t){let n=$a(e),r=Hu(e);for(let i=0;i<w;i++)e.place[i]<0||!(N[i]&n)||(e.mover===i?id(e,i,t):r===null&&Vu(e,i)===null&&t({do:`begin`,unit:T[i]}),td(e,i)&&t({do:`top`,unit:T[i]}));ll(e)===null&&t({do:`airdrop`}),nd(e)===null&&t({do:`end`})},check(e,t){return t.do===`end`?nd(e):t.do===`airdrop`?ll(e):sd.includes(t.do)?ad(e,t):K},perform(e,t,n){let r=J(t.unit);t.do===`end`?h(e.flow):t.do===`airdrop`?m(e.flow,L.bridge):t.do===`begin`?Wu(e,r,n):t.do===`exit`?ed(e,r,n):t.do===`step`?Xu(e,r,Y(t.to),n):(ga(e,r),e.unitFlags[r]|=z.topped)}},sd=[`begin`,`step`,`exit`,`top`];function cd(e,t){if(t.do!==`move`||ae(e.flow)!==L.movement.id)return null;let{path:n}=t,r=J(t.unit);if(!Array.isArray(n)||n.length>32||r<0||e.place[r]<0)return[];let i=Y(n[0])===e.place[r]?n.slice(1):n;if(ld(e,r,i)<i.length-1)return[];let a=e.mover===r?[]:[{do:`begin`,unit:t.unit}],o=t.exit===!0?[{do:`exit`,unit:t.unit}]:[];return[...a,...i.map(e=>({do:`step`,unit:t.unit,to:e})),...o]}function ld(e,t,n){let r=e.place[t];for(let[i,a]of n.entries()){let o=Y(a),s=o<0?-1:x.directionTo(r,o);if(s<0)return n.length;if(cu(e,t,r,s))return i;r=o}return n.length}const ud=p(`5.1a`,`units attack in the combat phase of their own force group`),dd=p(`2.11b`,`static units never attack`),fd=p(`13.6d`,`the paratroops attack only by landing on the target`),pd=p(`12.8`,`a unit attacks once in a phase`),md=p(`9.2c`,`a unit that takes a replacement does not attack`),hd=p(`13.7c`,`units of the siege ring do not attack`),gd=p(`13.7c`,`besieged units do not attack`),_d=p(`12.3a`,`units attack adjacent hexes`),vd=p(`12.3a`,`units do not attack across a hexside that they cannot cross`),yd=p(`12.3d`,`an attack needs enemy units in the hex`),bd=p(`12.14b`,`panzers, the CMG and the CRHC never attack into a city`),xd=p(`12.16`,`panzers, the CMG and the CRHC never attack into a fortified hex`),Sd=p(`12.3b`,`Army Groups North and South never attack together`),Cd=p(`12.3b`,`the two Soviet fronts never attack together`),wd=p(`12.3c`,`the Slovakian unit attacks only with a German unit of Army Group South`),Td=p(`12.19`,`only once in a game may several Polish armies attack together`);function Ed(e,t){if(e.place[t]<0)return q;if(M[t]===_.luftwaffe)return fd;if(!(N[t]&$a(e)))return ud;if(F[t])return dd;let n=e.unitFlags[t];return n&(z.attacked|z.involved)?pd:n&z.reps?md:n&z.pinned?hd:Wa(e,t)?gd:null}const Dd=e=>_r[e]!==0;function Od(e,t,n){let r=x.directionTo(e.place[t],n);return r<0?_d:ba(e,P[t],n)?Br[e.place[t]*6+r]?qr[t]&&A[n]?bd:qr[t]&&Dd(n)?xd:Uo(e,t,n):vd:yd}function kd(e,t,n){return Ed(e,t)??Od(e,t,n)??(t===ei?wd:null)}function Ad(e,t,n){return Ed(e,t)??Od(e,t,n)??jd(e,t,n)}function jd(e,t,n){for(let r of Nd(e,n)){if(M[r]!==M[t])return M[t]===_.agn||M[t]===_.ags?Sd:Cd;if(Md(t)&&Md(r)&&e.armiesJoined)return Td}return null}const Md=e=>M[e]===_.polish&&Xr[e]===1;function Nd(e,t){let n=[];for(let r=t*6;r<t*6+6;r++){let t=x.neighbours[r];if(!(t<0))for(let r=e.top[t];r>=0;r=e.below[r])V(e.unitFlags,r,z.involved)&&n.push(r)}return n}const Pd=p(`12.2`,`only surviving units that took part in the attack advance`);function Fd(e,t,n){return!V(e.unitFlags,t,z.involved)||e.place[t]===n?Pd:Lo(e,t,n)??bo(e,t,n)}function Id(e,t){return Nd(e,t).some(n=>Fd(e,n,t)===null)}function Ld(e,t){!ba(e,Ec(e),t)&&Id(e,t)&&m(e.flow,L.advance)}const Rd=e=>Z(e,`target`),zd={side:G,list(e,t){let n=Rd(e);for(let r of Nd(e,n))Fd(e,r,n)===null&&t({do:`advance`,unit:T[r]});t({do:`done`})},check(e,t){if(t.do===`done`)return null;if(t.do!==`advance`)return Ac(t);let n=J(t.unit);return n<0?q:Fd(e,n,Rd(e))},perform(e,t,n){let r=Rd(e);if(t.do===`advance`){let i=J(t.unit);n?.push({event:`advance`,rule:`12.2`,unit:T[i],to:x.names[r]}),qa(e,i,r,!V(e.unitFlags,i,z.unsupplied),n)}t.do!==`done`&&Id(e,r)||h(e.flow)}};function Bd(e,t,n){let r=e.highestRoll-e.lowestRoll+1,i=ki(n-e.lowestRoll,r);return e.cells[i*e.columns+ki(t,e.columns)]}function Vd(e,t,n){return e.results[Bd(e,t,n)]}const Hd=e=>Object.values(e.headings)[0];function Ud(e,t=1){let n=[1];for(let t of e)n=Wd(n,t);return{lowest:t*e.length,ways:n,of:n.reduce((e,t)=>e+t,0)}}function Wd(e,t){let n=Array(e.length+t-1).fill(0);for(let r=0;r<e.length;r++)for(let i=0;i<t;i++)n[r+i]+=e[r];return n}Ud([6]),Ud([6,6]),Ud([6,6,6]),Ud([10]);function Gd(e){let t=Uint8Array.from({length:64},(t,n)=>+!!e(n));return e=>t[e&63]===1}const Kd=Uint8Array.from({length:64},(e,t)=>t.toString(2).replaceAll(`0`,``).length);Uint8Array.from({length:64},(e,t)=>qd(t,1)|qd(t,5));function qd(e,t){return(e<<t|e>>6-t)&63}const Jd=e=>Kd[e&63],Yd=((...e)=>Gd(t=>e.some(e=>e(t))))(Gd(e=>(e&qd(e,3))!==0),Gd(e=>(e&qd(e,2)&qd(e,4))!==0),(e=>Gd(t=>Jd(t)>=e))(4));function Xd(e,t,n){let r=e.directionTo(t,n);return r<0?0:1<<r}function Q(e,t,n){return Object.freeze({rule:e,label:t,columns:n})}const Zd={};function Qd(e){let t=0;for(let n=0;n<e.length;n++)e[n].columns>0&&(t+=e[n].columns);return t}function $d(e){let t=0;for(let n=0;n<e.length;n++)e[n].columns<0&&(t+=e[n].columns);return t}const ef=(e,t)=>Math.min(Qd(e),t.mostRight??1/0),tf=(e,t)=>Math.max($d(e),-(t.mostLeft??1/0));function nf(e,t,n,r=Zd){return rf(e,ef(t,r),tf(t,r),n,r)}function rf(e,t,n,r,i=Zd){let a=af(i.clampBefore===!1?e:ki(e,r),t,n,r,i.order??`net`);return i.clampAfter===!1?a:ki(a,r)}function af(e,t,n,r,i){return i===`net`?e+t+n:i===`attackerFirst`?Math.min(e+t,r-1)+n:Math.max(e+n,0)+t}const of=Q(`12.16`,`fortified hex`,-1),sf=Q(`12.12b`,`concentric attack with panzers`,ea.germanWithPanzer),cf=Q(`12.12b`,`concentric attack`,ea.german),lf=Q(`12.12b`,`concentric attack`,ea.french),uf=[Q(`13.5a`,`air parity in the East`,-1),Q(`13.5a`,`air parity in the East`,1)],df=[Q(`13.5b`,`German air superiority in the West`,1),Q(`13.5b`,`German air superiority in the West`,-1)],ff=[Q(`8.10d`,`Army Group C in crisis`,-1),Q(`8.10d`,`Army Group C in crisis`,1)];function pf(e,t){let n=[];return mf(t,n),_f(e,t,n),vf(e,t,n),n}function mf({target:e,defenders:t},n){let r=Dd(e);r&&t.every(e=>qr[e])||(eu[e]!==0&&n.push(Q(`12.13a`,tu[e],eu[e])),r&&n.push(of))}function hf(e,{target:t,attackers:n}){return n.reduce((n,{unit:r})=>n|Xd(x,t,e.place[r]),0)}const gf=e=>A[e]===1||Dd(e);function _f(e,t,n){let{target:r,attackers:i}=t;if(gf(r)||!Yd(hf(e,t)))return;let{unit:a}=i[0];if(M[a]===_.french)n.push(lf);else if(P[a]===0){let e=i.some(e=>Yr[e.unit]&&e.supplied);n.push(e?sf:cf)}}function vf(e,{target:t,attackers:n},r){let i=P[n[0].unit],a=E[t];a===0&&!jc(e,0)&&r.push(uf[i]),a===1&&jc(e,1)&&r.push(df[i]),a===1&&X(e)&&r.push(ff[i])}function yf(e,t){return{target:t,attackers:Nd(e,t).map(t=>({unit:t,supplied:!V(e.unitFlags,t,z.unsupplied)})),defenders:Sa(e,t),stuka:Tc(e),landed:Sc(e,wc.landed)}}function bf(e,{unit:t,supplied:n},r){let i=xa(e,t),a=e.place[t]*6+x.directionTo(e.place[t],r);return Vr[a]&&(i=Di(i,`down`)),n?i:Di(i,`down`)}function xf(e,t,n){let r=xa(e,t);return A[n]&&!qr[t]&&!F[t]?r*2:r}function Sf(e,t){let{attackers:n,target:r,landed:i,stuka:a}=t,o=i?Ur[I]:0;for(let t of n)o+=bf(e,t,r);return o+(a<0?0:Math.min(Bc(e,a),o))}function Cf(e,t){return t.defenders.reduce((n,r)=>n+xf(e,r,t.target),0)}function wf(e,t){if(!t)return 0;let n=e=>M[e]===_.agc,r=[...e.attackers.map(({unit:e})=>e),...e.defenders].filter(n),i=e.defenders.includes(I)&&!e.defenders.some(n);return r.length+(e.landed||i?1:0)}const Tf=Hd(qi),Ef=e=>Tf.labels[e];function Df(e,t){let n=Sf(e,t),r=Cf(e,t),i=Oi(Tf,Ai(n,r)),a=pf(e,t);return{attack:n,defence:r,differential:Ai(n,r),startColumn:i,shifts:a,column:nf(i,a,qi.columns),concentric:Yd(hf(e,t))}}function Of(e){let{verb:t,unitIds:n,side:r,candidates:i,refusal:a,otherwise:o,unknown:s,perform:c}=e;return{side:r,list(e,r){for(let a of i(e))r({do:t,unit:n[a]})},check(e,r){if(r.do!==t)return o(r);let i=n.indexOf(r.unit);return i<0?s:a(e,i)},perform(e,t,r){h(e.flow),c(e,n.indexOf(t.unit),r)}}}const kf=p(`12.5`,`the step is lost by a unit that took part`);function Af(e,t){let n=Z(e,`target`);return t===`defender`?Sa(e,n):Nd(e,n)}function jf(e,t,n){let r=Af(e,t);r.length===1?Za(e,r[0],`12.5`,n):r.length>1&&m(e.flow,t===`defender`?L.defenderLoss:L.attackerLoss)}const Mf=e=>Of({verb:`lose`,unitIds:T,side:e===`attacker`?G:Dc,candidates:t=>Af(t,e),refusal:(t,n)=>Af(t,e).includes(n)?null:kf,otherwise:Ac,unknown:q,perform:(e,t,n)=>Za(e,t,`12.5`,n)}),Nf=Mf(`defender`),Pf=Mf(`attacker`),Ff=p(`12.4a`,`only the defenders retreat`),If=p(`2.11a`,`static units cannot retreat`),Lf=p(`12.4a`,`a retreat is one hex`),Rf=p(`12.4b`,`units may not retreat across a hexside that they cannot cross`),zf=p(`7.6`,`units may not retreat into an enemy zone of control, whoever stands there`);function Bf(e,t,n){return e.place[t]===Z(e,`target`)?Vf(e,t,n):Ff}function Vf(e,t,n){let r=e.place[t];if(F[t])return If;let i=x.directionTo(r,n);if(i<0)return Lf;if(!Br[r*6+i])return Rf;let a=Lo(e,t,n)??bo(e,t,n);return a===null?Ba(e,P[t],n)?zf:null:a}function Hf(e,t,n){for(let r=e.top[t];r>=0;r=e.below[r])for(let i=t*6;i<t*6+6;i++){let t=x.neighbours[i];t>=0&&Bf(e,r,t)===null&&n(r,t)}}function Uf(e,t,n){e.place[I]===t&&Qa(e,I,`13.6b`,n);let r=[];if(Hf(e,t,(e,t)=>r.push([e,t])),r.length===0){for(let r of Sa(e,t))Za(e,r,`12.4c`,n);return!0}return r.length===1?Wf(e,r[0][0],r[0][1],n):m(e.flow,L.retreat),!1}function Wf(e,t,n,r){let i=e.place[t];r?.push({event:`retreat`,rule:`12.4a`,unit:T[t],from:x.names[i],to:x.names[n]}),qa(e,t,n,Ps(e,t),r)}const Gf={side:Dc,list(e,t){Hf(e,Z(e,`target`),(e,n)=>t({do:`retreat`,unit:T[e],to:x.names[n]}))},check(e,t){if(t.do!==`retreat`)return Ac(t);let n=J(t.unit),r=Y(t.to);return n<0||e.place[n]<0?q:r<0?oo:Bf(e,n,r)},perform(e,t,n){h(e.flow),Wf(e,J(t.unit),Y(t.to),n)}},$=e=>Z(e,`target`),Kf=e=>Ki[Z(e,`result`)];function qf(e,t){xc(e,`result`,Ki.indexOf(t))}const Jf=es(L.battle,{supply:e=>Yf(e),relief:e=>sl(e,$(e)),drop(e,t){Sc(e,wc.drop)&&ol(e,$(e),t)},commit:e=>m(e.flow,L.commit),roll:(e,t)=>ep(e,t),convert:e=>np(e),outcome:(e,t)=>ap(e,t),defenderLoss:(e,t)=>op(e,`defender`,t),attackerLoss:(e,t)=>op(e,`attacker`,t),retreat(e,t){return Kf(e)!==`DR`||Uf(e,$(e),t)?void 0:`retreat`},advance:e=>Ld(e,$(e)),end:(e,t)=>sp(e,t)});function Yf(e){let t=Nd(e,$(e)),n=Fs(e,t);t.forEach((t,r)=>{n[r]||(e.unitFlags[t]|=z.unsupplied)})}const Xf=e=>Df(e,yf(e,$(e))),Zf=p(`12.18`,`the column is lowered by a whole number, and not beyond the table`);function Qf(e,t){let n=t.lower??0;return typeof n==`number`&&Number.isInteger(n)&&n>=0&&n<=Xf(e).column?null:Zf}const $f={side:G,list(e,t){t({do:`roll`});let{column:n}=Xf(e);for(let e=1;e<=n;e++)t({do:`roll`,lower:e})},check:(e,t)=>t.do===`roll`?Qf(e,t):Ac(t),perform(e,t){h(e.flow),xc(e,`column`,Xf(e).column-(t.lower??0))}};function ep(e,t){let n=$(e),r=yf(e,n),i=Z(e,`column`),a=rs(e,6),o=Vd(qi,i,a);qf(e,o),xc(e,`agcUnits`,wf(r,E[n]===1)),t!==null&&tp(Df(e,r),n,i,a,o,t)}function tp(e,t,n,r,i,a){let{attack:o,defence:s,differential:c,startColumn:l,shifts:u}=e;a?.push({event:`battle`,rule:`12.11`,target:x.names[t],attack:o,defence:s,differential:c,startColumn:Ef(l),shifts:u.map(({rule:e,label:t,columns:n})=>({rule:e,label:t,columns:n})),lowered:e.column-n,column:Ef(n),dice:[r],result:i})}function np(e){Kf(e)===`DR`&&A[$(e)]&&(e.player===y.soviet?qf(e,`BB`):rp(e)?m(e.flow,L.allOut):qf(e,`AS`))}function rp(e){return Ec(e)!==0||e.order!==aa.fightMove||E[$(e)]===1&&X(e)?!1:Nd(e,$(e)).every(t=>!V(e.unitFlags,t,z.unsupplied))}const ip={side:G,list(e,t){t({do:`all-out`}),t({do:`stall`})},check:(e,t)=>t.do===`all-out`||t.do===`stall`?null:Ac(t),perform(e,t,n){h(e.flow);let r=t.do===`all-out`;qf(e,r?`BB`:`AS`),n?.push({event:`all-out`,rule:`12.15b`,target:x.names[$(e)],declared:r})}};function ap(e,t){let n=Kf(e);if(n===`AE`)for(let n of Nd(e,$(e)))Za(e,n,`12.7`,t);if(n===`DE`)for(let n of Sa(e,$(e)))Za(e,n,`12.7`,t)}function op(e,t,n){Kf(e)===`BB`&&jf(e,t,n)}function sp(e,t){la(e,$(e),!1),Ca(e,z.involved|z.unsupplied),ps(e,Z(e,`agcUnits`)*$i.combat,`8.10b`,t),H(e)&&Oa(e,t)}const cp=p(`12.2`,`an advance is made at once after its battle or not at all`),lp=p(`12.10`,`an attack that was opened is carried out`),up={side:G,list(e,t){for(let n=0;n<w;n++)Ed(e,n)===null&&dp(e,n,t);t({do:`end`})},check(e,t){if(t.do===`end`)return null;if(t.do===`advance`)return cp;if(t.do!==`attack`)return K;let n=J(t.unit),r=Y(t.target);return n<0?q:r<0?oo:kd(e,n,r)},perform(e,t){if(t.do===`end`)return h(e.flow);e.unitFlags[J(t.unit)]|=z.involved,m(e.flow,L.assemble,Y(t.target))}};function dp(e,t,n){for(let r=e.place[t]*6;r<e.place[t]*6+6;r++){let i=x.neighbours[r];i>=0&&e.top[i]>=0&&kd(e,t,i)===null&&n({do:`attack`,target:x.names[i],unit:T[t]})}}const fp=L.assemble.at,pp=e=>g(e.flow,fp.target),mp={side:G,list(e,t){let n=pp(e);for(let r=n*6;r<n*6+6;r++){let i=x.neighbours[r];if(!(i<0))for(let r=e.top[i];r>=0;r=e.below[r])Ad(e,r,n)===null&&t({do:`join`,unit:T[r]})}for(let n of ni)_p(e,n)===null&&t({do:`stuka`,unit:T[n]});vp(e)===null&&t({do:`drop`}),t({do:`resolve`})},check(e,t){if(t.do===`resolve`)return null;if(t.do===`drop`)return vp(e);if(t.do===`cancel`)return lp;if(t.do===`attack`)return Oc;let n=J(t.unit);return t.do===`stuka`?n<0?q:_p(e,n):t.do===`join`?n<0?q:Ad(e,n,pp(e)):K},perform(e,t,n){let r=J(t.unit);t.do===`join`?e.unitFlags[r]|=z.involved:t.do===`stuka`?oe(e.flow,fp.stuka,ni.indexOf(r)+1):t.do===`drop`?oe(e.flow,fp.drop,1):yp(e,n)}},hp=p(`13.4a`,`one Stuka supports an attack`),gp=p(`13.6a`,`there is only one airdrop in a game`);function _p(e,t){return g(e.flow,fp.stuka)>0?hp:Gc(e,t)}function vp(e){return g(e.flow,fp.drop)>0?gp:al(e,pp(e))}function yp(e,t){let n=pp(e),r=g(e.flow,fp.stuka),i=g(e.flow,fp.drop),a=Nd(e,n);h(e.flow),a.filter(Md).length>1&&(e.armiesJoined=1);for(let t of a)e.unitFlags[t]|=z.attacked;r>0&&(e.stukasUsed|=1<<r-1),t?.push({event:`attack`,rule:`12.3a`,target:x.names[n],units:a.map(e=>T[e]),stuka:r>0?T[ni[r-1]]:null}),bp(e,n,a)&&(e.revelations+=1),la(e,n,!0),m(e.flow,L.battle,n),oe(e.flow,L.battle.at.marks,(i?wc.drop:0)|r*wc.stuka)}function bp(e,t,n){return e.below[e.top[t]]>=0||n.some(t=>e.below[e.top[e.place[t]]]>=0)}function xp(e){let{units:t,target:n,stuka:r}=e;if(e.do!==`attack`||!Array.isArray(t)||t.length===0)return null;if(t.length>14)return[];let[i,...a]=Sp(t),o=a.map(e=>({do:`join`,unit:e})),s=typeof r==`string`?[{do:`stuka`,unit:r}]:[],c=e.drop===!0?[{do:`drop`}]:[],l={do:`attack`,target:n??null,unit:i},u=typeof e.lower==`number`?[e.lower===0?{do:`roll`}:{do:`roll`,lower:e.lower}]:[];return[l,...o,...s,...c,{do:`resolve`},...u]}function Sp(e){let t=T[ei];return[...e.filter(e=>e!==t),...e.filter(e=>e===t)]}const Cp=[De(`riverFailure`,{title:`Failed river crossings`,says:`What a unit may do that cannot pay for crossing a river.`,rule:`11.7`},[[`elsewhere`,`Move elsewhere`],[`stops`,`Stop there`]]),De(`stepLosses`,{title:`German step losses`,says:`Which German steps count as lost for victory.`,rule:`14.7c`,only:[`historical`]},[[`net`,`Missing now`],[`every`,`All ever lost`]]),De(`westWallHexes`,{title:`West Wall and events`,says:`How many West Wall hexes the French must hold to shift the strategic events.`,rule:`4.4b`,only:[`hinge`]},[[`one`,`One`],[`five`,`Five`]])],wp=[{id:`hinge`,title:`Hinge of Fate`,turns:12,sides:Fe,allies:Le,options:Cp},{id:`historical`,title:`Historical Scenario`,turns:12,sides:Fe.slice(0,2),options:Cp}],Tp=e=>ke(Cp,e,`hinge-of-fate`);function Ep(e,t){let n=Ae(wp,e,`hinge-of-fate`);return n.ok?r({scenario:n.value.id,lastTurn:12,options:t}):n}function Dp(e,t){let n=Tp(t);return n.ok?Ep(e,n.value):n}const Op={switch:``,order:`order`,reps:`unit`,place:`unit hex`,begin:`unit`,step:`unit to`,move:`unit path exit`,exit:`unit`,top:`unit`,airdrop:``,land:`hex`,"call-off":``,remove:`unit`,attack:`target unit units stuka drop lower`,join:`unit`,stuka:`unit`,drop:``,resolve:``,cancel:``,roll:`lower`,"all-out":``,stall:``,lose:`unit`,retreat:`unit to`,advance:`unit to`,done:``,seaside:`hex`,pin:`unit`,pass:``,end:``};function kp(e,t,{isHidden:n,markOf:r,forget:i}){let a=[];for(let o=0;o<e.top.length;o++){let s=e.top[o];if(s<0||e.below[s]<0||!n(e.below[s]))continue;let c=[];for(let n=e.below[s];n>=0;n=e.below[n])c.push(r(n)),t.below[n]=-1,i(t,n);t.below[s]=-1,a.push({hex:o,slots:c})}return a}function Ap(e,t){return Array.isArray(e)?e.every(e=>e?.hex>=0&&e.hex<t&&Array.isArray(e.slots)):!1}function jp(e,t){let n=[];for(let r=0;r<e.place.length;r++)e.place[r]===t&&n.push(r);return n}function Mp(e,t,n){Np(e,t,[..._a(e,t),...n])}function Np(e,t,n){e.top[t]=n[0]??-1;for(let r=0;r<n.length;r++)e.place[n[r]]=t,e.below[n[r]]=n[r+1]??-1}function Pp(e,t=0){let n=16777216+(t<<16);return t=>t<2?0:e.below(n++,t)}function Fp(e,t){for(let n=e.length-1;n>0;n--){let r=t(n+1),i=e[n];e[n]=e[r],e[r]=i}return e}function Ip({id:e,layout:t},n,r,i={},a){return{game:e,scenario:n.terms.scenario,options:je(n.terms.options),side:r,state:t.toJSON(n,a?.state),...i}}const Lp=e=>i([{file:`view`,line:0,reason:e}]);function Rp({layout:e,termsFrom:t},n,i){let a=t(n.scenario,n.options);if(!a.ok)return a;let o=e.fromJSON(n.state);return o.ok?r(e.create(a.value,i,o.cells)):Lp(`the field ${o.field} of the view ${o.reason}`)}function zp(e,t,{open:n,openFields:r={},silent:i}){let a=e=>typeof e==`string`?t.has(e)?`hidden`:e:Array.isArray(e)?e.map(a):e;return e.filter(({event:e,unit:n})=>!(i?.has(e)&&t.has(String(n)))).map(e=>{if(n.has(e.event))return e;let t=t=>r[e.event]?.includes(t)??!1,i=Object.entries(e).map(([e,n])=>[e,t(e)?n:a(n)]);return Object.fromEntries(i)})}const Bp=[];function Vp({units:e,kindOf:t,places:n,needs:r=[]}){let i=/* @__PURE__ */ new Map;for(let n of e){let e=t(n),r=i.get(e);r===void 0?i.set(e,[n]):r.push(n)}let a=[...i.values()],o=new Uint8Array(n.length*a.length);for(let e=0;e<n.length;e++)for(let t=0;t<a.length;t++)n[e].fits(a[t][0])&&(o[e*a.length+t]=1);let s=({most:e,weight:t})=>({most:e,weights:Int32Array.from(a,([e])=>t(e))}),c=n.map(()=>[]),l=r.map(({places:e,meets:t},n)=>{let r=new Uint8Array(e.length*a.length);for(let[i,s]of e.entries()){c[s].push(n);for(let e=0;e<a.length;e++)o[s*a.length+e]&&t(a[e][0],s)&&(r[i*a.length+e]=1)}return{places:e,met:r}});return{kinds:a,places:n,open:o,limits:n.map(e=>e.limits?.map(s)??Bp),needs:l,needsOf:c}}function Hp({kinds:e},t,n,{weights:r}){let i=0;for(let a=0,o=n*e.length;a<e.length;a++,o++)i+=t[o]*r[a];return i}function Up(e,t,n){for(let r of e.limits[n])if(Hp(e,t,n,r)>r.most)return!1;let{admits:r}=e.places[n];return r===void 0||r(Wp(e,t,n))}function Wp({kinds:e},t,n){return e.flatMap((r,i)=>r.slice(0,t[n*e.length+i]))}function Gp({kinds:e},t,{places:n,met:r}){for(let i=0;i<n.length;i++){let a=n[i]*e.length;for(let n=0;n<e.length;n++)if(r[i*e.length+n]&&t[a+n]>0)return!0}return!1}function Kp(e,t){let{kinds:n,places:r}=e,i=n.length,a=Int32Array.from(n,e=>e.length),o=Int32Array.from(r,e=>e.count);for(let e=0;e<t.length;e++)a[e%i]-=t[e],o[Math.floor(e/i)]-=t[e];if(a.some(e=>e<0)||o.some(e=>e<0))return null;let s=qp(e,t,o);if(s===null)return null;let c=new Int32Array(t.length),l=new Jp(i,a,s,c);for(let e=0;e<r.length;e++)for(let t=0;t<o[e];t++)if(!l.seek(e))return null;for(let e=0;e<c.length;e++)c[e]+=t[e];return c}function qp(e,t,n){let{kinds:r,places:i,limits:a}=e,o=new Int32Array(t.length).fill(-1),s=e.open.slice(),c=[];for(let l=0;l<i.length;l++)for(let i of a[l]){let a=l*r.length,u=1/0;for(let e=0;e<r.length;e++)s[a+e]&&(u=Math.min(u,i.weights[e]));let d=n[l]===0?0:n[l]*u,f=i.most-Hp(e,t,l,i)-d;if(f<0)return null;let p=1/0;for(let e=0;e<r.length;e++){let t=i.weights[e]-u;t>f?s[a+e]=0:s[a+e]&&t>0&&(p=Math.min(p,t))}if(p===1/0)continue;let ee=Math.floor(f/p);for(let e=0;e<r.length;e++){let t=a+e;s[t]&&i.weights[e]!==u&&(o[t]===-1||c[o[t]]>ee)&&(o[t]=c.length)}c.push(ee)}return{gateOf:o,left:Int32Array.from(c),open:s}}var Jp=class{#e;#t;#n;#r;#i;#a;#o;#s;#c=0;constructor(e,t,n,r){this.#e=e,this.#t=t,this.#n=n,this.#r=r,this.#i=e===0?0:r.length/e,this.#a=new Int32Array(this.#i),this.#o=new Int32Array(e),this.#s=new Int32Array(n.left.length)}seek(e){return this.#c+=1,this.#l(e)}#l(e){let{gateOf:t,left:n,open:r}=this.#n;this.#a[e]=this.#c;for(let i=0,a=e*this.#e;i<this.#e;i++,a++){if(!r[a])continue;let e=t[a];if(!(e!==-1&&n[e]===0||!this.#d(i)))return e!==-1&&--n[e],this.#r[a]+=1,!0}return!1}#u(e,t){let{gateOf:n,open:r}=this.#n;this.#s[t]=this.#c;for(let i=0,a=e*this.#e;i<this.#e;i++,a++)if(n[a]===t&&r[a]&&this.#d(i))return this.#r[a]+=1,!0;return!1}#d(e){if(this.#o[e]===this.#c)return!1;if(this.#o[e]=this.#c,this.#t[e]>0)return--this.#t[e],!0;for(let t=0,n=e;t<this.#i;t++,n+=this.#e)if(this.#r[n]!==0&&this.#f(t,this.#n.gateOf[n]))return--this.#r[n],!0;return!1}#f(e,t){return t!==-1&&this.#s[t]!==this.#c&&this.#u(e,t)?!0:this.#a[e]===this.#c||!this.#l(e)?!1:(t!==-1&&(this.#n.left[t]+=1),!0)}};function Yp({kinds:e},t){let n=[],r=[];for(let i=0;i<t.length;i++)for(let a=0;a<t[i];a++)n.push(Math.floor(i/e.length)),r.push(i%e.length);return{place:Int32Array.from(n),kind:Int32Array.from(r)}}function Xp(e,t,n){let r=Yp(e,t),i=r.place.length;for(let a=0;a<i*2;a++)$p(e,t,r,a%i,n(i));return t}function Zp(e,t,n){let r=e.needs.filter(n=>!Gp(e,t,n));if(r.length===0)return!0;let i=Yp(e,t);return r.every(r=>Gp(e,t,r)||Qp(e,t,i,r,n))}function Qp(e,t,n,r,i){let a=n.place.length,o=i(a);for(let i=0;i<a;i++){let s=r.places.indexOf(n.place[i]);if(!(s<0))for(let c=0;c<a;c++){let l=(o+c)%a;if(r.met[s*e.kinds.length+n.kind[l]]&&$p(e,t,n,i,l))return!0}}return!1}function $p(e,t,{place:n,kind:r},i,a){let o=n[i],s=n[a],c=r[i],l=r[a],u=e.kinds.length;return o===s||c===l||!e.open[o*u+l]||!e.open[s*u+c]?!1:(em(t,u,o,s,c,l),tm(e,t,o)&&tm(e,t,s)?(r[i]=l,r[a]=c,!0):(em(t,u,o,s,l,c),!1))}function em(e,t,n,r,i,a){--e[n*t+i],e[n*t+a]+=1,--e[r*t+a],e[r*t+i]+=1}function tm(e,t,n){for(let r of e.needsOf[n])if(!Gp(e,t,e.needs[r]))return!1;return Up(e,t,n)}function nm(e,t){let n=/* @__PURE__ */ new Set;function r(i){let a=Kp(e,i);if(a===null)return null;let o=e.places.findIndex((t,n)=>!Up(e,a,n));if(o<0&&Zp(e,a,t))return a;let s=o<0?rm(e,a):im(e,i,o);for(let e of Fp(s,t)){let t=i.slice();t[e]+=1;let a=t.join();if(n.has(a))continue;let o=r(t);if(o!==null)return o;n.add(a)}return null}return r(new Int32Array(e.open.length))}function rm(e,t){let{places:n,met:r}=e.needs.find(n=>!Gp(e,t,n)),{kinds:i}=e,a=i.length;return n.flatMap((e,t)=>i.flatMap((n,i)=>r[t*a+i]?[e*a+i]:[]))}function im({kinds:e,places:t,open:n},r,i){let a=i*e.length;return e.reduce((e,t,n)=>e+r[a+n],0)===t[i].count?[]:e.flatMap((e,t)=>n[a+t]?[a+t]:[])}function am(e,t){if(e.places.reduce((e,{count:t})=>e+t,0)!==e.units.length)return null;let n=Vp({...e,units:Fp([...e.units],t)}),r=nm(n,t);return r===null?null:om(n,Xp(n,r,t),t)}function om({kinds:e,places:t},n,r){let i=new Int32Array(e.length);return t.map((t,a)=>{let o=[];for(let t=0;t<e.length;t++)for(let r=n[a*e.length+t];r>0;r--)o.push(e[t][i[t]++]);return Fp(o,r)})}function sm(e,t,n){let r=jp(e,-7),i=i=>am({units:r,kindOf:cm,places:t.map(t=>dm(e,t,i))},n),a=i(!0)??i(!1);if(a===null)return!1;for(let[n,r]of t.entries())hm(e,r,a[n]);return e.derived=void 0,!0}const cm=e=>F[e]?`static ${e}`:M[e]*4+Kr[e]*2+ +(e===I),lm=z.begun|z.attacked|z.reps,um=e=>F[e]===1||e===I;function dm(e,{hex:t,slots:n},r){let i=e.top[t],a=n.filter(({marks:e})=>(e&lm)===0).length,o=so(t)-fm(i);return{count:n.length,fits:n=>mm(e,n,t),limits:[{most:a,weight:e=>+!!um(e)},...r?[{most:o,weight:fm}]:[]],admits:n=>n.every((e,t)=>n.slice(t+1).every(t=>go(e,t)))&&pm(e,[i,...n],so(t))}}const fm=e=>+!Kr[e];function pm(e,t,n){let r=t.filter(fm);return r.length<=n||r.every(t=>yo(e,t))}function mm(e,t,n){return P[e.top[n]]!==P[t]||ho(e,t,n)!==null?!1:F[t]?ai[t]===n:t===I||Lo(e,t,n,n)===null}function hm(e,{hex:t,slots:n},r){let i=r.filter(um),a=r.filter(e=>!um(e)),o=n.map(({marks:e})=>e&lm?a.pop():i.pop()??a.pop());Mp(e,t,o);for(let[t,r]of o.entries())e.unitFlags[r]=n[t].marks,n[t].moves&&(e.mover=r)}function gm(e,t,n){let r=e.place[n];return r>=0&&(t===-1||Ie[t]!==P[n])&&e.top[r]!==n&&!V(e.hexFlags,r,ra.revealed)}const _m={id:`hinge-of-fate`,layout:ca,termsFrom:Dp};function vm(e,t){let n=e.copy(),r=kp(e,n,{isHidden:n=>gm(e,t,n),markOf:t=>({marks:e.unitFlags[t],moves:e.mover===t}),forget:bm});return _e(n.flow,t),{seen:n,stacks:r}}function ym(e,t,n){let{seen:r,stacks:i}=vm(e,t);return Ip(_m,r,t,{stacks:i},n)}function bm(e,t){e.place[t]=-7,e.unitFlags[t]=0,e.mover===t&&(e.mover=-1)}function xm(e,t){let n=Rp(_m,e,t);return n.ok?Ap(e.stacks,S)?sm(n.value,e.stacks,Pp(t))?n:Lp(`no deal of the hidden units fits their stacks`):Lp(`the view is not whole`):n}const Sm=/* @__PURE__ */ new Set([`attack`,`reduced`,`eliminated`,`retreat`,`advance`,`replaced`,`reps`]);function Cm(e,t,n){let r=/* @__PURE__ */ new Set;for(let n=0;n<w;n++)gm(e,t,n)&&r.add(T[n]);return zp(n,r,{open:Sm})}const wm=()=>({unitFlags:-1,steps:-1});var Tm=/* @__PURE__ */ n({}),Em=t(()=>{});const Dm={order:Xl,overstacked:Ao,replacement:fc,sovietEntry:yc,movement:od,bridge:dl,combat:up,assemble:mp,relief:cl,commit:$f,allOut:ip,defenderLoss:Nf,attackerLoss:Pf,retreat:Gf,advance:zd,seaside:bl,ring:wl,occupation:Al};function Om(e,t){return cd(e,t)??xp(t)}const km=Se({frames:L,decisions:Dm,procedures:{turn:Vl,playerTurn:Wl,phase:ql,endOfTurn:Jl,battle:Jf},verbs:Op,expand:Om,watches:Ml,isOver:e=>e.verdict!==0,refusals:{over:io,wrongSide:ro,malformed:ao}});function Am(e){return{turn:e.turn,player:e.player<0?`none`:b[e.player].name,phase:ia[e.phase],order:oa[e.order],supplyPoints:e.supplyPoints}}function jm(e){let t=wa[e.verdict];return t===null?null:{winners:Ea(e),rule:t.rule,because:t.because}}const Mm=Pe(Ne({id:`hinge-of-fate`,title:`Hinge of Fate 1939`,rulesVersion:2,scenarios:wp,termsFrom:Dp,state:{layout:ca,begin:Yo,faultsIn:Wo},flow:km,sight:{view:ym,hear:Cm,imagine:xm,knownOfHidden:wm},outcome:jm,situation:Am}),async()=>(await Promise.resolve().then(()=>(Em(),Tm))).hingeOfFatePositions).game;export{Mm as game};