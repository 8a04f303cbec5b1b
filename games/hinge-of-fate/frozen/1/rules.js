var e=Object.defineProperty,t=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(e){throw n=[e],e}},n=(t,n)=>{let r={};for(var i in t)e(r,i,{get:t[i],enumerable:!0});return n||e(r,Symbol.toStringTag,{value:`Module`}),r};const r=e=>({ok:!0,value:e}),i=e=>({ok:!1,faults:e}),a=(e,t)=>t.length===0?r(e):i(t);function o(e){let t=e.line>0?`${e.file}:${e.line}`:e.file;return e.place===void 0?`${t}: ${e.reason}`:`${t}: ${e.place}: ${e.reason}`}function s(e,t=20){let n=e=>e.line||2**53-1,r=e.toSorted((e,t)=>n(e)-n(t)),i=r.slice(0,t).map(o);return r.length>t&&i.push(`and ${r.length-t} more`),i.join(`
`)}function c(e){if(e.ok)return e.value;throw Error(s(e.faults))}function l(e){return typeof e!=`object`||!e||Array.isArray(e)?!1:typeof e.do==`string`&&u(e,4)}function u(e,t){switch(typeof e){case`string`:return e.length<=256;case`number`:return Number.isFinite(e);case`boolean`:return!0;case`object`:return e===null?!0:t===0?!1:Array.isArray(e)?d(e,t):f(e,t);default:return!1}}const d=(e,t)=>e.length<=4096&&e.every(e=>u(e,t-1));function f(e,t){let n=0;for(let r in e)if(n+=1,n>16||r.length>256||r===`__proto__`||!u(e[r],t-1))return!1;return!0}function p(e,t){let n={},r=0;for(let[i,a]of Object.entries(e)){if(a.length>=8)throw RangeError(`frame ${i} carries more than 7 numbers`);r+=1,n[i]={id:r,name:i,at:Object.fromEntries(a.map((e,t)=>[e,t+1])),ranges:Object.fromEntries(a.map(e=>[e,t[e]]))}}return n}function ee(e){return{shape:`run`,cells:129,range:[-2147483648,2147483647],fits:t=>oe(t,e)}}function te(e){return e[0]===0?0:e[1+(e[0]-1)*8]}function m(e,t,n=0,r=0,i=0,a=0){if(e[0]===15)throw RangeError(`the flow is deeper than 15 frames`);let o=1+e[0]*8;e[o]=t.id,e[o+1]=n,e[o+2]=r,e[o+3]=i,e[o+4]=a,e[o+5]=0,e[o+6]=0,e[o+7]=0,e[0]+=1}function h(e){--e[0];let t=1+e[0]*8;e.fill(0,t,t+8)}function g(e,t){return e[1+(e[0]-1)*8+t]}function ne(e,t,n){e[1+(e[0]-1)*8+t]=n}function re(e,t){for(let n=e[0]-1;n>=0;n--)if(e[1+n*8]===t.id)return 1+n*8;return-1}function ie(e,t,n){return e[t+n]}function ae(e,t,n,r){e[t+n]=r}function oe(e,t){if(e[0]<0||e[0]>15)return!1;let n=Object.values(t);for(let t=1;t<1+e[0]*8;t+=8){let r=n.find(({id:n})=>n===e[t]);if(r===void 0)return!1;for(let[n,[i,a]]of Object.entries(r.ranges)){let o=e[t+r.at[n]];if(o<i||o>a)return!1}}for(let t=1+e[0]*8;t<121;t++)if(e[t]!==0)return!1;return!0}function _(e,t){return Object.freeze({rule:e,because:t})}const se=16384,ce=e=>121+e,le=e=>125+e;function ue(e){let t=pe(e.until),n=pe(e.only),r=(e,t)=>e.find(e=>e.id===t)?.bit??0,i=(e,t,n,r)=>e.some(({bit:e,holds:i})=>(t&e)!==0&&i?.(n,r)===!0);function a({until:e,only:i}){return i===void 0?e===null||r(t,e)!==0:e===void 0?i===null||Array.isArray(i)&&i.every(e=>r(n,e)!==0):!1}return{choices(r,i){if(!e.hasWindows(r,i))return[];let[a,o]=[r.flow[ce(i)],r.flow[le(i)]];return[...t.filter(({isAhead:e})=>e?.(r,i)??!0).map(e=>de(`until`,e,(a&e.bit)!==0)),...n.map(e=>de(`only`,e,o===0||(o&e.bit)!==0))]},refusal(n,r,i,o){if(!a(i)||!e.hasWindows(n,r))return o;let s=t.find(({id:e})=>e===i.until);return s?.isAhead?.(n,r)??!0?null:s.isPast},set(e,i,a){a.only===void 0?e.flow[ce(i)]=r(t,a.until):a.only===null?e.flow[le(i)]=0:e.flow[le(i)]=a.only.reduce((e,t)=>e|r(n,t),se)},opens(e,r){let a=e.flow[ce(r)];if(a!==0&&!i(t,a,e,r))return!1;e.flow[ce(r)]=0;let o=e.flow[le(r)];return o===0||i(n,o,e,r)},happens(e,n,i){e.flow[ce(n)]!==0&&(e.flow[ce(n)]&r(t,i))!==0&&(e.flow[ce(n)]=0)},isSound(e){for(let r=0;r<4;r++){let[i,a]=[e[ce(r)],e[le(r)]];if(i!==0&&!t.some(({bit:e})=>e===i))return!1;let o=n.reduce((e,{bit:t})=>e|t,se);if(a!==0&&(!(a&se)||(a&~o)!==0))return!1}return!0}}}const de=(e,{id:t,title:n,rule:r},i)=>({kind:e,id:t,title:n,rule:r,isSet:i});function fe(e,t){for(let n=0;n<4;n++)n!==t&&(e[ce(n)]=0,e[le(n)]=0)}function pe(e){let t=Object.entries(e);if(t.length>14)throw RangeError(`there are more than 14 things to wait for`);return t.map(([e,t],n)=>({...t,id:e,bit:1<<n,isPast:_(t.rule,`nobody can wait any more until ${t.title}`)}))}const me=i([{file:`position`,line:0,reason:`no game can be in this position`}]),he=ue({hasWindows:()=>!1,until:{},only:{}}),ge=Object.freeze([]);function _e(e){let{watches:t}=e,n=ve(e.frames,e.decisions),r=ve(e.frames,e.procedures),i=ve(e.frames,Object.fromEntries(Object.keys(e.decisions).map(e=>[e,e])));function a(i,a){for(;;){if(e.isOver(i)){i.flow.fill(0);return}let o=te(i.flow),s=r[o],c=n[o];if(s!==void 0)s.run(i,a);else if(c?.isMoot?.(i))h(i.flow);else if(c?.pass!==void 0&&t?.opens(i,c.side(i))===!1)c.perform(i,c.pass,a);else return}}let o=e=>t!==void 0&&e.do===`watch`;function s(r,i,a){let s=n[te(r.flow)];return s===void 0?e.refusals.over:s.side(r)===i?o(a)?t.refusal(r,i,a,e.refusals.malformed):s.check(r,a):e.refusals.wrongSide}function c(e,r,i){let s=n[te(e.flow)];if(!o(r))s.perform(e,r,i);else{if(t.set(e,s.side(e),r),s.pass===void 0||typeof r.until!=`string`)return;s.perform(e,s.pass,i)}a(e,i)}let u=new Set((e.interrupts??[]).map(t=>e.frames[t].id)),d=e=>u.has(te(e.flow));function f(t,n,r){let i=t.copy();for(let e=0;e<r.length;e++){if(e>0&&d(i))return ge;let t=s(i,n,r[e]);if(t!==null)return[t];e<r.length-1&&c(i,r[e],null)}return r.length===0?[e.refusals.malformed]:ge}function p(e){let t=te(e.flow),r=n[t];return r===void 0?null:{side:r.side(e),decision:i[t]}}function ee(e,t){let r=[],i=n[te(e.flow)];return i!==void 0&&i.side(e)===t&&i.list(e,e=>r.push(e)),r}return{decisions:Object.keys(e.decisions),proceed:a,awaited:p,legal:ee,watches:(e,n)=>t?.choices(e,n)??[],accept(n){try{let r=n();if(!r.ok)return r;if(!(t??he).isSound(r.value.flow))return me;let i=p(r.value);return(i!==null&&ee(r.value,i.side).length>0)===e.isOver(r.value)?me:r}catch{return me}},check(t,r,i){if(!l(i))return[e.refusals.malformed];let a=n[te(t.flow)];if(a===void 0)return[e.refusals.over];if(a.side(t)!==r)return[e.refusals.wrongSide];let o=e.expand(t,i);if(o!==null)return f(t,r,o);let c=s(t,r,i);return c===null?ge:[c]},perform(t,n,r,i){let a=e.expand(t,r);if(a===null)c(t,r,i);else for(let e=0;e<a.length&&!(e>0&&d(t));e++)c(t,a[e],i)}}}function ve(e,t){let n=[];for(let[r,i]of Object.entries(t))n[e[r].id]=i;return n}function ye(e,t,n){let a=(e,t)=>i([{file:n,line:0,place:t,reason:e}]),o=t??{};if(typeof o!=`object`)return a(`options are names with values`);let s=Object.keys(o).find(t=>!e.some(e=>e.id===t));if(s!==void 0)return a(`there is no such option`,s);let c={};for(let t of e){let e=o[t.id]??t.standard;if(!t.values.includes(e))return a(`is one of ${t.values.join(`, `)}`,t.id);c[t.id]=e}return r(c)}function be(e,t,n){let r=n.map(([e])=>e);return{id:e,...t,values:r,labels:n.map(([,e])=>e),standard:r[0]}}const xe=({values:e})=>e.every(e=>e===`true`||e===`false`);function Se(e,t,n){let i=ye(e,t,n);if(!i.ok)return i;let a=e.map(e=>{let t=i.value[e.id];return[e.id,xe(e)?t===`true`:t]});return r(Object.fromEntries(a))}function Ce(e,t,n){let a=e.find(({id:e})=>e===t);return a===void 0?i([{file:n,line:0,reason:`there is no scenario ${String(t)}`}]):r(a)}function we(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[e,String(t)]))}function Te(e){return{toJSON(t){return{game:e.id,scenario:t.terms.scenario,options:we(t.terms.options),state:e.layout.toJSON(t)}},fromJSON(t,n){let a=(e,t)=>i([{file:`position`,line:0,place:t,reason:e}]),o=t;if(typeof o!=`object`||!o)return a(`this is not a position`);if(o.game!==e.id)return a(`this is not a position of ${e.title}`);let s=e.termsFrom(o.scenario,o.options);if(!s.ok)return s;let c=e.layout.fromJSON(o.state);if(!c.ok)return a(c.reason,c.field);let l=e.layout.create(s.value,n,c.cells),u=e.faultsIn(l);return u.length>0?a(u[0]):r(l)}}}function Ee(e){let{flow:t,state:n,sight:i,termsFrom:a,...o}=e,{layout:s,faultsIn:c}=n,{toJSON:l,fromJSON:u}=Te({...o,layout:s,termsFrom:a,faultsIn:e=>c(e)});return{...o,...i,faultsIn:c,begin(e,i,o){let c=a(e,i);if(!c.ok)return c;let l=s.create(c.value,o);return n.begin(l),t.proceed(l,null),r(l)},decisions:t.decisions,awaited:t.awaited,legal:t.legal,check:t.check,perform:t.perform,watches:t.watches,toJSON:l,fromJSON:(e,n)=>t.accept(()=>u(e,n))}}function De(e,t){return{game:e,positions:t}}const Oe=[`german-east`,`polish`,`german-west`,`french`],ke=Int8Array.of(0,1,0,1),Ae=[[0,2],[1,3]],v={agn:0,ags:1,agc:2,luftwaffe:3,polish:4,byelorussian:5,ukrainian:6,french:7};Object.keys(v);const y=(...e)=>e.reduce((e,t)=>e|1<<t,0),je=y(v.byelorussian,v.ukrainian),Me=y(v.agn,v.ags,v.agc),b={germanEast:0,polish:1,soviet:2,french:3,germanWest:4},Ne=[{name:`German East`,numeral:`II`,side:0,map:0,groups:y(v.agn,v.ags)},{name:`Polish`,numeral:`III`,side:1,map:0,groups:y(v.polish)},{name:`Soviet`,numeral:`IV`,side:1,map:0,groups:je},{name:`French`,numeral:`V`,side:3,map:1,groups:y(v.french)},{name:`German West`,numeral:`VI`,side:2,map:1,groups:y(v.agc)}];function Pe(e,t){return t===0?e===0?0:1:e===0?2:3}function Fe(e){let t=[],n=e;return{printedBoard:e,board:()=>n,derive(e){t.push(e),e(n)},layOut(r=e){n=r;for(let e of t)e(r)},hex(t){let n=e.grid.indexOf(t);if(n<0)throw RangeError(`hex ${t} is not on the board`);return n}}}function Ie(e,t){let n=[Array.from({length:t.length+1},(e,t)=>t)];for(let r=1;r<=e.length;r++){let i=[r];for(let a=1;a<=t.length;a++){let o=n[r-1][a-1]+(e[r-1]===t[a-1]?0:1);i[a]=Math.min(o,n[r-1][a]+1,i[a-1]+1),r>1&&a>1&&e[r-1]===t[a-2]&&e[r-2]===t[a-1]&&(i[a]=Math.min(i[a],n[r-2][a-2]+1))}n.push(i)}return n[e.length][t.length]}function Le(e,t){let n=Math.max(1,Math.floor(e.length/3)),r=e.toLowerCase(),i,a=n+1;for(let n of t){if(Math.abs(e.length-n.length)>=a)continue;let t=Ie(r,n.toLowerCase());t<a&&(a=t,i=n)}return i}function Re(e,t,n){let r=Le(t,n);return`there is no ${e} "${t}"${r===void 0?``:`; "${r}" was probably meant`}`}const ze=/\s*(?:#.*)?/y,Be=/!([^\s",=!]+(?:,[^\s",=!]+)*)(?=\s|$)/y,Ve=/"((?:[^"]|"")*)"(?=\s|$)/y,He=/([^\s"=!#][^\s"=]*)=(?:"((?:[^"]|"")*)"|([^\s"]+))(?=\s|$)/y,Ue=/[^\s"=!#][^\s"=]*(?=\s|$)/y,We=e=>e.replaceAll(`""`,`"`);function Ge(e,t){let n=[];return e.replace(/^\uFEFF/,``).split(/\r\n|\n|\r/).forEach((e,r)=>{let i=t.firstLine+r,[a,...o]=Ke(e,i,t);a?.kind===`word`?n.push({number:i,directive:a.text,tokens:o}):a&&t.report(`no-directive`,i,`a line begins with a plain word that says what it is`)}),n}function Ke(e,t,n){let r=[],i=qe(e,0);for(;i<e.length;){let a=Je(e,i);if(a===null){let{code:a,reason:o}=Xe(e,i);return n.report(a,t,o),r}r.push(a.token),i=qe(e,a.end)}return r}function qe(e,t){return ze.lastIndex=t,ze.test(e),ze.lastIndex}function Je(e,t){let n=Ye(Be,e,t);if(n)return{token:{kind:`marks`,keys:n[1].split(`,`)},end:Be.lastIndex};let r=Ye(Ve,e,t);if(r)return{token:{kind:`text`,text:We(r[1])},end:Ve.lastIndex};let i=Ye(He,e,t);if(i){let e=i[2]===void 0?i[3]:We(i[2]);return{token:{kind:`pair`,key:i[1],text:e},end:He.lastIndex}}let a=Ye(Ue,e,t);return a&&{token:{kind:`word`,text:a[0]},end:Ue.lastIndex}}function Ye(e,t,n){return e.lastIndex=n,e.exec(t)}function Xe(e,t){let n=e.slice(t),r=/^\S*/.exec(n)[0],i=t+1;return r.startsWith(`!`)?{code:`bad-marks`,reason:`column ${i}: "!" is followed by keys with commas between, as in !region,city`}:(n.split(`"`).length-1)%2==1?{code:`unterminated-text`,reason:`column ${i}: a quote is opened and never closed: ${Ze(n)}`}:r.startsWith(`=`)?{code:`no-key`,reason:`column ${i}: there is no key before "="`}:r.endsWith(`=`)?{code:`no-value`,reason:`column ${i}: there is no value after "${r}"`}:{code:`stray-quote`,reason:`column ${i}: a quote in the middle of a word: ${Ze(n)}`}}const Ze=e=>e.length>40?`${e.slice(0,39)}…`:e;function Qe(e,t,n){let r=Ge(e,n),i=r[0]?.directive===`format`;if(i&&!$e(r[0],t,n))return null;let a=i?r.slice(1):r,o=et(a[0],t,n);if(o===null)return null;let s=a.findIndex(e=>e.directive===`end`);s<0&&i&&n.report(`truncated`,a.at(-1).number,`the file stops here without "end"; part of it is missing`),s>=0&&s<a.length-1&&n.report(`after-end`,a[s+1].number,`nothing may follow "end"`);let c=a.slice(1,s<0?void 0:s);for(let e of c)tt(e,t,n);return{title:o,header:a[0],lines:c,whole:s>=0}}function $e(e,t,n){let[r]=e.tokens,i=r?.kind===`word`&&/^\d{1,6}$/.test(r.text)?Number(r.text):0;if(i<1)return n.report(`bad-format`,e.number,`"format" is followed by its number, as in "format ${t.format}"`),!1;if(i<=t.format)return!0;let a=`the file has format ${i}, this program reads up to ${t.format}: a newer one is needed`;return n.report(`newer-format`,e.number,a),!1}function et(e,t,n){let r=`${t.header} "Title"`;if(e===void 0)return n.report(`empty-file`,0,`the file is empty; it should begin with: ${r}`),null;if(e.directive!==t.header){let t=`the file begins with "${e.directive}", not with: ${r}`;return n.report(`wrong-header`,e.number,t),null}let[i]=e.tokens;return i?.kind===`text`?i.text:(n.report(`no-title`,e.number,`"${t.header}" is followed by a title in quotes`),null)}function tt({directive:e,number:t},n,r){n.directives.includes(e)||(e===n.header||e===`format`?r.report(`misplaced`,t,`"${e}" belongs once, at the beginning of the file`):r.report(`unknown-directive`,t,Re(`directive`,e,n.directives)))}function nt(e,t=1){let n=[],r=/* @__PURE__ */ new Set;return{file:e,firstLine:t,faults:n,report(t,i,a,o){let s=`${i} ${o} ${a}`;r.has(s)||(r.add(s),n.push(o===void 0?{file:e,line:i,reason:a,code:t}:{file:e,line:i,place:o,reason:a,code:t}))}}}const rt=Object.freeze([]);function it({features:e,statedOfHex:t,statedOfSide:n,...r}){let i=/* @__PURE__ */ new Map;for(let[t,n]of e)i.set(t,Object.freeze([...n.keys()].sort((e,t)=>e-t)));return{...r,feature:(t,n)=>e.get(n)?.get(t),hexesWith:e=>i.get(e)??rt,isFromRulebook:(e,n)=>t.get(e)?.has(n)??!1,isSideFromRulebook:(e,t)=>n.get(e)?.has(t)??!1}}const at=(e,t)=>e.filter((e,n)=>!!(t&1<<n));function ot(e,t){let n=[],r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Set;for(let a of e.tokens)if(a.kind===`marks`)for(let e of a.keys)i.add(e);else a.kind===`pair`?r.has(a.key)?t.report(`key-twice`,e.number,`${a.key}= is given twice`,n[0]):r.set(a.key,a.text):n.push(a.text);return{words:n,pairs:r,marks:i}}function st(e,{words:t,pairs:n,marks:r},i,a,o){for(let r of n.keys())i.includes(r)||o.report(`unknown-key`,e.number,`"${e.directive}" has no use for ${r}=`,t[0]);for(let n of r)a.includes(n)||o.report(`unknown-mark`,e.number,`!${n} marks something that is not on this line`,t[0])}const ct=/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u,lt=/^[^\s"=!#][^\s"=]*$/,ut=e=>ct.test(e);function dt(e){if(/[\r\n]/.test(e))throw RangeError(`a text with a line break cannot be written: ${e}`);return`"${e.replaceAll(`"`,`""`)}"`}const ft=e=>lt.test(e)?e:dt(e),pt=(e,t)=>`${e}=${ut(t)?t:dt(t)}`,mt=e=>e.length===0?``:`!${e.join(`,`)}`,ht=(...e)=>e.filter(e=>e!==``).join(` `),gt=(e,t)=>(e&1)==1==(t===`odd`),_t=(e,t)=>gt(t,e.shifted);function vt(e,t){return e.early&&gt(t,e.early.lines)?e.early.first:e.along[0]}function yt(e,t){return e.short&&gt(t,e.short.lines)?e.short.last:e.along[1]}function bt(e){let[,t,n,r,i,a]=xt.exec(e.number??`AABB`),o=n.startsWith(`A`);return(e,s)=>{let[c,l]=o?[e,s]:[s,e];return t+wt(c,n.length)+r+wt(l,i.length)+a}}const xt=/^([C-Zc-z0-9.:]*)(A+|B+)([C-Zc-z.:]*)(A+|B+)([C-Zc-z0-9.:]*)$/;function St(e){let t=xt.exec(e);return t!==null&&t[2][0]!==t[4][0]}const Ct=e=>Number(`1${`0`.repeat(e)}`);function wt(e,t){let n=e<0?Ct(t)+e:e;return String(n).padStart(t,`0`)}function Tt(e){let t=[],n=bt(e);for(let r=e.lines[0];r<=e.lines[1];r++)for(let i=vt(e,r);i<=yt(e,r);i++)t.push(n(r,i));return t}function Et(e){if(e.length===0)return[`a grid needs at least one sheet`];let t=e.flatMap(Dt);return t.length>0?t:jt(e)}function Dt(e){let t=[],n=e.number??`AABB`;St(n)||t.push(`number=${n} is not a pattern such as AABB`);for(let[n,r]of[[`lines`,e.lines],[`along`,e.along]])r[0]>r[1]&&t.push(`${n}=${r[0]}-${r[1]} runs backwards`);return e.lines[0]<0&&t.push(`lines are numbered from 0 or more`),e.short&&e.short.last>e.along[1]&&t.push(`short lines are longer than the others`),e.early&&e.early.first>e.along[0]&&t.push(`early lines begin later than the others`),t.length>0?t:Ot(e,n)}function Ot(e,t){let[n,r]=e.lines,i=[At(t,`A`),At(t,`B`)];if(String(r).length>i[0])return[`line ${r} does not fit the number ${t}`];for(let a of n<r?[n,n+1]:[n]){let o=vt(e,a),s=yt(e,a);if(o>s)return[`line ${a} has no hexes`];let c=Ct(i[1]);if(s>=c)return[`position ${s} does not fit the number ${t}`];if(o<0&&c+o<=s)return[`${bt(e)(a,o)} would stand for two hexes`];if((r-n+1)*(s-o+1)>65534)return[kt]}return[]}const kt=`a grid has at most 32767 hexes`,At=(e,t)=>e.split(t).length-1;function jt(e){let t=[],n=/* @__PURE__ */ new Set,r=0;for(let i of e){let e=new Set(Tt(i));for(let n of i.absent??[])e.delete(n)||t.push(`absent hex ${n} is not on the grid, or is listed twice`);let a=[...e].find(e=>n.has(e));a!==void 0&&t.push(`hex ${a} is on two sheets; give one of them another number pattern`);for(let t of e)n.add(t);r+=e.size}return r>32767&&t.push(kt),r===0&&t.push(`every hex of the grid is absent`),t}const Mt=Int8Array.of(0,1,1,0,-1,-1),Nt=Int8Array.of(-2,-1,1,2,1,-1),Pt=e=>(e+3)%6;function Ft(...e){let t=Et(e);if(t.length>0)throw RangeError(t.join(`; `));let n=It(e),{names:r,line:i,halves:a,sheet:o}=n,s=Lt(e,n),c=Rt(n,s),l=new Map(r.map((e,t)=>[e,t]));return{...n,size:r.length,neighbours:c,specs:e,indexOf:e=>l.get(e)??-1,at:s,distance(e,t){if(o[e]!==o[t])return 32767;let n=Math.abs(i[e]-i[t]),r=Math.abs(a[e]-a[t])-n;return r>0?n+(r>>1):n},directionTo(e,t){for(let n=e*6,r=0;r<6;r++)if(c[n+r]===t)return r;return-1}}}function It(e){let t=[],n=[];return e.forEach((e,r)=>{let i=new Set(e.absent),a=bt(e);for(let o=e.lines[0];o<=e.lines[1];o++){let s=+!!_t(e,o);for(let c=vt(e,o);c<=yt(e,o);c++){let e=a(o,c);i.has(e)||(t.push(e),n.push([o,c,2*c+s,r]))}}}),{names:t,line:Int16Array.from(n,e=>e[0]),along:Int16Array.from(n,e=>e[1]),halves:Int16Array.from(n,e=>e[2]),sheet:Uint8Array.from(n,e=>e[3])}}function Lt(e,{names:t,line:n,along:r,sheet:i}){let a=e.map(e=>{let t=Math.min(e.along[0],e.early?.first??e.along[0]),n=e.along[1]-t+1,r=e.lines[1]-e.lines[0]+1;return{first:e.lines[0],rows:r,begin:t,width:n,hexes:new Int16Array(r*n).fill(-1)}});for(let e=0;e<t.length;e++){let{first:t,begin:o,width:s,hexes:c}=a[i[e]];c[(n[e]-t)*s+r[e]-o]=e}return(e,t,n=0)=>{if(n>=a.length)return-1;let{first:r,rows:i,begin:o,width:s,hexes:c}=a[n],l=e-r,u=t-o;return l<0||l>=i||u<0||u>=s?-1:c[l*s+u]}}function Rt({names:e,line:t,halves:n,sheet:r},i){let a=new Int16Array(e.length*6);for(let o=0;o<e.length;o++)for(let e=0;e<6;e++){let s=n[o]+Nt[e]>>1;a[o*6+e]=i(t[o]+Mt[e],s,r[o])}return a}const zt={lines:`1-61`,along:`1-34`,shifted:`even`,short:`even:33`,early:`even:-1`},Bt=[...Object.keys(zt),`number`,`absent`];function Vt(e,t){let n=t.faults.length,r=ot(e,t);st(e,r,Bt,[],t);let i=Ht(r.pairs,n=>{let i=r.pairs.get(n),a=i===void 0?`${n}= is missing`:`${n}=${i} cannot be read`;t.report(`bad-grid`,e.number,`${a}; it should look like ${n}=${zt[n]}`)});return i===null||t.faults.length>n?null:Ut(i,r.pairs.get(`absent`),e,t)}function Ht(e,t){let n=Gt(e.get(`lines`)),r=Gt(e.get(`along`)),i=e.get(`shifted`),a=Kt(e.get(`short`)),o=Kt(e.get(`early`)),s=e.get(`number`);return n||t(`lines`),r||t(`along`),Wt(i)||t(`shifted`),a===null&&t(`short`),o===null&&t(`early`),!n||!r||!Wt(i)?null:{lines:n,along:r,shifted:i,...a&&{short:{lines:a.lines,last:a.value}},...o&&{early:{lines:o.lines,first:o.value}},...s!==void 0&&{number:s}}}function Ut(e,t,n,r){let i=Dt(e);for(let e of i)r.report(`bad-grid`,n.number,e);if(i.length>0)return null;if(t===void 0)return e;let a=Tt(e),o=/* @__PURE__ */ new Set;for(let e of t.split(`,`)){let[t,i=t]=e.split(`-`),s=a.indexOf(t),c=a.indexOf(i);if(s<0||c<s)return r.report(`bad-grid`,n.number,`absent=${e} is not a hex of this grid, or a range of them`),null;for(let e of a.slice(s,c+1))o.add(e)}return{...e,absent:a.filter(e=>o.has(e))}}const Wt=e=>e===`odd`||e===`even`;function Gt(e){let t=/^(-?\d{1,4})-(-?\d{1,4})$/.exec(e??``);return t&&[Number(t[1]),Number(t[2])]}function Kt(e){if(e===void 0)return;let[t,n=``]=e.split(`:`);return Wt(t)&&/^-?\d{1,4}$/.test(n)?{lines:t,value:Number(n)}:null}function qt(e,t){let n=Jt(`terrain`,e,32,t),r=Jt(`hexsides`,e,32,t),i=Jt(`networks`,e,32,t),a=Jt(`regions`,e,1/0,t),o=Jt(`features`,e,1/0,t);for(let e of[`region`,`terrain`])o.includes(e)&&t.report(`reserved`,0,`a feature cannot be called "${e}"`);let s=Xt(e,t);return s&&{grid:s,terrainKinds:n,hexsideKinds:r,networkKinds:i,regionKinds:a,featureKinds:o}}function Jt(e,t,n,r){let i=/* @__PURE__ */ new Set;for(let a of t.filter(t=>t.directive===e)){let t=ot(a,r);st(a,t,[],[],r);for(let n of t.words)Yt(e,n)||r.report(`bad-kind`,a.number,`${e}: "${n}" cannot be a name`),i.has(n)&&r.report(`kind-twice`,a.number,`${e}: "${n}" is listed twice`),i.add(n);i.size>n&&r.report(`too-many-kinds`,a.number,`${e}: at most ${n} kinds`)}return[...i]}const Yt=(e,t)=>e===`regions`?t!==``&&t!==`-`:ut(t);function Xt(e,t){let n=e.filter(e=>e.directive===`grid`);if(n.length===0)return t.report(`no-grid`,0,`there is no "grid" line; it should look like: grid lines=1-61 along=1-34 shifted=even`),null;let r=[];for(let e of n){let n=Vt(e,t);if(n===null)return null;r.push(n)}let i=Et(r);for(let e of i)t.report(`bad-grid`,n.at(-1).number,e);return i.length>0?null:Ft(...r)}function Zt(e,t,n,r){let{size:i}=t.grid,a={header:t,to:r,terrain:new Uint32Array(i),region:new Int16Array(i).fill(-1),features:/* @__PURE__ */ new Map,statedOfHex:/* @__PURE__ */ new Map,givenBy:new Int32Array(i)};for(let t of e)t.directive===`hex`&&Qt(t,a);nn(a,!n&&e.at(-1)?.directive===`hex`?e.at(-1).number:0);let{terrain:o,region:s,features:c,statedOfHex:l}=a;return{terrain:o,region:s,features:c,statedOfHex:l}}function Qt(e,t){let{header:n,to:r,givenBy:i}=t,a=ot(e,r),[o,s,c,...l]=a.words,u=o===void 0?-1:n.grid.indexOf(o);u<0?r.report(`unknown-hex`,e.number,`there is no hex ${o??`number`} on this grid`,o):i[u]>0?r.report(`hex-twice`,e.number,`this hex has been given before, in line ${i[u]}`,o):(i[u]=e.number,c===void 0?r.report(`incomplete-hex`,e.number,`a hex line needs a region (or "-") and a terrain after the number`,o):($t(e,u,s,t),en(e,u,c,t),tn(e,u,l,a,t)))}function $t(e,t,n,{header:r,to:i,region:a}){n!==`-`&&(a[t]=r.regionKinds.indexOf(n),a[t]>=0||i.report(`unknown-region`,e.number,Re(`region`,n,r.regionKinds),r.grid.names[t]))}function en(e,t,n,{header:r,to:i,terrain:a}){for(let o of n.split(`+`)){let n=r.terrainKinds.indexOf(o);if(n>=0)a[t]|=1<<n;else{let n=Re(`terrain`,o,r.terrainKinds);i.report(`unknown-terrain`,e.number,n,r.grid.names[t])}}}function tn(e,t,n,r,i){let{header:a,to:o,features:s,statedOfHex:c}=i,l=a.grid.names[t],u=new Map(r.pairs);for(let t of n)u.has(t)&&o.report(`key-twice`,e.number,`"${t}" is given twice`,l),u.set(t,``);for(let[n,r]of u)a.featureKinds.includes(n)?s.has(n)?s.get(n).set(t,r):s.set(n,/* @__PURE__ */ new Map([[t,r]])):o.report(`unknown-feature`,e.number,Re(`feature`,n,a.featureKinds),l);for(let t of r.marks)t===`region`||t===`terrain`||u.has(t)||o.report(`unknown-mark`,e.number,`!${t} marks something that is not on this line`,l);r.marks.size>0&&c.set(t,r.marks)}function nn({header:e,to:t,givenBy:n},r){let{names:i,size:a}=e.grid,o=n.indexOf(0);if(!(o<0)){if(n.subarray(o).every(e=>e===0)&&r>0){let e=`${a-o} of ${a} hexes are missing, from ${i[o]} on`;t.report(`truncated`,r,`the file stops here: ${e}`,i[o])}else n.forEach((e,n)=>{e===0&&t.report(`hex-missing`,0,`there is no line for this hex`,i[n])})}}function rn(e,t,n){let r=new Uint32Array(t.grid.size*6),i=[];for(let a of e){if(a.directive!==`route`)continue;let e=an(a,t,n);e!==null&&(i.push(e),sn(e,t,r))}return{networks:r,routes:i}}function an(e,t,n){let{tokens:r}=e,i=ot(e,n);st(e,i,[],[`route`],n);let[a=``]=i.words,o=r[1]?.kind===`text`?r[1].text:``,s=i.words.slice(r[1]?.kind===`text`?2:1),c=o===``?void 0:o;if(!t.networkKinds.includes(a))return n.report(`unknown-network`,e.number,Re(`network`,a,t.networkKinds),c),null;if(s.length<2)return n.report(`incomplete-route`,e.number,`a route needs at least two hexes`,c),null;let l=s.map(e=>t.grid.indexOf(e));return on(l,s,e,t,c,n)?{network:a,name:o,hexes:l,isFromRulebook:i.marks.has(`route`)}:null}function on(e,t,n,{grid:r},i,a){let o=a.faults.length;return e.forEach((o,s)=>{let c=i===void 0?t[s]:`${i}, ${t[s]}`;if(o<0)a.report(`unknown-hex`,n.number,`there is no hex ${t[s]} on this grid`,c);else if(s>0&&e[s-1]>=0&&r.directionTo(e[s-1],o)<0){let e=`the route breaks at step ${s}: ${t[s-1]} and ${t[s]} are not adjacent`;a.report(`broken-route`,n.number,e,c)}}),a.faults.length===o}function sn({network:e,hexes:t},{grid:n,networkKinds:r},i){let a=1<<r.indexOf(e);for(let e=1;e<t.length;e++){let r=n.directionTo(t[e-1],t[e]);i[t[e-1]*6+r]|=a,i[t[e]*6+Pt(r)]|=a}}function cn(e,t,n){let r=new Uint32Array(t.grid.size*6),i=/* @__PURE__ */ new Map,a=/* @__PURE__ */ new Map;for(let o of e){if(o.directive!==`side`)continue;let e=ln(o,t,n);if(e!==null){if(r[e.slots[0]]!==0)n.report(`side-twice`,o.number,`this hexside has been given before; join its kinds with +`,e.place);else for(let t of e.slots)r[t]=e.bits,e.name!==void 0&&i.set(t,e.name),e.stated.size>0&&a.set(t,e.stated)}}return{hexsides:r,hexsideNames:i,statedOfSide:a}}function ln(e,t,n){let r=ot(e,n),[i=``,a=``,...o]=r.words,s=un(i,e,t,n);if(s===null)return null;if(a===``)return n.report(`incomplete-side`,e.number,`a side line needs a kind of hexside, as in: side 2401/2402 river`,i),null;for(let t of o)n.report(`unknown-word`,e.number,`"${t}" has no meaning here; join kinds with +`,i);let c=a.split(`+`);st(e,r,[`name`],r.pairs.has(`name`)?[`name`,...c]:c,n);let l=0;for(let r of c){let a=t.hexsideKinds.indexOf(r);a<0?n.report(`unknown-hexside`,e.number,Re(`hexside`,r,t.hexsideKinds),i):l|=1<<a}return{place:i,slots:s,bits:l,name:r.pairs.get(`name`),stated:r.marks}}function un(e,t,{grid:n},r){let i=e.split(`/`);if(i.length!==2)return r.report(`bad-side`,t.number,`a side is written as two adjacent hexes, as in 2401/2402`,e),null;let a=i.map(e=>n.indexOf(e)),o=a.indexOf(-1);if(o>=0)return r.report(`unknown-hex`,t.number,`there is no hex ${i[o]} on this grid`,i[o]),null;let s=n.directionTo(a[0],a[1]);return s>=0?[a[0]*6+s,a[1]*6+Pt(s)]:(r.report(`not-adjacent`,t.number,`${i[0]} and ${i[1]} are not adjacent`,e),null)}const dn={header:`board`,format:1,directives:[`grid`,`terrain`,`hexsides`,`networks`,`regions`,`features`,`hex`,`side`,`route`]};function fn(e,t,n=1){let r=nt(t,n),o=Qe(e,dn,r);if(o===null)return i(r.faults);let{title:s,lines:c,whole:l}=o,u=qt(c,r);if(u===null)return i(r.faults);let d=Zt(c,u,l,r),f=cn(c,u,r),p=rn(c,u,r);return a(it({title:s,...u,...d,...f,...p}),r.faults)}const pn=[`nation`,`type`,`size`,`mobility`],mn={nations:`nation`,types:`type`,sizes:`size`,mobilities:`mobility`},hn={header:`counters`,format:1,directives:[...Object.keys(mn),`counter`]},gn=[`name`,...pn,`steps`];function _n(e,t,n,r){let i=r.faults.length,a=ot(e,r);if(!vn(e,a,r))return null;let[o,s]=a.words,c=yn(e,o,a,n,r),l=bn(e,o,a.pairs.get(`steps`),t,r),u=xn(e,o,a,r),d=new Map([...a.pairs].filter(([e])=>!gn.includes(e)));return Sn(e,o,a,u,r),r.faults.length>i?null:{id:o,name:s,...c,steps:l,flags:u,fields:d,isFromRulebook:e=>a.marks.has(e)}}function vn(e,{words:t,pairs:n},r){let[i,a]=e.tokens;return i?.kind===`word`?a?.kind===`text`?(n.has(`name`)&&r.report(`unknown-key`,e.number,`the name follows the id, without name=`,t[0]),!0):(r.report(`missing-field`,e.number,`the name, in quotes, must follow the id`,t[0]),!1):(r.report(`no-id`,e.number,`a counter line begins with an id, as in: counter ge-m16 "XVI Corps" …`),!1)}function yn(e,t,{pairs:n},r,i){let a={nation:``,type:``,size:``,mobility:``};for(let o of pn){let s=n.get(o)??``;s===``?i.report(`missing-field`,e.number,`${o}= is missing`,t):r[o]&&!r[o].includes(s)&&i.report(`unknown-value`,e.number,Re(o,s,r[o]),t),a[o]=s}return a}function bn(e,t,n,r,i){if(n===void 0)return i.report(`missing-field`,e.number,`steps= is missing`,t),[];let a=n.split(`/`).map(e=>e.split(`-`));if(a.every(e=>e.length===r.length&&e.every(e=>/^\d{1,6}(\.\d{1,6})?$/.test(e))))return a.map(e=>e.map(Number));let o=`steps=${n} is wrong: each step is ${r.join(`-`)}, in numbers, with / between steps`;return i.report(`bad-steps`,e.number,o,t),[]}function xn(e,t,{words:n,pairs:r},i){let a=/* @__PURE__ */ new Set;for(let o of n.slice(2))a.has(o)||r.has(o)?i.report(`key-twice`,e.number,`"${o}" is given twice`,t):gn.includes(o)&&i.report(`bare-field`,e.number,`"${o}" needs a value`,t),a.add(o);return a}function Sn(e,t,n,r,i){for(let a of n.marks)a===`name`||n.pairs.has(a)||r.has(a)||i.report(`unknown-mark`,e.number,`!${a} marks something that is not on this line`,t)}function Cn(e,t,n=1){let r=nt(t,n),o=Qe(e,hn,r);if(o===null)return i(r.faults);let{title:s,header:c,lines:l}=o,u=wn(c,r),d=Tn(l,r),f=u===null?[]:En(l,u,d,r),p=new Map(f.map((e,t)=>[e.id,t]));return a({title:s,valueNames:u??[],allowed:d,counters:f,indexOf:e=>p.get(e)??-1},r.faults)}function wn(e,t){let n=ot(e,t);st(e,n,[`values`],[],t);let r=n.pairs.get(`values`)?.split(`,`)??[];return r.length>0&&r.every(e=>e!==``)&&new Set(r).size===r.length?r:(t.report(`no-values`,e.number,`the header must name the numbers on a counter, as in values=attack,defence,movement`),null)}function Tn(e,t){let n={};for(let r of e){if(!Object.hasOwn(mn,r.directive))continue;let e=ot(r,t);st(r,e,[],[],t);let i=mn[r.directive];n[i]=[...n[i]??[],...e.words]}return n}function En(e,t,n,r){let i=[],a=/* @__PURE__ */ new Map;for(let o of e){if(o.directive!==`counter`)continue;let e=_n(o,t,n,r);if(e===null)continue;let s=a.get(e.id);s===void 0?i.push(e):r.report(`id-twice`,o.number,`this id has been given before, in line ${s}`,e.id),a.set(e.id,s??o.number)}return i}function Dn(e,t,n=1){let r=c(Cn(e,t,n)),{counters:i}=r,a=e=>Uint8Array.from(i,t=>+!!e(t));return{counterSet:r,counters:i,UNITS:i.length,unitIds:i.map(({id:e})=>e),unit(e){let t=r.indexOf(e);if(t<0)throw RangeError(`no counter ${e}`);return t},where:a,flagged:e=>a(({flags:t})=>t.has(e)),ofType:(...e)=>a(({type:t})=>e.includes(t))}}function On(e){let{grid:t,title:n,terrainKinds:r,hexsideKinds:i,networkKinds:a,regionKinds:o,featureKinds:s}=e;return{title:n,grids:t.specs,terrainKinds:r,hexsideKinds:i,networkKinds:a,regionKinds:o,featureKinds:s,hexes:t.names.map((t,n)=>kn(e,n)),sides:An(e),routes:e.routes.map(e=>({...e,hexes:e.hexes.map(e=>t.names[e])}))}}function kn(e,t){let n={};for(let r of e.featureKinds){let i=e.feature(t,r);i!==void 0&&(n[r]=i)}return{hex:e.grid.names[t],region:e.region[t]<0?null:e.regionKinds[e.region[t]],terrain:at(e.terrainKinds,e.terrain[t]),features:n,fromRulebook:[`region`,`terrain`,...e.featureKinds].filter(n=>e.isFromRulebook(t,n))}}function An(e){let{names:t,neighbours:n}=e.grid,r=[];return e.hexsides.forEach((i,a)=>{let o=Math.floor(a/6),s=n[a];if(i===0||s<o)return;let c=e.hexsideNames.get(a),l=at(e.hexsideKinds,i);r.push({between:[t[o],t[s]],kinds:l,...c!==void 0&&{name:c},fromRulebook:[...l,`name`].filter(t=>e.isSideFromRulebook(a,t))})}),r}function jn(e){let t=Mn(e.grids.flatMap(Tt)),n=e.hexes.toSorted((e,n)=>t(e.hex)-t(n.hex));return[`format ${dn.format}`,`board ${dt(e.title)}`,...e.grids.map(In),...Fn(`terrain`,e.terrainKinds),...Fn(`hexsides`,e.hexsideKinds),...Fn(`networks`,e.networkKinds),...Fn(`regions`,e.regionKinds),...Fn(`features`,e.featureKinds),``,...n.map(t=>Rn(t,e)),...Pn(Vn(e,t).map(Hn)),...Pn(e.routes.map(Un)),``,`end`,``].join(`
`)}function Mn(e){let t=new Map(e.map((e,t)=>[e,t]));return n=>t.get(n)??e.length}function Nn(e,t){let n=Mn(t);return e.toSorted((e,t)=>n(e)-n(t))}const Pn=e=>e.length===0?[]:[``,...e],Fn=(e,t)=>t.length===0?[]:[ht(e,...t.map(ft))];function In(e){let{lines:t,along:n,shifted:r,short:i,early:a,number:o,absent:s=[]}=e;return ht(`grid`,`lines=${t.join(`-`)}`,`along=${n.join(`-`)}`,i?`short=${i.lines}:${i.last}`:``,a?`early=${a.lines}:${a.first}`:``,`shifted=${r}`,o===void 0?``:`number=${o}`,s.length===0?``:`absent=${Ln(e,s).join(`,`)}`)}function Ln(e,t){let n=new Set(t),r=Tt(e),i=[];for(let e=0;e<r.length;e++){if(!n.has(r[e]))continue;let t=e;for(;e+1<r.length&&n.has(r[e+1]);)e++;i.push(t===e?r[e]:`${r[t]}-${r[e]}`)}return i}function Rn(e,{regionKinds:t,terrainKinds:n,featureKinds:r}){let i=e.region===null?`-`:ft(e.region),a=Nn(e.terrain,n).join(`+`),o=Nn(Object.keys(e.features),r);return ht(`hex`,e.hex,i.padEnd(zn(t.map(ft))),a.padEnd(zn(n)),...o.map(t=>Bn(t,e.features[t])),mt(Nn(e.fromRulebook,[`region`,`terrain`,...r]))).trimEnd()}const zn=e=>Math.max(1,...e.map(e=>e.length));function Bn(e,t){return t===``?e:/^[a-z0-9]/.test(t)?pt(e,t):`${e}=${dt(t)}`}function Vn({sides:e,hexsideKinds:t},n){return e.map(e=>{let[r,i]=e.between;return{...e,between:n(r)<=n(i)?[r,i]:[i,r],kinds:Nn(e.kinds,t),fromRulebook:Nn(e.fromRulebook,[...t,`name`])}}).sort((e,t)=>n(e.between[0])-n(t.between[0])||n(e.between[1])-n(t.between[1]))}const Hn=e=>ht(`side`,e.between.join(`/`),e.kinds.join(`+`),e.name===void 0?``:`name=${dt(e.name)}`,mt(e.fromRulebook)),Un=e=>ht(`route`,e.network,dt(e.name),...e.hexes,mt(e.isFromRulebook?[`route`]:[]));function Wn(e,t){let[n,r]=[e,t].map(On),i=e=>[.../* @__PURE__ */ new Set([...n[e],...r[e]])];return fn(jn({title:`Hinge of Fate: Poland and the Rhineland, September 1939`,grids:i(`grids`),terrainKinds:i(`terrainKinds`),hexsideKinds:i(`hexsideKinds`),networkKinds:i(`networkKinds`),regionKinds:i(`regionKinds`),featureKinds:i(`featureKinds`),hexes:i(`hexes`),sides:i(`sides`),routes:i(`routes`)}),`both maps`)}const Gn=[`games/hinge-of-fate/board/east-1939.ts`,9],Kn=[`games/hinge-of-fate/board/west-1939.ts`,9],qn=[`games/hinge-of-fate/counters.ts`,8],{printedBoard:Jn,board:Yn,derive:Xn,layOut:Zn,hex:Qn}=Fe(c(Wn(c(fn(`
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
`,...Gn)),c(fn(`
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
`,...Kn))))),x=Jn.grid,S=x.size,$n=Dn(`
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
`,...qn),{counterSet:er,counters:C,UNITS:w,unitIds:T,unit:tr}=$n,{flagged:nr}=$n,rr=x.sheet.indexOf(1),ir=[Qn(`E2523`),Qn(`E2524`)],ar=Qn(`E1026`),or=Qn(`E1126`),sr=Qn(`E1125`);Qn(`E2535`),Qn(`E1221`),Qn(`E1137`);const E=Uint8Array.from(x.sheet),D={none:0,germany:1,eastPrussia:2,danzig:3,slovakia:4,poland:5,france:6},cr=[``,`Germany`,`East Prussia`,`Danzig`,`Slovakia`,`Poland`,`France`],O=new Uint8Array(S),lr={none:0,polish:1,westWall:2,maginot:3},ur=[``,`polish`,`west-wall`,`maginot`],k=new Uint8Array(S),dr={none:0,north:1,south:2,gap:3},fr=[``,`north`,`south`,`gap`],pr=new Uint8Array(S),mr={none:0,north:1,south:2},hr=[``,`north`,`south`],A=new Uint8Array(S),j=new Uint8Array(S),gr=new Uint8Array(S),_r=new Uint8Array(S),vr=new Uint8Array(S),yr=new Uint8Array(S),br=new Uint8Array(S),xr=[],Sr=[],Cr=[],wr=[],Tr=[],Er=[],Dr=[],Or=Object.keys(v).map(()=>[]),kr=new Uint8Array(S),Ar=(e,t)=>Math.max(0,e.indexOf(t??``));function M(e,t){e.length=0;for(let n=0;n<S;n++)t(n)&&e.push(n)}const jr=(e,...t)=>t.reduce((t,n)=>t|1<<e.indexOf(n),0);Xn(e=>{let t=jr(e.terrainKinds,`sea`,`lake`),n=jr(e.terrainKinds,`mountain`),r=(t,n)=>e.feature(t,n)===void 0?0:1;for(let i=0;i<S;i++)O[i]=e.region[i]<0?0:cr.indexOf(e.regionKinds[e.region[i]]),k[i]=Ar(ur,e.feature(i,`fort`)),pr[i]=Ar(fr,e.feature(i,`red-row`)),A[i]=Ar(hr,e.feature(i,`eastern-poland`)),j[i]=r(i,`city`),vr[i]=r(i,`exit`),yr[i]=r(i,`objective`),br[i]=r(i,`haven`),gr[i]=e.terrain[i]&n?1:0,_r[i]=e.terrain[i]&t?1:0;Mr(e)});function Mr(e){M(Sr,e=>j[e]===1&&O[e]===D.poland),M(xr,e=>Sr.includes(e)||k[e]===lr.polish),M(Cr,e=>E[e]===0&&(j[e]===1||k[e]!==lr.none)&&A[e]===mr.none),M(wr,e=>j[e]===1&&E[e]===1&&O[e]===D.germany),M(Tr,e=>k[e]===lr.westWall),M(Er,e=>k[e]===lr.maginot),M(Dr,e=>O[e]===D.slovakia);for(let t of[`agn`,`ags`,`agc`])M(Or[v[t]],n=>e.feature(n,`source`)===t);M(Or[v.french],e=>k[e]===lr.maginot),M(Or[v.byelorussian],e=>pr[e]===dr.north),M(Or[v.ukrainian],e=>pr[e]===dr.south),kr.fill(0),Or.forEach((e,t)=>{for(let n of e)kr[n]|=1<<t})}const Nr=new Uint8Array(S*6),Pr=new Uint8Array(S*6),Fr=new Uint8Array(S);Xn(e=>{let t=jr(e.hexsideKinds,`river`),n=jr(e.hexsideKinds,`sea`,`lake`,`blocked`);Fr.fill(0);for(let r=0;r<S*6;r++){let i=Math.floor(r/6),a=x.neighbours[r],o=e.hexsides[r];Nr[r]=+(a>=0&&!_r[a]&&!_r[i]&&!(o&n)),Pr[r]=a>=0&&o&t&&!j[i]&&!j[a]?1:0,Pr[r]&&(Fr[i]=1)}});const N=Uint8Array.from(C,e=>v[e.fields.get(`group`)]),P=Int32Array.from(N,e=>1<<e),F=Uint8Array.from(N,e=>e<=v.luftwaffe?0:1),Ir=Int32Array.from(C,e=>e.steps[0][0]),Lr=Int32Array.from(C,e=>e.steps.at(-1)[0]),Rr=Uint8Array.from(C,e=>e.steps.length),zr=nr(`static`),Br=nr(`freeStacking`),Vr=nr(`noCityAttack`),Hr=nr(`stuka`),Ur=Uint8Array.from(C,e=>+(e.type===`panzer`)),Wr=Uint8Array.from(C,e=>+(e.size===`army`)),Gr=[`panzer`,`cavalry`,`mountain`,`other`],Kr=Uint8Array.from(C,e=>Math.max(0,Gr.indexOf(e.mobility))),I=tr(`lw-fkg`),qr=tr(`ags-22`),Jr=tr(`slo`),Yr=tr(`pl-hfg`),Xr=C.flatMap((e,t)=>Hr[t]?[t]:[]),Zr=C.flatMap((e,t)=>e.fields.get(`arrival`)===`R`?[t]:[]),Qr=C.flatMap((e,t)=>e.fields.get(`arrival`)===`event`?[t]:[]),$r=Int32Array.from(C,e=>x.indexOf(e.fields.get(`setup`)??``)),ei=Uint8Array.from(C,e=>+(e.fields.get(`scenario`)===`hinge`)),L=p({turn:[`stage`],playerTurn:[`who`,`stage`],order:[],phase:[`stage`],endOfTurn:[`stage`],overstacked:[`hex`],replacement:[],sovietEntry:[],movement:[],bridge:[],combat:[],assemble:[`target`,`stuka`,`drop`],battle:[`target`,`stage`,`column`,`result`,`marks`,`agcUnits`],relief:[],commit:[],allOut:[],defenderLoss:[],attackerLoss:[],retreat:[],advance:[],seaside:[],ring:[],occupation:[`first`,`second`]},{stage:[0,12],who:[0,Ne.length-1],hex:[0,S-1],target:[0,S-1],stuka:[0,3],drop:[0,1],column:[0,8],result:[0,4],marks:[0,31],agcUnits:[0,w],first:[-1,S-1],second:[-1,S-1]});function ti(e,t,n){let r=0;for(let i=0;i<e.top.length;i++){let a=0;for(let r=e.top[i];r>=0;r=e.below[r])if(e.place[r]!==i||++a>e.place.length)return`${t[r]} is listed in ${n[i]} and stands elsewhere`;r+=a}let i=0;for(let t=0;t<e.place.length;t++)e.place[t]>=0&&(i+=1);return i===r?null:`${i} units stand on the map and ${r} are listed in its hexes`}function ni(e,t,n){let r=e.derived;if(r===void 0)return[];e.derived=void 0;let i=t(e);return e.derived=r,r.zones.flatMap((e,t)=>{let r=n.findIndex((n,r)=>e[r]!==i.zones[t][r]);return r<0?[]:[`the zones of control of side ${t} are out of date in ${n[r]}`]})}const R=e=>Ne[e.player].side,ri=e=>e.player<0?0:Ne[e.player].groups;function ii(e){e.mover=-1,e.left=0,e.moverSupplied=0,e.tried.fill(0)}function ai(e){return Math.floor(e/24)*12}const oi=2147483647;function z(e,t){return{shape:`scalar`,cells:1,range:[e,t],fits:li(e,t)}}function si(e,t,n){return{shape:`run`,cells:e,range:[t,n],fits:li(t,n)}}function ci(e,t){return si(e,0,Object.values(t).reduce((e,t)=>e|t,0))}function li(e,t){return n=>{for(let r=0;r<n.length;r++)if(n[r]<e||n[r]>t)return!1;return!0}}const ui=[{kind:Int8Array,least:-128,most:127},{kind:Uint8Array,least:0,most:255},{kind:Int16Array,least:-32768,most:32767},{kind:Uint16Array,least:0,most:65535},{kind:Int32Array,least:-2147483648,most:2147483647}];function di([e,t]){let n=ui.find(n=>e>=n.least&&t<=n.most);if(n===void 0)throw RangeError(`no cell holds the numbers from ${e} to ${t}`);return n.kind}function fi(){return e=>{let t=pi(e),n=Object.keys(e),r=hi(t);return{spec:e,create:(e,n,i)=>r(i??new Int32Array(t.words),e,n),toJSON:e=>Object.fromEntries(n.map(t=>[t,mi(e[t])])),fromJSON:e=>_i(e,t),isSound(e){let n=e.numbers(),r=0;return t.places.every(({field:e})=>(r+=e.cells,e.fits(n.subarray(r-e.cells,r))))}}}}function pi(e){let t=Object.entries(e).map(([e,t])=>({name:e,field:t,kind:t.shape===`scalar`?Int32Array:di(t.range)})),n=/* @__PURE__ */ new Map,r=0;for(let e of[4,2,1])for(let{name:i,field:a,kind:o}of t)o.BYTES_PER_ELEMENT===e&&(n.set(i,r),r+=a.cells*e);return{places:t.map(e=>({...e,offset:n.get(e.name)})),words:Math.ceil(r/4)}}function mi(e){if(typeof e==`number`)return e;let t=e,n=Array(t.length);for(let e=0;e<t.length;e++)n[e]=t[e];return n}function hi({places:e}){let t=e.filter(({field:e})=>e.shape===`run`);class n{cells;terms;dice;derived=void 0;constructor(e,n,r){this.cells=e,this.terms=n,this.dice=r;let i=this,a=e.buffer;for(let e=0;e<t.length;e++){let{name:n,kind:r,offset:o,field:s}=t[e];i[n]=new r(a,o,s.cells)}}copy(){return new n(this.cells.slice(),this.terms,this.dice)}copyFrom(e){this.cells.set(e.cells),this.dice=e.dice,this.derived=void 0}numbers(){let t=new Int32Array(e.reduce((e,{field:t})=>e+t.cells,0)),n=this,r=0;for(let{name:i,field:a}of e){let e=n[i];typeof e==`number`?t[r]=e:t.set(e,r),r+=a.cells}return t}}for(let{name:t,field:r,offset:i}of e){if(r.shape===`run`)continue;let e=i/4;Object.defineProperty(n.prototype,t,{get(){return this.cells[e]},set(t){this.cells[e]=t}})}return(e,t,r)=>new n(e,t,r)}const gi=`is missing, misspelt or of the wrong size`;function _i(e,{places:t,words:n}){if(typeof e!=`object`||!e)return{ok:!1,field:`state`,reason:gi};let r=e,i=Object.keys(r).find(e=>!t.some(({name:t})=>t===e));if(i!==void 0)return{ok:!1,field:i,reason:gi};let a=new Int32Array(n);for(let{name:e,field:n,kind:i,offset:o}of t){let t=n.shape===`scalar`?[r[e]]:r[e];if(!(Array.isArray(t)&&t.length===n.cells&&t.every(e=>Number.isInteger(e))))return{ok:!1,field:e,reason:gi};if(!n.fits(t))return{ok:!1,field:e,reason:`holds numbers that no game can reach`};new i(a.buffer,o,n.cells).set(t)}return{ok:!0,cells:a}}function vi(e,t,n){let r=yi(e,t),i=(e-r)/t;return r===0||n===`down`?i:n===`up`||r*2>=t?i+1:i}function yi(e,t){let n=e%t;return n<0?n+t:n}function bi(e,t){return vi(e,2,t)}function xi(e,t){let n=e.from,r=n.length-1;for(;r>0&&n[r]>t;)r--;return r}const Si=(e,t)=>e<0?0:e>=t?t-1:e,Ci=(e,t)=>e-t,wi=/^(\d+):(\d+)$/,Ti=/[+-]?\d+/;function Ei(e){let t=wi.exec(e);return t===null?Number(Ti.exec(e)?.[0]??NaN):Di(Number(t[1]),Number(t[2]))}function Di(e,t){return t===1&&e>=1?e-1:e===1&&t>=1?1-t:NaN}function Oi(e){if(e.length===0)return`there is no heading`;for(let t=0;t<e.length;t++){if(Number.isNaN(Ei(e[t])))return`"${e[t]}" is not a differential, odds or a range`;if(t>0&&Ei(e[t-1])>=Ei(e[t]))return`"${e[t]}" does not lie above "${e[t-1]}"`}return null}const ki=/^(\d{1,3})(?:-(\d{1,3}))?$/,Ai=/^[-=+|\s]*$/,ji=/\s*\|\s*|\s{2,}/;function Mi(e,t,n){let r=nt(t),i=Pi(e,r),o=i[0]?.cells.length??0;for(let e of i)e.cells.length!==o&&r.report(`ragged-table`,e.number,`${e.cells.length} cells, not ${o}`,e.label);let s=Ii(i,r),c=Li(i,r),l=c[0]?.roll??0,u=l+c.length-1,d=Ri(c,n,r);return a({headings:s,columns:o,lowestRoll:l,highestRoll:u,...d},r.faults)}function Ni(e,t){return c(Mi(e,`combat table`,t))}function Pi(e,t){let n=[];for(let[r,i]of e.split(`
`).entries()){let e=i.replace(/#.*/,``);if(Ai.test(e))continue;let[a,...o]=Fi(e);o.length===0?t.report(`no-label`,r+1,`a line is a label, a | and its cells`):n.push({number:r+1,label:a,cells:o})}return n}function Fi(e){let t=e.indexOf(`|`);if(t<0)return[e];let n=e.slice(t+1).trim();return[e.slice(0,t).trim(),...n.split(ji)]}function Ii(e,t){let n=/* @__PURE__ */ new Map;for(let r of e){if(ki.test(r.label))continue;let e=n.has(r.label)?`there are two lines of this name`:Oi(r.cells);e!==null&&t.report(`bad-heading`,r.number,e,r.label),n.set(r.label,{labels:r.cells,from:r.cells.map(Ei)})}return n.size===0&&t.report(`no-heading`,0,`the table has no line of headings`),Object.fromEntries(n)}function Li(e,t){let n=[];for(let r of e){let e=ki.exec(r.label);if(e===null)continue;let i=Number(e[1]),a=n.length===0?i:n[n.length-1].roll+1;i!==a&&t.report(`missing-roll`,r.number,`the row for ${a} is expected here`,r.label);for(let t=i;t<=Number(e[2]??i);t++)n.push({roll:t,line:r})}return n.length===0&&t.report(`no-row`,0,`the table has no row`),n}function Ri(e,t,n){let r=[],i=[],a=(e,a)=>{let o=r.indexOf(e);if(o>=0)return o;let s=t(e);return s===null?n.report(`bad-cell`,a.number,`"${e}" is not a result`,a.label):i.push(s),r.push(e)-1},o=e.flatMap(e=>e.line.cells.map(t=>a(t,e.line)));return{results:i,printed:r,cells:Uint16Array.from(o)}}const zi=[`AE`,`AS`,`BB`,`DR`,`DE`],Bi=Ni(`
  differential | -5 or less  -4 or -3  -2 or -1   0   +1 or +2  +3   +4 or +5  +6 to +8  +9 or more
  -------------+--------------------------------------------------------------------------------------
  1            | AE          AE        AE         AE  AE        AS   BB        BB        DR
  2            | AE          AE        AE         AS  AS        BB   BB        DR        DR
  3            | AE          AE        AS         AS  BB        BB   DR        DR        DR
  4            | AE          AS        AS         BB  BB        DR   DR        DR        DE
  5            | AS          AS        BB         BB  DR        DR   DR        DE        DE
  6            | AS          BB        BB         DR  DR        DR   DE        DE        DE
  `,e=>zi.find(t=>t===e)??null),Vi={germanEast:{superiority:5,parity:4},polish:{superiority:3,parity:4},soviet:{superiority:3,parity:4},french:{superiority:5,parity:6},germanWest:{superiority:6,parity:5}},Hi={sovietEntry:7,coup:9},Ui={warsawGerman:-2,warsawAdjacent:-1,westWall:1,eachWestCity:1,mostWestCities:8},Wi=[0,1,1,2,2,3],Gi={superiority:5,parity:2},Ki={start:49,crisis:1,combat:4,replacement:2},qi={germanWithPanzer:2,german:1,french:1},Ji={aside:-1,dead:-2,exited:-3,unused:-4},B={begun:1,stopped:2,topped:4,attacked:8,involved:16,unsupplied:32,reps:64,pinned:128},Yi=B.begun|B.stopped|B.topped|B.attacked,Xi={wasFrench:1,revealed:2},V={none:0,replacement:1,movement:2,combat:3},Zi=[`none`,`replacement`,`movement`,`combat`],Qi={moveFight:0,fightMove:1},$i=[`move-fight`,`fight-move`],ea={unused:0,running:1,spent:2},ta=fi()({rolls:z(0,oi),revelations:z(0,oi),turn:z(1,12),player:z(-1,Ne.length-1),phase:z(V.none,V.combat),order:z(Qi.moveFight,Qi.fightMove),switched:z(0,1),stukasUsed:z(0,3),stukasReduced:z(0,1),supplyPoints:z(Ki.crisis,Ki.start),soviets:z(0,1),exited:z(0,w),armiesJoined:z(0,1),reinforced:z(0,1),bridge:z(-1,S-1),seaside:z(ea.unused,ea.spent),easternClosed:z(0,1),germanLosses:z(0,2*w*12),verdict:z(0,11),mover:z(-1,w-1),left:z(0,72),moverSupplied:z(0,1),siege:si(2,-1,S-1),tried:si(24,0,S*6),flow:ee(L),place:si(w,-7,S-1),below:si(w,-1,w-1),steps:si(w,0,2),unitFlags:ci(w,B),top:si(S,-1,w-1),control:si(S,0,2),hexFlags:ci(S,Xi)}),H=(e,t,n)=>(e[t]&n)!==0,U=e=>e.terms.scenario===`historical`;function na(e,t,n){ra(e,t,n);for(let r=t*6;r<t*6+6;r++){let t=x.neighbours[r];t<0||ra(e,t,n&&ia(e,t))}}function ra(e,t,n){e.hexFlags[t]=n?e.hexFlags[t]|Xi.revealed:e.hexFlags[t]&~Xi.revealed}function ia(e,t){for(let n=e.top[t];n>=0;n=e.below[n])if(H(e.unitFlags,n,B.involved))return!0;return!1}function aa(e){e.place.fill(-1),e.top.fill(-1),e.below.fill(-1)}function oa(e,t,n){sa(e,t),e.place[t]=n,e.below[t]=e.top[n],e.top[n]=t}function sa(e,t){let n=e.place[t];e.place[t]=-1,n<0||(e.top[n]===t?e.top[n]=e.below[t]:e.below[da(e,t,n)]=e.below[t],e.below[t]=-1)}function ca(e,t,n){sa(e,t),e.place[t]=n}function la(e,t){let n=e.place[t];n>=0&&oa(e,t,n)}function ua(e,t){let n=[];for(let r=e.top[t];r>=0;r=e.below[r])n.push(r);return n}function da(e,t,n){let r=e.top[n];for(;r>=0&&e.below[r]!==t;)r=e.below[r];if(r<0)throw Error(`unit ${t} is not in the stack of its hex ${n}`);return r}const fa=[`German`,`Allied`],W=(e,t)=>e.control[t]-1;function pa(e,t,n){let r=e.top[n];return r>=0&&F[r]!==t}function ma(e,t){return e.steps[t]===Rr[t]?Ir[t]:Lr[t]}function ha(e,t){let n=[];for(let r=e.top[t];r>=0;r=e.below[r])n.push(r);return n}function ga(e,t){for(let n=0;n<w;n++)e.unitFlags[n]&=~t}const _a=[null,{camp:1,rule:`4.2a`,because:`three supplied French units left by the north edge`},{camp:1,rule:`4.2b`,because:`the Soviets took a German city`},{camp:1,rule:`4.2c`,because:`Danzig fell`},{camp:1,rule:`4.2d`,because:`a coup removed Hitler`},{camp:0,rule:`4.8`,because:`every Polish city and fortress is German`},{camp:-1,rule:`4.9`,because:`neither side has won by the end of turn 12`},{camp:0,rule:`14.6`,because:`Warsaw fell before turn 6 with at most 12 German steps lost`},{camp:1,rule:`14.8b`,because:`Eastern Poland was not taken by the end of turn 7`},{camp:0,rule:`14.7b`,because:`Poland is conquered with at most 12 German steps lost`},{camp:1,rule:`14.7c`,because:`Poland is conquered, but more than 12 German steps were lost`},{camp:1,rule:`14.9`,because:`Poland holds out to the end of turn 12`}],G={exit:1,sovietCity:2,danzig:3,coup:4,poland:5,draw:6,warsaw:7,east:8,conquest:9,costly:10,holdsOut:11};function va(e,t,n){if(e.verdict!==0)return;let{rule:r,because:i}=_a[t];e.verdict=t,n?.push({event:`game-over`,rule:r,winners:ya(e),because:i})}function ya(e){let t=_a[e.verdict]?.camp??-1,n=U(e)?2:Oe.length;return Array.from({length:n},(e,t)=>t).filter(e=>ke[e]===t)}function ba(e){if(e.terms.options.stepLosses===`every`)return e.germanLosses;let t=0;for(let n=0;n<w;n++)(N[n]===v.agn||N[n]===v.ags)&&(t+=Rr[n]-e.steps[n]);return t}function xa(e,t){e.turn<6&&Sa(e,t),e.turn>7&&Ca(e,t)}function Sa(e,t){ir.every(t=>W(e,t)===0)&&ba(e)<=12&&va(e,G.warsaw,t)}function Ca(e,t){wa(e)&&va(e,ba(e)<=12?G.conquest:G.costly,t)}function wa(e){for(let t=0;t<w;t++)if(N[t]===v.polish&&e.place[t]>=0)return!1;return Cr.every(t=>W(e,t)===0)}function Ta(e,t){U(e)&&xa(e,t),e.turn>=e.terms.lastTurn&&va(e,U(e)?G.holdsOut:G.draw,t)}function Ea(e,t,n,r,i){U(e)?xa(e,i):F[t]===1?Da(e,t,n,r,i):Oa(e,i)}function Da(e,t,n,r,i){if(!yr[n]||!r)return;let a=(P[t]&je)!==0;n===or&&(a||N[t]===v.polish)?va(e,G.danzig,i):a&&va(e,G.sovietCity,i)}function Oa(e,t){xr.length!==0&&xr.every(t=>W(e,t)===0)&&va(e,G.poland,t)}function ka(e,t,n){t&&(e.exited+=1),e.exited>=3&&va(e,G.exit,n)}function Aa(e){if(e.derived===void 0){e.derived={zones:[new Int16Array(S),new Int16Array(S)]};for(let t=0;t<w;t++)e.place[t]>=0&&ja(e,t,e.place[t],1)}return e.derived}function ja(e,t,n,r){if(e.derived===void 0||t===I)return;let i=e.derived.zones[F[t]];i[n]+=r;for(let e=n*6;e<n*6+6;e++)Nr[e]&&(i[x.neighbours[e]]+=r)}function Ma(e,t,n){return Aa(e).zones[t][n]>0}function Na(e,t,n){return Ma(e,+(t===0),n)}function Pa(e){let t=/* @__PURE__ */ new Set;for(let n of e)for(let r=n*6;r<n*6+6;r++){let n=x.neighbours[r];n>=0&&!_r[n]&&!e.includes(n)&&t.add(n)}return[...t]}function Fa(e,t){return Pa(t).every(t=>!pa(e,0,t)&&(e.top[t]>=0||Ma(e,0,t)))}const Ia=e=>[...e.siege].filter(e=>e>=0);function La(e,t){return e.seaside===ea.running&&N[t]===v.polish&&e.siege.includes(e.place[t])}function Ra(e,t){if(e.seaside!==ea.running)return;for(let t=0;t<e.siege.length;t++)e.siege[t]>=0&&W(e,e.siege[t])===0&&(e.siege[t]=-1);let n=Ia(e);n.length>0&&Fa(e,n)||(n.length>0&&t?.push({event:`siege-lifted`,rule:`13.7d`}),za(e))}function za(e){e.seaside=ea.spent,e.siege.fill(-1),ga(e,B.pinned)}function Ba(e,t,n,r,i){let a=e.place[t];a>=0&&ja(e,t,a,-1),oa(e,t,n),ja(e,t,n,1),Ha(e,t,n,r,i),Ra(e,i)}function Va(e,t,n,r){let i=e.place[t];i>=0&&ja(e,t,i,-1),ca(e,t,n),e.unitFlags[t]=0,Ra(e,r)}function Ha(e,t,n,r,i){let a=F[t];e.control[n]!==a+1&&(e.control[n]=a+1,i?.push({event:`control`,rule:`3.5b`,hex:x.names[n],camp:fa[a]}),a===1&&E[n]===1&&j[n]&&(e.hexFlags[n]|=Xi.wasFrench),Ea(e,t,n,r,i))}function Ua(e,t,n,r){e.control[t]=n+1,r?.push({event:`control`,rule:`4.11a`,hex:x.names[t],camp:fa[n]})}function Wa(e,t,n,r){F[t]===0&&(e.germanLosses+=1),--e.steps[t];let i=x.names[e.place[t]]??null,a=e.steps[t]===0;r?.push({event:a?`eliminated`:`reduced`,rule:n,unit:T[t],hex:i}),a&&Va(e,t,Ji.dead,r)}function Ga(e,t,n,r){F[t]===0&&(e.germanLosses+=e.steps[t]),e.steps[t]=0,r?.push({event:`eliminated`,rule:n,unit:T[t],hex:x.names[e.place[t]]??null}),Va(e,t,Ji.dead,r)}const Ka=({sequence:e,over:t,unit:n,hex:r})=>({WRONG_PHASE:_(e,`this cannot be done at this point of the sequence of play`),WRONG_SIDE:_(e,`the decision is another player’s`),GAME_OVER:_(t,`the game is over`),MALFORMED:_(e,`this is not an action of the game`),UNKNOWN_UNIT:_(n,`there is no such unit`),UNKNOWN_HEX:_(r,`there is no such hex on the map`)}),qa=e=>t=>typeof t==`string`?e.indexOf(t):-1,{WRONG_PHASE:K,WRONG_SIDE:Ja,GAME_OVER:Ya,MALFORMED:Xa,UNKNOWN_UNIT:q,UNKNOWN_HEX:Za}=Ka({sequence:`5.1a`,over:`4.1`,unit:`2.3`,hex:`2.2a`}),J=qa(er),Y=qa(x),Qa=e=>j[e]?2:1,$a=_(`6.6`,`enemy units stand in that hex`),eo=_(`6.8`,`units of Army Groups North and South may not share a hex, even in passing`),to=_(`6.8`,`units of the two Soviet fronts may not share a hex, even in passing`),no=_(`6.8`,`Polish and Soviet units may not share a hex, even in passing`),ro=_(`6.1`,`a hex holds one unit, a city two`),io=Object.values(v).map(()=>[]);io[v.agn].push([y(v.ags),eo]),io[v.ags].push([y(v.agn),eo]),io[v.byelorussian].push([y(v.ukrainian),to],[y(v.polish),no]),io[v.ukrainian].push([y(v.byelorussian),to],[y(v.polish),no]),io[v.polish].push([je,no]);function ao(e,t,n){for(let r=e.top[n];r>=0;r=e.below[r]){if(F[r]!==F[t])return $a;for(let[e,n]of io[N[t]])if(P[r]&e)return n}return null}const oo=(e,t)=>io[N[e]].every(([e])=>(P[t]&e)===0);function so(e,t,n){return Br[t]===1||co(e,n,t)<Qa(n)}function co(e,t,n){let r=0;for(let i=e.top[t];i>=0;i=e.below[i])i!==n&&!Br[i]&&(r+=1);return r}function lo(e,t,n){return ao(e,t,n)??(so(e,t,n)?null:ro)}const uo=(e,t)=>co(e,t,-1)>Qa(t);function fo(e){let t=ri(e);for(let n=0;n<w;n++){let r=e.place[n];if(r>=0&&P[n]&t&&e.below[n]>=0&&uo(e,r))return r}return-1}function po(e,t,n){for(let r=e.top[t];r>=0;r=e.below[r])if(r!==n&&ho(e,r))return!0;return!1}const mo=B.begun|B.reps|B.pinned;function ho(e,t){return(P[t]&ri(e))!==0&&!zr[t]&&!H(e.unitFlags,t,mo)}const go=e=>g(e.flow,L.overstacked.at.hex),_o=_(`6.5b`,`a unit of the overstacked hex is removed`),vo=_(`6.5b`,`this unit takes no room: its removal would mend nothing`);function yo(e,t){return e.place[t]===go(e)?Br[t]?vo:null:_o}const bo={side:e=>Pe(1-F[e.top[go(e)]],E[go(e)]),list(e,t){for(let n=e.top[go(e)];n>=0;n=e.below[n])yo(e,n)===null&&t({do:`remove`,unit:T[n]})},check(e,t){if(t.do!==`remove`)return K;let n=J(t.unit);return n<0?q:yo(e,n)},perform(e,t,n){ra(e,go(e),!1),h(e.flow),Ga(e,J(t.unit),`6.5b`,n)}},xo=_(`12.4b`,`there is only water`),So=_(`10.8a`,`only Soviet units may enter the Red Row`),Co=_(`10.2a`,`Polish units stay in Poland and Danzig`),wo=_(`10.4`,`units of Army Group C stay in Germany`),To=_(`1.4`,`no ground unit changes maps`),Eo=_(`14.8d`,`Eastern Poland is closed after its surrender`);function Do(e,t,n){return _r[n]?xo:E[n]===+!!ko(t)?P[t]&je?null:pr[n]===dr.none?e.easternClosed&&A[n]&&!Oo(e,t)?Eo:N[t]===v.polish?Ao(n)?null:Co:N[t]===v.agc&&O[n]!==D.germany?wo:null:So:To}const Oo=(e,t)=>e.place[t]>=0&&A[e.place[t]]!==0,ko=e=>N[e]===v.agc||N[e]===v.french,Ao=e=>O[e]===D.poland||O[e]===D.danzig,jo=_(`10.8b`,`German units may not attack into the Red Row`),Mo=_(`10.4`,`Army Group C attacks only hexes in Germany`);function No(e,t,n){return F[t]===0?pr[n]===dr.none?N[t]===v.agc&&O[n]!==D.germany?Mo:e.easternClosed&&A[n]?Eo:null:jo:null}function Po(e){if(!Fo(e))return[`the position holds numbers that no game can reach`];let t=ti(e,T,x.names);if(t!==null)return[t];let n=[];for(let t=0;t<w;t++)Io(e,t,n);return zo(e,n),n.push(...ni(e,Aa,x.names)),n}const Fo=e=>ta.isSound(e)&&!e.place.includes(-7)&&e.turn<=e.terms.lastTurn;function Io(e,t,n){let r=e.place[t],i=T[t];r===Ji.unused!==(U(e)&&ei[t]===1)&&n.push(`${i} does not belong where it is in this scenario`),e.steps[t]>Rr[t]&&n.push(`${i} has more steps than its counter`),e.steps[t]===0!=(r===Ji.dead)&&n.push(`${i} is neither dead nor alive`),r<0&&e.unitFlags[t]!==0&&n.push(`${i} is off the map and still marked`),r>=0&&Lo(e,t,n)}function Lo(e,t,n){let r=e.place[t],i=`${T[t]} in ${x.names[r]}`;Hr[t]&&n.push(`${i} is a Stuka and never stands on a map`),zr[t]&&r!==$r[t]&&n.push(`${i} is static and has moved`),e.control[r]!==F[t]+1&&n.push(`${i} does not control its hex`);let a=ao(e,t,r)??(t===I?null:Do(e,t,r));a!==null&&n.push(`${i}: ${a.because} (${a.rule})`),!so(e,t,r)&&!Ro(e,t)&&n.push(`${i} is overstacked (6.1)`)}function Ro(e,t){return e.verdict!==0||e.phase===V.movement&&(P[t]&ri(e))!==0||re(e.flow,L.overstacked)>=0}function zo(e,t){e.siege.some(e=>e>=0)!==(e.seaside===ea.running||re(e.flow,L.ring)>=0)&&e.verdict===0&&t.push(`the siege of Operation Seaside has no hexes, or hexes no siege`)}function Bo(e){Vo(e),Uo(e),Wo(e),m(e.flow,L.turn)}function Vo(e){e.turn=1,e.player=-1,e.mover=-1,e.bridge=-1,e.siege.fill(-1),e.supplyPoints=Ki.start}function Ho(e){return O[e]===D.germany||O[e]===D.eastPrussia||O[e]===D.slovakia||e===or?0:1}function Uo(e){for(let t=0;t<S;t++){let n=!_r[t]&&(E[t]===0||!U(e));e.control[t]=n?Ho(t)+1:0}}function Wo(e){aa(e);for(let t=0;t<w;t++)e.steps[t]=Rr[t],U(e)&&ei[t]?e.place[t]=Ji.unused:$r[t]>=0?oa(e,t,$r[t]):e.place[t]=Ji.aside}function Go(e,t){let n=Object.keys(t),r=n.map(e=>t[e]),i=Object.fromEntries(n.map((e,t)=>[e,t]));return{stage:i,run(t,n){let a=re(t.flow,e),o=g(t.flow,e.at.stage);if(o>=r.length){h(t.flow);return}ne(t.flow,e.at.stage,o+1);let s=r[o](t,n);typeof s==`string`?ae(t.flow,a,e.at.stage,i[s]):s===void 0&&o===r.length-1&&Ko(t,e,a)&&h(t.flow)}}}const Ko=(e,t,n)=>te(e.flow)===t.id&&re(e.flow,t)===n;function qo(e,t){[ar,or,...ir].every(t=>W(e,t)===0)&&W(e,sr)!==0&&(e.place[Yr]>=0&&Ga(e,Yr,`4.11a`,t),Ua(e,sr,0,t),U(e)?xa(e,t):Oa(e,t))}function Jo(e,t){return Yo(e,t)+1}function Yo(e,t){let n=e.dice.below(e.rolls,t);return e.rolls+=1,n}function Xo(e){return[...Zo(e),...es(e),...ts(e)]}function Zo(e){return ir.every(t=>W(e,t)===0)?[{rule:`4.5a`,label:`Warsaw is German`,amount:Ui.warsawGerman}]:ir.some(t=>Qo(e,t))?[{rule:`4.5b`,label:`Germans next to Warsaw`,amount:Ui.warsawAdjacent}]:[]}function Qo(e,t){for(let n=t*6;n<t*6+6;n++){let t=x.neighbours[n];if(t>=0&&e.top[t]>=0&&F[e.top[t]]===0)return!0}return!1}const $o={one:1,five:5};function es(e){return Tr.filter(t=>W(e,t)===1).length<$o[e.terms.options.westWallHexes]?[]:[{rule:`4.4b`,label:`French in the West Wall`,amount:Ui.westWall}]}function ts(e){let t=wr.filter(t=>W(e,t)===1).length;return t===0?[]:[{rule:`4.4b`,label:`German cities in French hands`,amount:Math.min(t*Ui.eachWestCity,Ui.mostWestCities)}]}function ns(e,t){let n=Xo(e),r=Jo(e,6),i=n.reduce((e,{amount:t})=>e+t,r);t?.push({event:`strategic-event`,rule:`4.4a`,dice:[r],modifiers:n.map(({rule:e,label:t,amount:n})=>({rule:e,label:t,amount:n})),total:i}),i>=Hi.coup?va(e,G.coup,t):i>=Hi.sovietEntry&&rs(e,t)}function rs(e,t){e.soviets||(e.soviets=1,t?.push({event:`soviet-entry`,rule:`4.6`}),m(e.flow,L.sovietEntry))}const X=e=>e.supplyPoints<=Ki.crisis;function is(e,t,n,r){t===0||X(e)||(e.supplyPoints=Math.max(Ki.crisis,e.supplyPoints-t),r?.push({event:`supply-points`,rule:n,points:-t,left:e.supplyPoints}),X(e)&&r?.push({event:`crisis`,rule:`8.10d`}))}const as=32767;function os(e){return{mark:new Uint8Array(e.size),previous:new Int16Array(e.size),length:new Int16Array(e.size),hexes:new Int16Array(e.size),count:0}}function ss(e,t,n,r,i,a,o=as){us(e);for(let t=0;t<r;t++)i[n[t]]!==0&&ds(e,n[t]);let{neighbours:s}=t,{mark:c,previous:l,length:u,hexes:d}=e,f=e.count,p=0;for(let e=1;e<=o&&p<f;e++){let t=f;for(;p<t;p++){let e=d[p];if(c[e]===1)continue;let t=e*6+6;for(let n=t-6;n<t;n++){let t=s[n];if(t<0||c[t]!==0||a[n]===0)continue;let r=i[t];r!==0&&(c[t]=r,l[t]=e,d[f++]=t)}}for(let n=t;n<f;n++)u[d[n]]=e}e.count=f}function cs(e,t){return e.mark[t]!==0}const ls=()=>!0;function us(e){let{mark:t,hexes:n,count:r}=e;if(r>t.length>>4)t.fill(0);else for(let e=0;e<r;e++)t[n[e]]=0;e.count=0}function ds(e,t){e.mark[t]===0&&(e.mark[t]=2,e.previous[t]=-1,e.length[t]=0,e.hexes[e.count++]=t)}function fs(e,t,n,r){e.mark[n]=r,e.previous[n]=t,e.length[n]=e.length[t]+1,e.hexes[e.count++]=n}function ps(e,t,n,r,i,a=ls,o=as){if(us(e),ds(e,n),r(n))return n;let{neighbours:s}=t,{mark:c,length:l,hexes:u}=e;for(let t=0;t<e.count;t++){let n=u[t];if(l[n]>=o)break;if(c[n]!==1)for(let t=0;t<6;t++){let o=s[n*6+t];if(!(o<0||c[o]!==0||!i(n,t,o))&&(fs(e,n,o,a(o)?2:1),r(o)))return o}}return-1}const ms=os(x),hs=new Uint8Array(S),gs=e=>e===v.agc||e===v.french;function _s(e,t){let n=t<=v.luftwaffe?0:1,r=gs(t)?rr:0,i=gs(t)?S:rr,a=Aa(e).zones[1-n];for(let o=r;o<i;o++)hs[o]=ys(e,n,t,o)||bs(e,a,o)?0:2;let o=Or[t];for(let r of o)hs[r]=ys(e,n,t,r)?0:2;return ss(ms,x,o,o.length,hs,Nr),ms}const vs=Int8Array.from(Object.values(v),e=>e===v.byelorussian?v.ukrainian:e===v.ukrainian?v.byelorussian:-1);function ys(e,t,n,r){if(pa(e,t,r)||j[r]&&e.control[r]!==t+1)return!0;let i=e.top[r];return vs[n]>=0&&i>=0&&N[i]===vs[n]}function bs(e,t,n){if(t[n]===0)return!1;let r=e.top[n];return r<0||r===I&&e.below[r]<0}function xs(e,t,n){return N[t]===v.ags?br[n]===1:N[t]===v.agc&&j[n]===1&&!H(e.hexFlags,n,Xi.wasFrench)}const Ss=e=>N[e]===v.polish||N[e]===v.luftwaffe;function Cs(e,t){let n=N[t],r=F[t],i=Aa(e).zones[1-r],a=t=>!!(kr[t]&1<<n)&&!ys(e,r,n,t);return ps(ms,x,e.place[t],a,(t,o,s)=>Nr[t*6+o]===1&&!ys(e,r,n,s)&&(!bs(e,i,s)||a(s)))>=0}function ws(e,t){return Ss(t)||xs(e,t,e.place[t])||Cs(e,t)}function Ts(e,t){return!(N[t]===v.agc&&X(e))&&ws(e,t)}function Es(e,t){let n=new Uint8Array(t.length);for(let r of new Set(t.map(e=>N[e]))){let i=r===v.agc&&X(e),a=r===v.polish||r===v.luftwaffe?null:_s(e,r);t.forEach((t,o)=>{if(N[t]!==r||i)return;let s=e.place[t];n[o]=a===null||xs(e,t,s)||cs(a,s)?1:0})}return n}const Ds=_(`9.1`,`only German and French units take replacements`),Os=_(`9.2a`,`there are no replacements in turn 1`),ks=_(`9.1`,`only a reduced unit on the map takes a replacement`),As=_(`9.6b`,`one step a turn for each force group`),js=_(`8.10f`,`Army Group C gets no replacements in its supply crisis`),Ms=_(`9.2b`,`a unit must be in supply to take a replacement`),Ns=_(`9.2b`,`a unit in a mountain hex takes no replacement`),Ps=_(`9.2b`,`a unit next to an enemy unit takes no replacement`),Fs=_(`14.8c`,`a unit that must leave Eastern Poland takes no replacement`);function Is(e,t){return e.player===b.polish||e.player===b.soviet||!(P[t]&ri(e))?Ds:e.turn<2?Os:e.place[t]<0||e.steps[t]===Rr[t]?ks:N[t]===v.agc&&X(e)?js:zs(e,N[t])?As:Ls(e,t)}function Ls(e,t){let n=e.place[t];return gr[n]?Ns:Rs(e,t)?Ps:e.easternClosed&&A[n]?Fs:Ts(e,t)?null:Ms}function Rs(e,t){for(let n=e.place[t]*6;n<e.place[t]*6+6;n++){let r=x.neighbours[n];if(r>=0&&pa(e,F[t],r))return!0}return!1}function zs(e,t){for(let n=0;n<w;n++)if(N[n]===t&&H(e.unitFlags,n,B.reps))return!0;return!1}function Bs(e,t,n){e.unitFlags[t]|=B.reps,n?.push({event:`reps`,rule:`9.2a`,unit:T[t],hex:x.names[e.place[t]]})}function Vs(e,t){for(let n=0;n<w;n++)H(e.unitFlags,n,B.reps)&&P[n]&ri(e)&&(e.unitFlags[n]&=~B.reps,N[n]===v.agc&&X(e)||(e.steps[n]=Rr[n],t?.push({event:`replaced`,rule:`9.3`,unit:T[n],hex:x.names[e.place[n]]}),N[n]===v.agc&&is(e,Ki.replacement,`8.10c`,t)));U(e)&&xa(e,t)}const Hs=_(`9.7`,`this unit is no reinforcement of this player turn`),Us=_(`9.9`,`one French reinforcement arrives each turn`),Ws=_(`9.8`,`XXII Corps arrives in Slovakia`),Gs=_(`9.8`,`XXII Corps may not arrive in an enemy zone of control`),Ks=_(`9.9`,`French reinforcements arrive in the Maginot Line`),qs=_(`9.8`,`XXII Corps must arrive`),Js=(e,t)=>e.place[t]===Ji.aside;function Ys(e,t){return e.turn<3||!Js(e,t)?Hs:e.player===b.germanEast?t===qr?null:Hs:e.player!==b.french||!Zr.includes(t)?Hs:e.reinforced?Us:null}function Xs(e,t,n){if(t===qr){if(O[n]!==D.slovakia)return Ws;if(Na(e,0,n))return Gs}else if(k[n]!==lr.maginot)return Ks;return lo(e,t,n)}const Zs=e=>e===qr?Dr:Er;function Qs(e,t){let n=e.player===b.germanEast?[qr]:Zr;for(let r of n)if(Ys(e,r)===null)for(let n of Zs(r))Xs(e,r,n)===null&&t(r,n)}function $s(e){if(e.player!==b.germanEast&&e.player!==b.french)return!1;let t=!1;return Qs(e,()=>{t=!0}),t}function ec(e,t){let n=J(t.unit),r=Y(t.hex);return n<0?q:r<0?Za:Ys(e,n)??Xs(e,n,r)}function tc(e,t,n,r){e.player===b.french&&(e.reinforced=1),r?.push({event:`arrived`,rule:nc(t),unit:T[t],hex:x.names[n]}),Ba(e,t,n,!0,r)}function nc(e){return e===qr?`9.8`:N[e]===v.french?`9.9`:`9.10`}const rc={side:R,list(e,t){for(let n=0;n<w;n++)Is(e,n)===null&&t({do:`reps`,unit:T[n]});Qs(e,(e,n)=>t({do:`place`,unit:T[e],hex:x.names[n]})),ic(e)===null&&t({do:`end`})},check(e,t){if(t.do===`end`)return ic(e);if(t.do===`place`)return ec(e,t);if(t.do!==`reps`)return K;let n=J(t.unit);return n<0?q:Is(e,n)},perform(e,t,n){t.do===`end`?h(e.flow):t.do===`reps`?Bs(e,J(t.unit),n):tc(e,J(t.unit),Y(t.hex),n)}},ic=e=>e.player===b.germanEast&&$s(e)?qs:null;function ac(e){if(e.player===b.polish||e.player===b.soviet)return!1;if($s(e))return!0;for(let t=0;t<w;t++)if(Is(e,t)===null)return!0;return!1}const oc=_(`9.10`,`this is no Soviet unit that waits to enter`),sc=_(`9.10`,`the Byelorussian Front enters in the northern Red Row`),cc=_(`9.10`,`the Ukrainian Front enters in the southern Red Row`);function lc(e,t,n){if(!Qr.includes(t)||!Js(e,t))return oc;let r=N[t]===v.byelorussian;return pr[n]===(r?dr.north:dr.south)?lo(e,t,n):r?sc:cc}const uc={side:()=>1,list(e,t){for(let n of Qr)if(Js(e,n))for(let r of Or[N[n]])lc(e,n,r)===null&&t({do:`place`,unit:T[n],hex:x.names[r]})},check(e,t){if(t.do!==`place`)return K;let n=J(t.unit),r=Y(t.hex);return n<0?q:r<0?Za:lc(e,n,r)},perform(e,t,n){tc(e,J(t.unit),Y(t.hex),n),Qr.some(t=>Js(e,t))||h(e.flow)}};function dc(e){let t=(t,n)=>ie(t.flow,re(t.flow,e),n),n=(t,n,r)=>ae(t.flow,re(t.flow,e),n,r),r=e.at.marks;return{isOpen:t=>re(t.flow,e)>=0,get:(n,r)=>t(n,e.at[r]),set:(t,r,i)=>n(t,e.at[r],i),isMarked:(e,n)=>(t(e,r)&n)!==0,mark:(e,i)=>n(e,r,t(e,r)|i)}}const{get:Z,set:fc,isMarked:pc,mark:mc}=dc(L.battle),hc={drop:1,landed:2,stuka:4};function gc(e){let t=Math.floor(Z(e,`marks`)/hc.stuka)&3;return t===0?-1:Xr[t-1]}const _c=e=>ke[R(e)],vc=e=>Pe(1-_c(e),E[Z(e,`target`)]),yc=_(`12.10`,`an attack is finished before the next one begins`),bc=_(`3.4b`,`the stack has been revealed: the attack must be carried out`);function xc(e){return e.do===`cancel`?bc:e.do===`attack`?yc:K}const Sc=(e,t)=>t===0==(e.switched===0);function Cc(e,t){let n=+(t===v.agc||t===v.french);return Sc(e,n)?`superiority`:`parity`}const wc=_(`13.5c`,`there is no switch in the Historical Scenario`),Tc=_(`13.5c`,`the airpower environments are switched once in a game`),Ec=_(`13.5c`,`a switch is declared at the start of a German East player turn`);function Dc(e){return U(e)?wc:e.player===b.germanEast?e.switched?Tc:null:Ec}function Oc(e,t){e.switched=1,t?.push({event:`air-switch`,rule:`13.5c`}),Ac(e,t)}const kc=e=>e.turn>=6;function Ac(e,t){e.stukasReduced||(e.stukasReduced=1,t?.push({event:`stukas-weakened`,rule:`13.3b`,factor:Lr[Xr[0]]}))}const jc=(e,t)=>e.stukasReduced?Lr[t]:Ir[t],Mc=_(`13.1`,`this is no Stuka`),Nc=_(`13.1`,`Stukas support German attacks only`),Pc=_(`13.1`,`Stukas need German air superiority over the map`),Fc=_(`13.1`,`this Stuka has flown in this game turn`);function Ic(e,t){return Hr[t]?e.player!==b.germanEast&&e.player!==b.germanWest?Nc:Sc(e,Ne[e.player].map)?e.stukasUsed&1<<Xr.indexOf(t)?Fc:null:Pc:Mc}const Lc=_(`13.6a`,`the paratroops drop once in a game`),Rc=_(`13.6a`,`the paratroops do not land in cities`),zc=_(`13.6a`,`the paratroops do not land in mountains`),Bc=_(`13.6a`,`the paratroops do not land in the Red Row`),Vc=_(`13.6a`,`the paratroops do not land in water`),Hc=_(`13.6c`,`on the West Map the paratroops are of Army Group C and stay in Germany`),Uc=_(`13.6d`,`the paratroops join German attacks only`),Wc=_(`13.6e`,`bridges are seized in a German movement phase`),Gc=_(`13.6e`,`bridges are seized in a hex with a river hexside`),Kc=_(`13.6e`,`bridges are seized in a hex without enemy units`),qc=e=>e.place[I]===Ji.aside;function Jc(e){return _r[e]?Vc:j[e]?Rc:gr[e]?zc:pr[e]===dr.none?E[e]===1&&O[e]!==D.germany?Hc:null:Bc}function Yc(e,t,n){let r=Sc(e,E[t])?`superiority`:`parity`,i=Jo(e,6),a=i<=Gi[r];return n?.push({event:`airdrop`,rule:`13.6f`,hex:x.names[t],dice:[i],environment:r,survived:a}),a||Ga(e,I,`13.6f`,n),a}function Xc(e,t){return e.player!==b.germanEast&&e.player!==b.germanWest?Uc:qc(e)?Jc(t):Lc}function Zc(e,t,n){Yc(e,t,n)&&(mc(e,hc.landed),Ga(e,I,`13.6d`,n))}function Qc(e,t){_c(e)!==0&&qc(e)&&Jc(t)===null&&m(e.flow,L.relief)}const $c={side:vc,pass:{do:`pass`},list(e,t){t({do:`land`}),t({do:`pass`})},check:(e,t)=>t.do===`land`||t.do===`pass`?null:xc(t),perform(e,t,n){h(e.flow);let r=Z(e,`target`);t.do===`land`&&Yc(e,r,n)&&Ba(e,I,r,!0,n)}};function el(e){return e.player!==b.germanEast&&e.player!==b.germanWest||e.phase!==V.movement?Wc:qc(e)?null:Lc}function tl(e,t){if(E[t]!==Ne[e.player].map)return Wc;let n=Jc(t);return n===null?Fr[t]?pa(e,0,t)?Kc:null:Gc:n}const nl={side:R,list(e,t){for(let n=0;n<S;n++)Fr[n]&&tl(e,n)===null&&t({do:`land`,hex:x.names[n]});t({do:`call-off`})},check(e,t){if(t.do===`call-off`)return null;if(t.do!==`land`)return K;let n=Y(t.hex);return n<0?Za:tl(e,n)},perform(e,t,n){if(h(e.flow),t.do===`call-off`)return;let r=Y(t.hex);Yc(e,r,n)&&(e.bridge=r,Ba(e,I,r,!0,n))}};function rl(e,t){e.bridge<0||(e.bridge=-1,Ga(e,I,`13.6e`,t))}const il=_(`13.7e`,`only a Polish city in Polish hands can be besieged`),al=_(`13.7a`,`the city is not surrounded by German units and zones of control`),ol=_(`13.7c`,`this unit closes no part of the ring`),sl=_(`13.7c`,`the chosen units do not close the ring`);function cl(e,t){return ir.some(e=>e===t)?ir.filter(t=>W(e,t)===1):[t]}function ll(e,t){if(!Sr.includes(t)||W(e,t)!==1)return il;let n=cl(e,t);return n.some(t=>ha(e,t).some(e=>P[e]&je))?il:Fa(e,n)?null:al}function ul(e){e.seaside!==ea.unused||e.turn<7||e.turn>=e.terms.lastTurn||Sr.some(t=>ll(e,t)===null)&&m(e.flow,L.seaside)}const dl={side:()=>0,list(e,t){for(let n of Sr)ll(e,n)===null&&t({do:`seaside`,hex:x.names[n]});t({do:`pass`})},check(e,t){if(t.do===`pass`)return null;if(t.do!==`seaside`)return K;let n=Y(t.hex);return n<0?Za:ll(e,n)},perform(e,t,n){if(h(e.flow),t.do===`pass`)return;let r=cl(e,Y(t.hex));e.siege.fill(-1),e.siege.set(r),n?.push({event:`siege`,rule:`13.7a`,hexes:r.map(e=>x.names[e])}),m(e.flow,L.ring)}};function fl(e,t,n){let r=e.place[t];if(r===n)return!0;let i=x.directionTo(r,n);return i>=0&&t!==I&&Nr[r*6+i]===1}function pl(e,t){return e.place[t]<0||F[t]!==0||H(e.unitFlags,t,B.pinned)?ol:Pa(Ia(e)).some(n=>fl(e,t,n))?null:ol}function ml(e){let t=[];for(let n=0;n<w;n++)H(e.unitFlags,n,B.pinned)&&t.push(n);return Pa(Ia(e)).every(n=>t.some(t=>fl(e,t,n)))?null:sl}const hl={side:()=>0,list(e,t){for(let n=0;n<w;n++)pl(e,n)===null&&t({do:`pin`,unit:T[n]});ml(e)===null&&t({do:`done`})},check(e,t){if(t.do===`done`)return ml(e);if(t.do!==`pin`)return K;let n=J(t.unit);return n<0?q:pl(e,n)},perform(e,t,n){t.do===`pin`?(e.unitFlags[J(t.unit)]|=B.pinned,n?.push({event:`pinned`,rule:`13.7c`,unit:t.unit})):(h(e.flow),e.seaside=ea.running)}};function gl(e,t){if(e.seaside!==ea.running)return;let[n,r]=[e.siege[0],e.siege[1]],i=Ia(e).flatMap(t=>ha(e,t));e.seaside=ea.spent,e.siege.fill(-1);for(let n of i)Ga(e,n,`13.7d`,t);m(e.flow,L.occupation,n,r)}const _l=_(`13.7d`,`units of the siege ring advance into the city`),vl=_(`13.7d`,`units advance into an adjacent hex`);function yl(e,t,n){if(!H(e.unitFlags,t,B.pinned))return _l;let{first:r,second:i}=L.occupation.at;if(n!==g(e.flow,r)&&n!==g(e.flow,i))return vl;let a=x.directionTo(e.place[t],n);return a<0||!Nr[e.place[t]*6+a]?vl:Do(e,t,n)??lo(e,t,n)}function bl(e,t){let{first:n,second:r}=L.occupation.at;for(let i of[g(e.flow,n),g(e.flow,r)])for(let n=0;i>=0&&n<w;n++)e.place[n]>=0&&yl(e,n,i)===null&&t({do:`advance`,unit:T[n],to:x.names[i]})}const xl={side:()=>0,list(e,t){bl(e,t),t({do:`done`})},check(e,t){if(t.do===`done`)return null;if(t.do!==`advance`)return K;let n=J(t.unit),r=Y(t.to);return n<0||e.place[n]<0?q:r<0?Za:yl(e,n,r)},perform(e,t,n){if(t.do===`done`){h(e.flow),ga(e,B.pinned);return}let r=J(t.unit),i=Y(t.to);e.unitFlags[r]&=~B.pinned,n?.push({event:`advance`,rule:`13.7d`,unit:T[r],to:x.names[i]}),Ba(e,r,i,!0,n)}},Sl=`13.6b`,Cl=ue({hasWindows:(e,t)=>ke[t]===0&&!U(e)&&qc(e),until:{"next-player-turn":{title:`the next player turn`,rule:Sl},"next-turn":{title:`the next game turn`,rule:Sl},"end-of-game":{title:`the end of the game`,rule:Sl}},only:{panzers:{title:`panzers are attacked`,rule:Sl,holds:e=>Tl(e,e=>Ur[e]===1)},fortress:{title:`a fortified hex is attacked`,rule:Sl,holds:e=>k[wl(e)]!==0},last:{title:`a unit with a single step left is attacked`,rule:Sl,holds:e=>Tl(e,t=>e.steps[t]===1)}}}),wl=e=>ie(e.flow,re(e.flow,L.battle),L.battle.at.target),Tl=(e,t)=>ha(e,wl(e)).some(e=>N[e]!==v.luftwaffe&&t(e));function El(e){for(let t of[0,2])Cl.happens(e,t,`next-player-turn`)}function Dl(e){for(let t of[0,2])Cl.happens(e,t,`next-turn`)}function Ol(e){return xr.every(t=>A[t]===mr.none&&t!==sr||W(e,t)===0)}function kl(e,t){for(let n=0;n<w;n++){let r=e.place[n];if(r>=0&&F[n]===0&&A[r]===t&&Ts(e,n))return!0}return!1}function Al(e,t,n){for(let r=0;r<w;r++){let i=e.place[r];i>=0&&N[r]===v.polish&&A[i]===t&&Ga(e,r,`14.8a`,n)}}function jl(e,t){if(!U(e)||e.turn!==7)return;let n=Ol(e),r=[mr.north,mr.south].filter(t=>kl(e,t));for(let n of r)Al(e,n,t);let i=r.length===2;t?.push({event:`eastern-poland`,rule:`14.8a`,taken:n,surrendered:r.length}),!n&&!i?va(e,G.east,t):(i&&(e.easternClosed=1),Ca(e,t))}const Ml=Go(L.turn,{start(e,t){e.stukasUsed=0,e.reinforced=0,Dl(e),t?.push({event:`turn`,rule:`5.2`,turn:e.turn}),e.turn>=4&&!U(e)&&ns(e,t)},germanEast:e=>Nl(e,b.germanEast),polish:e=>Nl(e,b.polish),soviet:e=>Nl(e,b.soviet),french:e=>Nl(e,b.french),germanWest:e=>Nl(e,b.germanWest),end:e=>m(e.flow,L.endOfTurn),next(e){return e.turn+=1,`start`}});function Nl(e,t){Pl(e,t)&&m(e.flow,L.playerTurn,t)}function Pl(e,t){return t===b.soviet?e.soviets===1:t===b.french||t===b.germanWest?e.turn>=3&&!U(e):!0}const Fl=Go(L.playerTurn,{declarations(e,t){e.player=g(e.flow,L.playerTurn.at.who),e.order=Qi.fightMove,El(e),t?.push({event:`player-turn`,rule:`5.1a`,player:Ne[e.player].name}),Il(e)&&m(e.flow,L.order)},replacement(e){e.phase=V.replacement,ac(e)&&m(e.flow,L.replacement)},first:(e,t)=>Ll(e,e.order===Qi.moveFight?V.movement:V.combat,t),second:(e,t)=>Ll(e,e.order===Qi.moveFight?V.combat:V.movement,t),removal(e,t){e.phase=V.replacement,Vs(e,t),e.phase=V.none,e.player=-1}});function Il(e){return e.player===b.germanEast||e.player===b.germanWest||e.player===b.french&&X(e)}function Ll(e,t,n){e.phase=t;let{name:r}=Ne[e.player];n?.push({event:`phase`,rule:`5.1a`,player:r,phase:Zi[t]}),m(e.flow,L.phase)}const Rl=Go(L.phase,{main:e=>m(e.flow,e.phase===V.movement?L.movement:L.combat),stacks(e){let t=fo(e);if(!(t<0))return ra(e,t,!0),e.revelations+=1,m(e.flow,L.overstacked,t),`stacks`},close(e,t){ii(e);for(let t=0;t<w;t++)e.unitFlags[t]&=~Yi;rl(e,t),e.phase=V.none}}),zl=Go(L.endOfTurn,{siege:(e,t)=>gl(e,t),hela:(e,t)=>qo(e,t),seaside:e=>ul(e),stukas(e,t){kc(e)&&Ac(e,t)},easternPoland:(e,t)=>jl(e,t),verdict:(e,t)=>Ta(e,t)}),Bl=_(`5.3a`,`the two phases are played as move-fight or fight-move`),Vl={side:e=>e.player===b.germanWest&&X(e)?3:R(e),list(e,t){Dc(e)===null&&t({do:`switch`});for(let e of $i)t({do:`order`,order:e})},check(e,t){return t.do===`switch`?Dc(e):t.do===`order`?$i.some(e=>e===t.order)?null:Bl:K},perform(e,t,n){t.do===`switch`?Oc(e,n):(h(e.flow),e.order=$i.indexOf(t.order),n?.push({event:`order`,rule:`5.3a`,player:Ne[e.player].name,order:$i[e.order]}))}},Hl=65535,Ul={clear:{points:[1,1,1,1],shift:0},forest:{points:[2,2,2,2],shift:-1},rough:{points:[2,2,1,2],shift:-1},swamp:{points:[3,2,2,2],shift:-1},mountain:{points:[4,3,2,3],shift:-2}},Wl=Gr.map(()=>new Uint16Array(S)),Gl=new Int8Array(S),Kl=[];Xn(e=>{for(let t=0;t<S;t++){let n=e.terrainKinds.filter((n,r)=>e.terrain[t]&1<<r),r=n.map(e=>Ul[e]),i=r.length===0||r.includes(void 0);Gr.forEach((e,n)=>{let a=i?0:Math.max(...r.map(e=>e.points[n]));Wl[n][t]=i?Hl:(j[t]?1:a)*12});let a=i?0:Math.min(...r.map(e=>e.shift));Gl[t]=j[t]?0:a,Kl[t]=n.find(e=>Ul[e]?.shift===a)??`clear`}});const ql={[v.agn]:`germanEast`,[v.ags]:`germanEast`,[v.agc]:`germanWest`,[v.polish]:`polish`,[v.byelorussian]:`soviet`,[v.ukrainian]:`soviet`,[v.french]:`french`};function Jl(e,t){let n=ql[N[t]];return n===void 0||zr[t]?0:Vi[n][Cc(e,N[t])]}function Yl(e,t,n){let r=Jl(e,t)*12;return n||N[t]===v.agc&&X(e)?r:ai(r)}const Xl=(e,t)=>N[e]===v.french&&O[t]===D.france;function Zl(e,t,n,r){let i=n*6+r;if(!Nr[i])return Hl;let a=x.neighbours[i];if(Xl(t,a))return 12;let o=Pr[i]===1&&!(P[t]&Me);return Ql(e,t,a)+(o?12:0)}function Ql(e,t,n){let r=Wl[Kr[t]][n];return k[n]?e.control[n]===F[t]+1?12:r+12:r}function $l(e,t,n,r){let i=n*6+r;return Pr[i]===1&&(P[t]&Me)!==0&&!eu(e,i)}function eu(e,t){return e.bridge>=0&&(Math.floor(t/6)===e.bridge||x.neighbours[t]===e.bridge)}const tu=_(`14.8c`,`German units leave Eastern Poland by the shortest way`),nu=_(`14.8c`,`German units in Eastern Poland must move out of it`),ru=32767,iu=(e,t)=>e.easternClosed===1&&F[t]===0&&e.place[t]>=0&&A[e.place[t]]!==0;function au(e,t,n){if(n<0)return nu;if(!iu(e,t))return null;let r=ou(e,t);return r[n]<r[e.place[t]]?null:tu}function ou(e,t){let n=Int16Array.from({length:S},(e,t)=>A[t]?ru:0);for(let r=!0;r;){r=!1;for(let i=0;i<S;i++){if(!A[i])continue;let a=su(e,t,i,n);a>=n[i]||(n[i]=a,r=!0)}}return n}function su(e,t,n,r){let i=ru;for(let a=0;a<6;a++){let o=x.neighbours[n*6+a];if(o<0||pr[o]!==dr.none||pa(e,0,o)||Na(e,0,n)&&Na(e,0,o))continue;let s=Zl(e,t,n,a);if(s>=65535)continue;let c=$l(e,t,n,a)?24:0;i=Math.min(i,s+c+r[o])}return i}const cu=_(`11.3a`,`units move in the movement phase of their own force group`),lu=_(`2.11a`,`static units never move`),uu=_(`11.4b`,`Luftwaffe units have no movement factor`),du=_(`9.2c`,`a unit that takes a replacement does not move`),fu=_(`13.7c`,`units of the siege ring do not move`),pu=_(`13.7c`,`besieged units do not move`),mu=_(`11.3c`,`the move of this unit is over`),hu=_(`11.2`,`units move one at a time: this one has not begun`),gu=_(`11.2`,`units move from hex to adjacent hex`),_u=_(`7.5a`,`the unit stopped when it entered an enemy zone of control`),vu=_(`7.5b`,`a unit may not step from one enemy zone of control straight into another`),yu=_(`11.6a`,`units may not cross that hexside`),bu=_(`11.6a`,`units may not enter water`),xu=_(`11.3b`,`the unit has not enough movement points left`),Su=_(`11.5`,`the unit has not the points for that hex, and there is no minimum move`),Cu=_(`11.7`,`the unit has failed to cross that river in this phase`),wu=_(`6.5a`,`the unit would have to stop in a full hex`),Tu=_(`6.5a`,`a hex is overstacked and a unit can still leave it`),Eu=_(`4.3`,`French units leave by the north edge of the West Map`),Du=_(`4.3`,`leaving the map costs one movement point`),Ou=_(`3.4a`,`the unit lies on top already, or was laid there in this phase`);function ku(e,t){if(e.place[t]<0)return q;if(N[t]===v.luftwaffe)return uu;if(!(P[t]&ri(e)))return cu;if(zr[t])return lu;let n=e.unitFlags[t];return n&B.begun?mu:n&B.reps?du:n&B.pinned?fu:La(e,t)?pu:null}function Au(e){let{mover:t}=e;if(t<0||e.place[t]<0)return null;if(ju(e,t))return au(e,t,-1);let n=e.place[t];return!uo(e,n)||po(e,n,t)?null:Ru(e,t)?Tu:null}const ju=(e,t)=>iu(e,t)&&zu(e,t);function Mu(e,t,n){ii(e);let r=Ts(e,t);e.mover=t,e.unitFlags[t]|=B.begun,e.moverSupplied=+!!r,e.left=Yl(e,t,r),e.left<Yl(e,t,!0)&&n?.push({event:`out-of-supply`,rule:`8.3`,unit:T[t],hex:x.names[e.place[t]]})}function Nu(e,t,n,r){let i=x.neighbours[n*6+r];if(Zl(e,t,n,r)>=65535)return _r[i]?bu:yu;let a=Do(e,t,i)??ao(e,t,i);return a===null?Na(e,F[t],i)&&Na(e,F[t],n)?vu:e.easternClosed?au(e,t,i):null:a}function Pu(e,t,n){if(e.mover!==t)return ku(e,t)??hu;if(H(e.unitFlags,t,B.stopped))return _u;let r=e.place[t],i=n<0?-1:x.neighbours[r*6+n];if(i<0)return gu;let a=Nu(e,t,r,n);if(a!==null)return a;let o=Zl(e,t,r,n);return o>e.left?e.left===Yl(e,t,e.moverSupplied===1)?Su:xu:e.tried[0]!==0&&Lu(e,r*6+n)?Cu:Fu(e,t,i,e.left-o)}function Fu(e,t,n,r){return e.top[n]<0||so(e,t,n)||r>=12&&!Na(e,F[t],n)||po(e,n,t)?null:wu}function Iu(e){let t=Math.floor(e/6);return Math.min(e,x.neighbours[e]*6+(e-t*6+3)%6)}const Lu=(e,t)=>e.tried.indexOf(Iu(t)+1)>=0;function Ru(e,t){for(let n=0;n<6;n++)if(Pu(e,t,n)===null)return!0;return!1}function zu(e,t){if(e.mover===t)return Ru(e,t);let n=e.place[t],r=Yl(e,t,Ts(e,t));for(let i=0;i<6;i++){let a=x.neighbours[n*6+i];if(a<0||Nu(e,t,n,i)!==null)continue;let o=r-Zl(e,t,n,i);if(o>=0&&Fu(e,t,a,o)===null)return!0}return!1}function Bu(e,t,n,r){let i=e.place[t],a=x.directionTo(i,n),o=Zl(e,t,i,a);$l(e,t,i,a)&&(o+=Vu(e,t,n,r)),o>e.left?Hu(e,t,i*6+a,r):(e.left-=o,r?.push({event:`moved`,rule:`11.2`,unit:T[t],from:x.names[i],to:x.names[n],cost:o}),Na(e,F[t],n)&&(e.unitFlags[t]|=B.stopped),Ba(e,t,n,e.moverSupplied===1,r))}function Vu(e,t,n,r){let i=Jo(e,6),a=Wi[i-1];return r?.push({event:`river`,rule:`11.7`,unit:T[t],to:x.names[n],dice:[i],points:a}),a*12}function Hu(e,t,n,r){r?.push({event:`not-crossed`,rule:`11.7`,unit:T[t],hex:x.names[e.place[t]]}),e.terms.options.riverFailure===`stops`&&(e.unitFlags[t]|=B.stopped);let i=e.tried.indexOf(0);i>=0&&i<24&&(e.tried[i]=Iu(n)+1)}function Uu(e,t){return N[t]!==v.french||e.place[t]<0||!vr[e.place[t]]?Eu:e.mover===t?H(e.unitFlags,t,B.stopped)?_u:e.left<12?Du:null:ku(e,t)??hu}function Wu(e,t,n){let r=e.moverSupplied===1;n?.push({event:`exited`,rule:`4.2a`,unit:T[t],from:x.names[e.place[t]],supplied:r}),Va(e,t,Ji.exited,n),ii(e),ka(e,r,n)}function Gu(e,t){let n=e.place[t];return n>=0&&e.top[n]!==t&&(P[t]&ri(e))!==0&&!H(e.unitFlags,t,B.topped)}function Ku(e){let t=Au(e);if(t!==null)return t;let n=fo(e);return n>=0&&po(e,n,-1)?Tu:e.easternClosed?qu(e):null}function qu(e){for(let t=0;t<w;t++)if(ku(e,t)===null&&ju(e,t))return au(e,t,-1);return null}function Ju(e,t,n){let r=e.place[t];for(let i=0;i<6;i++)Pu(e,t,i)===null&&n({do:`step`,unit:T[t],to:x.names[x.neighbours[r*6+i]]});Uu(e,t)===null&&n({do:`exit`,unit:T[t]})}function Yu(e,t){let n=J(t.unit);if(n<0||e.place[n]<0)return q;if(t.do===`begin`)return ku(e,n)??Au(e);if(t.do===`exit`)return Uu(e,n);if(t.do===`top`)return Gu(e,n)?null:Ou;let r=Y(t.to);return r<0?Za:Pu(e,n,x.directionTo(e.place[n],r))}const Xu={side:R,list(e,t){let n=ri(e),r=Au(e);for(let i=0;i<w;i++)e.place[i]<0||!(P[i]&n)||(e.mover===i?Ju(e,i,t):r===null&&ku(e,i)===null&&t({do:`begin`,unit:T[i]}),Gu(e,i)&&t({do:`top`,unit:T[i]}));el(e)===null&&t({do:`airdrop`}),Ku(e)===null&&t({do:`end`})},check(e,t){return t.do===`end`?Ku(e):t.do===`airdrop`?el(e):Zu.includes(t.do)?Yu(e,t):K},perform(e,t,n){let r=J(t.unit);t.do===`end`?h(e.flow):t.do===`airdrop`?m(e.flow,L.bridge):t.do===`begin`?Mu(e,r,n):t.do===`exit`?Wu(e,r,n):t.do===`step`?Bu(e,r,Y(t.to),n):(la(e,r),e.unitFlags[r]|=B.topped)}},Zu=[`begin`,`step`,`exit`,`top`];function Qu(e,t){if(t.do!==`move`||te(e.flow)!==L.movement.id)return null;let{path:n}=t,r=J(t.unit);if(!Array.isArray(n)||n.length>32||r<0||e.place[r]<0)return[];let i=Y(n[0])===e.place[r]?n.slice(1):n;if($u(e,r,i)<i.length-1)return[];let a=e.mover===r?[]:[{do:`begin`,unit:t.unit}],o=t.exit===!0?[{do:`exit`,unit:t.unit}]:[];return[...a,...i.map(e=>({do:`step`,unit:t.unit,to:e})),...o]}function $u(e,t,n){let r=e.place[t];for(let[i,a]of n.entries()){let o=Y(a),s=o<0?-1:x.directionTo(r,o);if(s<0)return n.length;if($l(e,t,r,s))return i;r=o}return n.length}const ed=_(`5.1a`,`units attack in the combat phase of their own force group`),td=_(`2.11b`,`static units never attack`),nd=_(`13.6d`,`the paratroops attack only by landing on the target`),rd=_(`12.8`,`a unit attacks once in a phase`),id=_(`9.2c`,`a unit that takes a replacement does not attack`),ad=_(`13.7c`,`units of the siege ring do not attack`),od=_(`13.7c`,`besieged units do not attack`),sd=_(`12.3a`,`units attack adjacent hexes`),cd=_(`12.3a`,`units do not attack across a hexside that they cannot cross`),ld=_(`12.3d`,`an attack needs enemy units in the hex`),ud=_(`12.14b`,`panzers, the CMG and the CRHC never attack into a city`),dd=_(`12.16`,`panzers, the CMG and the CRHC never attack into a fortified hex`),fd=_(`12.3b`,`Army Groups North and South never attack together`),pd=_(`12.3b`,`the two Soviet fronts never attack together`),md=_(`12.3c`,`the Slovakian unit attacks only with a German unit of Army Group South`),hd=_(`12.19`,`only once in a game may several Polish armies attack together`);function gd(e,t){if(e.place[t]<0)return q;if(N[t]===v.luftwaffe)return nd;if(!(P[t]&ri(e)))return ed;if(zr[t])return td;let n=e.unitFlags[t];return n&(B.attacked|B.involved)?rd:n&B.reps?id:n&B.pinned?ad:La(e,t)?od:null}const _d=e=>k[e]!==0;function vd(e,t,n){let r=x.directionTo(e.place[t],n);return r<0?sd:pa(e,F[t],n)?Nr[e.place[t]*6+r]?Vr[t]&&j[n]?ud:Vr[t]&&_d(n)?dd:No(e,t,n):cd:ld}function yd(e,t,n){return gd(e,t)??vd(e,t,n)??(t===Jr?md:null)}function bd(e,t,n){return gd(e,t)??vd(e,t,n)??xd(e,t,n)}function xd(e,t,n){for(let r of Cd(e,n)){if(N[r]!==N[t])return N[t]===v.agn||N[t]===v.ags?fd:pd;if(Sd(t)&&Sd(r)&&e.armiesJoined)return hd}return null}const Sd=e=>N[e]===v.polish&&Wr[e]===1;function Cd(e,t){let n=[];for(let r=t*6;r<t*6+6;r++){let t=x.neighbours[r];if(!(t<0))for(let r=e.top[t];r>=0;r=e.below[r])H(e.unitFlags,r,B.involved)&&n.push(r)}return n}const wd=_(`12.2`,`only surviving units that took part in the attack advance`);function Td(e,t,n){return!H(e.unitFlags,t,B.involved)||e.place[t]===n?wd:Do(e,t,n)??lo(e,t,n)}function Ed(e,t){return Cd(e,t).some(n=>Td(e,n,t)===null)}function Dd(e,t){!pa(e,_c(e),t)&&Ed(e,t)&&m(e.flow,L.advance)}const Od=e=>Z(e,`target`),kd={side:R,list(e,t){let n=Od(e);for(let r of Cd(e,n))Td(e,r,n)===null&&t({do:`advance`,unit:T[r]});t({do:`done`})},check(e,t){if(t.do===`done`)return null;if(t.do!==`advance`)return xc(t);let n=J(t.unit);return n<0?q:Td(e,n,Od(e))},perform(e,t,n){let r=Od(e);if(t.do===`advance`){let i=J(t.unit);n?.push({event:`advance`,rule:`12.2`,unit:T[i],to:x.names[r]}),Ba(e,i,r,!H(e.unitFlags,i,B.unsupplied),n)}t.do!==`done`&&Ed(e,r)||h(e.flow)}};function Ad(e,t,n){let r=e.highestRoll-e.lowestRoll+1,i=Si(n-e.lowestRoll,r);return e.cells[i*e.columns+Si(t,e.columns)]}function jd(e,t,n){return e.results[Ad(e,t,n)]}const Md=e=>Object.values(e.headings)[0];function Nd(e,t=1){let n=[1];for(let t of e)n=Pd(n,t);return{lowest:t*e.length,ways:n,of:n.reduce((e,t)=>e+t,0)}}function Pd(e,t){let n=Array(e.length+t-1).fill(0);for(let r=0;r<e.length;r++)for(let i=0;i<t;i++)n[r+i]+=e[r];return n}Nd([6]),Nd([6,6]),Nd([6,6,6]),Nd([10]);function Fd(e){let t=Uint8Array.from({length:64},(t,n)=>+!!e(n));return e=>t[e&63]===1}const Id=Uint8Array.from({length:64},(e,t)=>t.toString(2).replaceAll(`0`,``).length);Uint8Array.from({length:64},(e,t)=>Ld(t,1)|Ld(t,5));function Ld(e,t){return(e<<t|e>>6-t)&63}const Rd=e=>Id[e&63],zd=((...e)=>Fd(t=>e.some(e=>e(t))))(Fd(e=>(e&Ld(e,3))!==0),Fd(e=>(e&Ld(e,2)&Ld(e,4))!==0),(e=>Fd(t=>Rd(t)>=e))(4));function Bd(e,t,n){let r=e.directionTo(t,n);return r<0?0:1<<r}function Q(e,t,n){return Object.freeze({rule:e,label:t,columns:n})}const Vd={};function Hd(e){let t=0;for(let n=0;n<e.length;n++)e[n].columns>0&&(t+=e[n].columns);return t}function Ud(e){let t=0;for(let n=0;n<e.length;n++)e[n].columns<0&&(t+=e[n].columns);return t}const Wd=(e,t)=>Math.min(Hd(e),t.mostRight??1/0),Gd=(e,t)=>Math.max(Ud(e),-(t.mostLeft??1/0));function Kd(e,t,n,r=Vd){return qd(e,Wd(t,r),Gd(t,r),n,r)}function qd(e,t,n,r,i=Vd){let a=Jd(i.clampBefore===!1?e:Si(e,r),t,n,r,i.order??`net`);return i.clampAfter===!1?a:Si(a,r)}function Jd(e,t,n,r,i){return i===`net`?e+t+n:i===`attackerFirst`?Math.min(e+t,r-1)+n:Math.max(e+n,0)+t}const Yd=Q(`12.16`,`fortified hex`,-1),Xd=Q(`12.12b`,`concentric attack with panzers`,qi.germanWithPanzer),Zd=Q(`12.12b`,`concentric attack`,qi.german),Qd=Q(`12.12b`,`concentric attack`,qi.french),$d=[Q(`13.5a`,`air parity in the East`,-1),Q(`13.5a`,`air parity in the East`,1)],ef=[Q(`13.5b`,`German air superiority in the West`,1),Q(`13.5b`,`German air superiority in the West`,-1)],tf=[Q(`8.10d`,`Army Group C in crisis`,-1),Q(`8.10d`,`Army Group C in crisis`,1)];function nf(e,t){let n=[];return rf(t,n),sf(e,t,n),cf(e,t,n),n}function rf({target:e,defenders:t},n){let r=_d(e);r&&t.every(e=>Vr[e])||(Gl[e]!==0&&n.push(Q(`12.13a`,Kl[e],Gl[e])),r&&n.push(Yd))}function af(e,{target:t,attackers:n}){return n.reduce((n,{unit:r})=>n|Bd(x,t,e.place[r]),0)}const of=e=>j[e]===1||_d(e);function sf(e,t,n){let{target:r,attackers:i}=t;if(of(r)||!zd(af(e,t)))return;let{unit:a}=i[0];if(N[a]===v.french)n.push(Qd);else if(F[a]===0){let e=i.some(e=>Ur[e.unit]&&e.supplied);n.push(e?Xd:Zd)}}function cf(e,{target:t,attackers:n},r){let i=F[n[0].unit],a=E[t];a===0&&!Sc(e,0)&&r.push($d[i]),a===1&&Sc(e,1)&&r.push(ef[i]),a===1&&X(e)&&r.push(tf[i])}function lf(e,t){return{target:t,attackers:Cd(e,t).map(t=>({unit:t,supplied:!H(e.unitFlags,t,B.unsupplied)})),defenders:ha(e,t),stuka:gc(e),landed:pc(e,hc.landed)}}function uf(e,{unit:t,supplied:n},r){let i=ma(e,t),a=e.place[t]*6+x.directionTo(e.place[t],r);return Pr[a]&&(i=bi(i,`down`)),n?i:bi(i,`down`)}function df(e,t,n){let r=ma(e,t);return j[n]&&!Vr[t]&&!zr[t]?r*2:r}function ff(e,t){let{attackers:n,target:r,landed:i,stuka:a}=t,o=i?Ir[I]:0;for(let t of n)o+=uf(e,t,r);return o+(a<0?0:Math.min(jc(e,a),o))}function pf(e,t){return t.defenders.reduce((n,r)=>n+df(e,r,t.target),0)}function mf(e,t){if(!t)return 0;let n=e=>N[e]===v.agc,r=[...e.attackers.map(({unit:e})=>e),...e.defenders].filter(n),i=e.defenders.includes(I)&&!e.defenders.some(n);return r.length+(e.landed||i?1:0)}const hf=Md(Bi),gf=e=>hf.labels[e];function _f(e,t){let n=ff(e,t),r=pf(e,t),i=xi(hf,Ci(n,r)),a=nf(e,t);return{attack:n,defence:r,differential:Ci(n,r),startColumn:i,shifts:a,column:Kd(i,a,Bi.columns),concentric:zd(af(e,t))}}function vf(e){let{verb:t,unitIds:n,side:r,candidates:i,refusal:a,otherwise:o,unknown:s,perform:c}=e;return{side:r,list(e,r){for(let a of i(e))r({do:t,unit:n[a]})},check(e,r){if(r.do!==t)return o(r);let i=n.indexOf(r.unit);return i<0?s:a(e,i)},perform(e,t,r){h(e.flow),c(e,n.indexOf(t.unit),r)}}}const yf=_(`12.5`,`the step is lost by a unit that took part`);function bf(e,t){let n=Z(e,`target`);return t===`defender`?ha(e,n):Cd(e,n)}function xf(e,t,n){let r=bf(e,t);r.length===1?Wa(e,r[0],`12.5`,n):r.length>1&&m(e.flow,t===`defender`?L.defenderLoss:L.attackerLoss)}const Sf=e=>vf({verb:`lose`,unitIds:T,side:e===`attacker`?R:vc,candidates:t=>bf(t,e),refusal:(t,n)=>bf(t,e).includes(n)?null:yf,otherwise:xc,unknown:q,perform:(e,t,n)=>Wa(e,t,`12.5`,n)}),Cf=Sf(`defender`),wf=Sf(`attacker`),Tf=_(`12.4a`,`only the defenders retreat`),Ef=_(`2.11a`,`static units cannot retreat`),Df=_(`12.4a`,`a retreat is one hex`),Of=_(`12.4b`,`units may not retreat across a hexside that they cannot cross`),kf=_(`7.6`,`units may not retreat into an enemy zone of control, whoever stands there`);function Af(e,t,n){return e.place[t]===Z(e,`target`)?jf(e,t,n):Tf}function jf(e,t,n){let r=e.place[t];if(zr[t])return Ef;let i=x.directionTo(r,n);if(i<0)return Df;if(!Nr[r*6+i])return Of;let a=Do(e,t,n)??lo(e,t,n);return a===null?Na(e,F[t],n)?kf:null:a}function Mf(e,t,n){for(let r=e.top[t];r>=0;r=e.below[r])for(let i=t*6;i<t*6+6;i++){let t=x.neighbours[i];t>=0&&Af(e,r,t)===null&&n(r,t)}}function Nf(e,t,n){e.place[I]===t&&Ga(e,I,`13.6b`,n);let r=[];if(Mf(e,t,(e,t)=>r.push([e,t])),r.length===0){for(let r of ha(e,t))Wa(e,r,`12.4c`,n);return!0}return r.length===1?Pf(e,r[0][0],r[0][1],n):m(e.flow,L.retreat),!1}function Pf(e,t,n,r){let i=e.place[t];r?.push({event:`retreat`,rule:`12.4a`,unit:T[t],from:x.names[i],to:x.names[n]}),Ba(e,t,n,Ts(e,t),r)}const Ff={side:vc,list(e,t){Mf(e,Z(e,`target`),(e,n)=>t({do:`retreat`,unit:T[e],to:x.names[n]}))},check(e,t){if(t.do!==`retreat`)return xc(t);let n=J(t.unit),r=Y(t.to);return n<0||e.place[n]<0?q:r<0?Za:Af(e,n,r)},perform(e,t,n){h(e.flow),Pf(e,J(t.unit),Y(t.to),n)}},$=e=>Z(e,`target`),If=e=>zi[Z(e,`result`)];function Lf(e,t){fc(e,`result`,zi.indexOf(t))}const Rf=Go(L.battle,{supply:e=>zf(e),relief:e=>Qc(e,$(e)),drop(e,t){pc(e,hc.drop)&&Zc(e,$(e),t)},commit:e=>m(e.flow,L.commit),roll:(e,t)=>Wf(e,t),convert:e=>Kf(e),outcome:(e,t)=>Yf(e,t),defenderLoss:(e,t)=>Xf(e,`defender`,t),attackerLoss:(e,t)=>Xf(e,`attacker`,t),retreat(e,t){return If(e)!==`DR`||Nf(e,$(e),t)?void 0:`retreat`},advance:e=>Dd(e,$(e)),end:(e,t)=>Zf(e,t)});function zf(e){let t=Cd(e,$(e)),n=Es(e,t);t.forEach((t,r)=>{n[r]||(e.unitFlags[t]|=B.unsupplied)})}const Bf=e=>_f(e,lf(e,$(e))),Vf=_(`12.18`,`the column is lowered by a whole number, and not beyond the table`);function Hf(e,t){let n=t.lower??0;return typeof n==`number`&&Number.isInteger(n)&&n>=0&&n<=Bf(e).column?null:Vf}const Uf={side:R,list(e,t){t({do:`roll`});let{column:n}=Bf(e);for(let e=1;e<=n;e++)t({do:`roll`,lower:e})},check:(e,t)=>t.do===`roll`?Hf(e,t):xc(t),perform(e,t){h(e.flow),fc(e,`column`,Bf(e).column-(t.lower??0))}};function Wf(e,t){let n=$(e),r=lf(e,n),i=Z(e,`column`),a=Jo(e,6),o=jd(Bi,i,a);Lf(e,o),fc(e,`agcUnits`,mf(r,E[n]===1)),t!==null&&Gf(_f(e,r),n,i,a,o,t)}function Gf(e,t,n,r,i,a){let{attack:o,defence:s,differential:c,startColumn:l,shifts:u}=e;a?.push({event:`battle`,rule:`12.11`,target:x.names[t],attack:o,defence:s,differential:c,startColumn:gf(l),shifts:u.map(({rule:e,label:t,columns:n})=>({rule:e,label:t,columns:n})),lowered:e.column-n,column:gf(n),dice:[r],result:i})}function Kf(e){If(e)===`DR`&&j[$(e)]&&(e.player===b.soviet?Lf(e,`BB`):qf(e)?m(e.flow,L.allOut):Lf(e,`AS`))}function qf(e){return _c(e)!==0||e.order!==Qi.fightMove||E[$(e)]===1&&X(e)?!1:Cd(e,$(e)).every(t=>!H(e.unitFlags,t,B.unsupplied))}const Jf={side:R,list(e,t){t({do:`all-out`}),t({do:`stall`})},check:(e,t)=>t.do===`all-out`||t.do===`stall`?null:xc(t),perform(e,t,n){h(e.flow);let r=t.do===`all-out`;Lf(e,r?`BB`:`AS`),n?.push({event:`all-out`,rule:`12.15b`,target:x.names[$(e)],declared:r})}};function Yf(e,t){let n=If(e);if(n===`AE`)for(let n of Cd(e,$(e)))Wa(e,n,`12.7`,t);if(n===`DE`)for(let n of ha(e,$(e)))Wa(e,n,`12.7`,t)}function Xf(e,t,n){If(e)===`BB`&&xf(e,t,n)}function Zf(e,t){na(e,$(e),!1),ga(e,B.involved|B.unsupplied),is(e,Z(e,`agcUnits`)*Ki.combat,`8.10b`,t),U(e)&&xa(e,t)}const Qf=_(`12.2`,`an advance is made at once after its battle or not at all`),$f=_(`12.10`,`an attack that was opened is carried out`),ep={side:R,list(e,t){for(let n=0;n<w;n++)gd(e,n)===null&&tp(e,n,t);t({do:`end`})},check(e,t){if(t.do===`end`)return null;if(t.do===`advance`)return Qf;if(t.do!==`attack`)return K;let n=J(t.unit),r=Y(t.target);return n<0?q:r<0?Za:yd(e,n,r)},perform(e,t){if(t.do===`end`)return h(e.flow);e.unitFlags[J(t.unit)]|=B.involved,m(e.flow,L.assemble,Y(t.target))}};function tp(e,t,n){for(let r=e.place[t]*6;r<e.place[t]*6+6;r++){let i=x.neighbours[r];i>=0&&e.top[i]>=0&&yd(e,t,i)===null&&n({do:`attack`,target:x.names[i],unit:T[t]})}}const np=L.assemble.at,rp=e=>g(e.flow,np.target),ip={side:R,list(e,t){let n=rp(e);for(let r=n*6;r<n*6+6;r++){let i=x.neighbours[r];if(!(i<0))for(let r=e.top[i];r>=0;r=e.below[r])bd(e,r,n)===null&&t({do:`join`,unit:T[r]})}for(let n of Xr)sp(e,n)===null&&t({do:`stuka`,unit:T[n]});cp(e)===null&&t({do:`drop`}),t({do:`resolve`})},check(e,t){if(t.do===`resolve`)return null;if(t.do===`drop`)return cp(e);if(t.do===`cancel`)return $f;if(t.do===`attack`)return yc;let n=J(t.unit);return t.do===`stuka`?n<0?q:sp(e,n):t.do===`join`?n<0?q:bd(e,n,rp(e)):K},perform(e,t,n){let r=J(t.unit);t.do===`join`?e.unitFlags[r]|=B.involved:t.do===`stuka`?ne(e.flow,np.stuka,Xr.indexOf(r)+1):t.do===`drop`?ne(e.flow,np.drop,1):lp(e,n)}},ap=_(`13.4a`,`one Stuka supports an attack`),op=_(`13.6a`,`there is only one airdrop in a game`);function sp(e,t){return g(e.flow,np.stuka)>0?ap:Ic(e,t)}function cp(e){return g(e.flow,np.drop)>0?op:Xc(e,rp(e))}function lp(e,t){let n=rp(e),r=g(e.flow,np.stuka),i=g(e.flow,np.drop),a=Cd(e,n);h(e.flow),a.filter(Sd).length>1&&(e.armiesJoined=1);for(let t of a)e.unitFlags[t]|=B.attacked;r>0&&(e.stukasUsed|=1<<r-1),t?.push({event:`attack`,rule:`12.3a`,target:x.names[n],units:a.map(e=>T[e]),stuka:r>0?T[Xr[r-1]]:null}),up(e,n,a)&&(e.revelations+=1),na(e,n,!0),m(e.flow,L.battle,n),ne(e.flow,L.battle.at.marks,(i?hc.drop:0)|r*hc.stuka)}function up(e,t,n){return e.below[e.top[t]]>=0||n.some(t=>e.below[e.top[e.place[t]]]>=0)}function dp(e){let{units:t,target:n,stuka:r}=e;if(e.do!==`attack`||!Array.isArray(t)||t.length===0)return null;if(t.length>14)return[];let i=t.slice(1).map(e=>({do:`join`,unit:e})),a=typeof r==`string`?[{do:`stuka`,unit:r}]:[],o=e.drop===!0?[{do:`drop`}]:[],s={do:`attack`,target:n??null,unit:t[0]},c=typeof e.lower==`number`?[e.lower===0?{do:`roll`}:{do:`roll`,lower:e.lower}]:[];return[s,...i,...a,...o,{do:`resolve`},...c]}const fp=[be(`riverFailure`,{title:`Failed river crossings`,says:`What a unit may do that cannot pay for crossing a river.`,rule:`11.7`},[[`elsewhere`,`Move elsewhere`],[`stops`,`Stop there`]]),be(`stepLosses`,{title:`German step losses`,says:`Which German steps count as lost for victory.`,rule:`14.7c`,only:[`historical`]},[[`net`,`Missing now`],[`every`,`All ever lost`]]),be(`westWallHexes`,{title:`West Wall and events`,says:`How many West Wall hexes the French must hold to shift the strategic events.`,rule:`4.4b`,only:[`hinge`]},[[`one`,`One`],[`five`,`Five`]])],pp=[{id:`hinge`,title:`Hinge of Fate`,turns:12,sides:Oe,allies:Ae,options:fp},{id:`historical`,title:`Historical Scenario`,turns:12,sides:Oe.slice(0,2),options:fp}],mp=e=>Se(fp,e,`hinge-of-fate`);function hp(e,t){let n=Ce(pp,e,`hinge-of-fate`);return n.ok?r({scenario:n.value.id,lastTurn:12,options:t}):n}function gp(e,t){let n=mp(t);return n.ok?hp(e,n.value):n}function _p(e,t,{isHidden:n,markOf:r,forget:i}){let a=[];for(let o=0;o<e.top.length;o++){let s=e.top[o];if(s<0||e.below[s]<0||!n(e.below[s]))continue;let c=[];for(let n=e.below[s];n>=0;n=e.below[n])c.push(r(n)),t.below[n]=-1,i(t,n);t.below[s]=-1,a.push({hex:o,slots:c})}return a}function vp(e,t){return Array.isArray(e)?e.every(e=>e?.hex>=0&&e.hex<t&&Array.isArray(e.slots)):!1}function yp(e,t){let n=[];for(let r=0;r<e.place.length;r++)e.place[r]===t&&n.push(r);return n}function bp(e,t,n){xp(e,t,[...ua(e,t),...n])}function xp(e,t,n){e.top[t]=n[0]??-1;for(let r=0;r<n.length;r++)e.place[n[r]]=t,e.below[n[r]]=n[r+1]??-1}function Sp(e,t=0){let n=16777216+(t<<16);return t=>t<2?0:e.below(n++,t)}function Cp(e,t){for(let n=e.length-1;n>0;n--){let r=t(n+1),i=e[n];e[n]=e[r],e[r]=i}return e}function wp({id:e,layout:t},n,r,i={}){return{game:e,scenario:n.terms.scenario,options:we(n.terms.options),side:r,state:t.toJSON(n),...i}}const Tp=e=>i([{file:`view`,line:0,reason:e}]);function Ep({layout:e,termsFrom:t},n,i){let a=t(n.scenario,n.options);if(!a.ok)return a;let o=e.fromJSON(n.state);return o.ok?r(e.create(a.value,i,o.cells)):Tp(`the field ${o.field} of the view ${o.reason}`)}function Dp(e,t,{open:n,openFields:r={},silent:i}){let a=e=>typeof e==`string`?t.has(e)?`hidden`:e:Array.isArray(e)?e.map(a):e;return e.filter(({event:e,unit:n})=>!(i?.has(e)&&t.has(String(n)))).map(e=>{if(n.has(e.event))return e;let t=t=>r[e.event]?.includes(t)??!1,i=Object.entries(e).map(([e,n])=>[e,t(e)?n:a(n)]);return Object.fromEntries(i)})}const Op=[];function kp({units:e,kindOf:t,places:n,needs:r=[]}){let i=/* @__PURE__ */ new Map;for(let n of e){let e=t(n),r=i.get(e);r===void 0?i.set(e,[n]):r.push(n)}let a=[...i.values()],o=new Uint8Array(n.length*a.length);for(let e=0;e<n.length;e++)for(let t=0;t<a.length;t++)n[e].fits(a[t][0])&&(o[e*a.length+t]=1);let s=({most:e,weight:t})=>({most:e,weights:Int32Array.from(a,([e])=>t(e))}),c=n.map(()=>[]),l=r.map(({places:e,meets:t},n)=>{let r=new Uint8Array(e.length*a.length);for(let[i,s]of e.entries()){c[s].push(n);for(let e=0;e<a.length;e++)o[s*a.length+e]&&t(a[e][0],s)&&(r[i*a.length+e]=1)}return{places:e,met:r}});return{kinds:a,places:n,open:o,limits:n.map(e=>e.limits?.map(s)??Op),needs:l,needsOf:c}}function Ap({kinds:e},t,n,{weights:r}){let i=0;for(let a=0,o=n*e.length;a<e.length;a++,o++)i+=t[o]*r[a];return i}function jp(e,t,n){for(let r of e.limits[n])if(Ap(e,t,n,r)>r.most)return!1;let{admits:r}=e.places[n];return r===void 0||r(Mp(e,t,n))}function Mp({kinds:e},t,n){return e.flatMap((r,i)=>r.slice(0,t[n*e.length+i]))}function Np({kinds:e},t,{places:n,met:r}){for(let i=0;i<n.length;i++){let a=n[i]*e.length;for(let n=0;n<e.length;n++)if(r[i*e.length+n]&&t[a+n]>0)return!0}return!1}function Pp(e,t){let{kinds:n,places:r}=e,i=n.length,a=Int32Array.from(n,e=>e.length),o=Int32Array.from(r,e=>e.count);for(let e=0;e<t.length;e++)a[e%i]-=t[e],o[Math.floor(e/i)]-=t[e];if(a.some(e=>e<0)||o.some(e=>e<0))return null;let s=Fp(e,t,o);if(s===null)return null;let c=new Int32Array(t.length),l=new Ip(i,a,s,c);for(let e=0;e<r.length;e++)for(let t=0;t<o[e];t++)if(!l.seek(e))return null;for(let e=0;e<c.length;e++)c[e]+=t[e];return c}function Fp(e,t,n){let{kinds:r,places:i,limits:a}=e,o=new Int32Array(t.length).fill(-1),s=e.open.slice(),c=[];for(let l=0;l<i.length;l++)for(let i of a[l]){let a=l*r.length,u=1/0;for(let e=0;e<r.length;e++)s[a+e]&&(u=Math.min(u,i.weights[e]));let d=n[l]===0?0:n[l]*u,f=i.most-Ap(e,t,l,i)-d;if(f<0)return null;let p=1/0;for(let e=0;e<r.length;e++){let t=i.weights[e]-u;t>f?s[a+e]=0:s[a+e]&&t>0&&(p=Math.min(p,t))}if(p===1/0)continue;let ee=Math.floor(f/p);for(let e=0;e<r.length;e++){let t=a+e;s[t]&&i.weights[e]!==u&&(o[t]===-1||c[o[t]]>ee)&&(o[t]=c.length)}c.push(ee)}return{gateOf:o,left:Int32Array.from(c),open:s}}var Ip=class{#e;#t;#n;#r;#i;#a;#o;#s;#c=0;constructor(e,t,n,r){this.#e=e,this.#t=t,this.#n=n,this.#r=r,this.#i=e===0?0:r.length/e,this.#a=new Int32Array(this.#i),this.#o=new Int32Array(e),this.#s=new Int32Array(n.left.length)}seek(e){return this.#c+=1,this.#l(e)}#l(e){let{gateOf:t,left:n,open:r}=this.#n;this.#a[e]=this.#c;for(let i=0,a=e*this.#e;i<this.#e;i++,a++){if(!r[a])continue;let e=t[a];if(!(e!==-1&&n[e]===0||!this.#d(i)))return e!==-1&&--n[e],this.#r[a]+=1,!0}return!1}#u(e,t){let{gateOf:n,open:r}=this.#n;this.#s[t]=this.#c;for(let i=0,a=e*this.#e;i<this.#e;i++,a++)if(n[a]===t&&r[a]&&this.#d(i))return this.#r[a]+=1,!0;return!1}#d(e){if(this.#o[e]===this.#c)return!1;if(this.#o[e]=this.#c,this.#t[e]>0)return--this.#t[e],!0;for(let t=0,n=e;t<this.#i;t++,n+=this.#e)if(this.#r[n]!==0&&this.#f(t,this.#n.gateOf[n]))return--this.#r[n],!0;return!1}#f(e,t){return t!==-1&&this.#s[t]!==this.#c&&this.#u(e,t)?!0:this.#a[e]===this.#c||!this.#l(e)?!1:(t!==-1&&(this.#n.left[t]+=1),!0)}};function Lp({kinds:e},t){let n=[],r=[];for(let i=0;i<t.length;i++)for(let a=0;a<t[i];a++)n.push(Math.floor(i/e.length)),r.push(i%e.length);return{place:Int32Array.from(n),kind:Int32Array.from(r)}}function Rp(e,t,n){let r=Lp(e,t),i=r.place.length;for(let a=0;a<i*2;a++)Vp(e,t,r,a%i,n(i));return t}function zp(e,t,n){let r=e.needs.filter(n=>!Np(e,t,n));if(r.length===0)return!0;let i=Lp(e,t);return r.every(r=>Np(e,t,r)||Bp(e,t,i,r,n))}function Bp(e,t,n,r,i){let a=n.place.length,o=i(a);for(let i=0;i<a;i++){let s=r.places.indexOf(n.place[i]);if(!(s<0))for(let c=0;c<a;c++){let l=(o+c)%a;if(r.met[s*e.kinds.length+n.kind[l]]&&Vp(e,t,n,i,l))return!0}}return!1}function Vp(e,t,{place:n,kind:r},i,a){let o=n[i],s=n[a],c=r[i],l=r[a],u=e.kinds.length;return o===s||c===l||!e.open[o*u+l]||!e.open[s*u+c]?!1:(Hp(t,u,o,s,c,l),Up(e,t,o)&&Up(e,t,s)?(r[i]=l,r[a]=c,!0):(Hp(t,u,o,s,l,c),!1))}function Hp(e,t,n,r,i,a){--e[n*t+i],e[n*t+a]+=1,--e[r*t+a],e[r*t+i]+=1}function Up(e,t,n){for(let r of e.needsOf[n])if(!Np(e,t,e.needs[r]))return!1;return jp(e,t,n)}function Wp(e,t){let n=/* @__PURE__ */ new Set;function r(i){let a=Pp(e,i);if(a===null)return null;let o=e.places.findIndex((t,n)=>!jp(e,a,n));if(o<0&&zp(e,a,t))return a;let s=o<0?Gp(e,a):Kp(e,i,o);for(let e of Cp(s,t)){let t=i.slice();t[e]+=1;let a=t.join();if(n.has(a))continue;let o=r(t);if(o!==null)return o;n.add(a)}return null}return r(new Int32Array(e.open.length))}function Gp(e,t){let{places:n,met:r}=e.needs.find(n=>!Np(e,t,n)),{kinds:i}=e,a=i.length;return n.flatMap((e,t)=>i.flatMap((n,i)=>r[t*a+i]?[e*a+i]:[]))}function Kp({kinds:e,places:t,open:n},r,i){let a=i*e.length;return e.reduce((e,t,n)=>e+r[a+n],0)===t[i].count?[]:e.flatMap((e,t)=>n[a+t]?[a+t]:[])}function qp(e,t){if(e.places.reduce((e,{count:t})=>e+t,0)!==e.units.length)return null;let n=kp({...e,units:Cp([...e.units],t)}),r=Wp(n,t);return r===null?null:Jp(n,Rp(n,r,t),t)}function Jp({kinds:e,places:t},n,r){let i=new Int32Array(e.length);return t.map((t,a)=>{let o=[];for(let t=0;t<e.length;t++)for(let r=n[a*e.length+t];r>0;r--)o.push(e[t][i[t]++]);return Cp(o,r)})}function Yp(e,t,n){let r=yp(e,-7),i=i=>qp({units:r,kindOf:Xp,places:t.map(t=>$p(e,t,i))},n),a=i(!0)??i(!1);if(a===null)return!1;for(let[n,r]of t.entries())tm(e,r,a[n]);return e.derived=void 0,!0}const Xp=e=>zr[e]?`static ${e}`:N[e]*4+Br[e]*2+ +(e===I),Zp=B.begun|B.attacked|B.reps,Qp=e=>zr[e]===1||e===I;function $p(e,{hex:t,slots:n},r){let i=e.top[t],a=n.filter(({marks:e})=>(e&Zp)===0).length,o=Qa(t)-+!Br[i];return{count:n.length,fits:n=>em(e,n,t),limits:[{most:a,weight:e=>+!!Qp(e)},...r?[{most:o,weight:e=>+!Br[e]}]:[]],admits:e=>e.every((t,n)=>e.slice(n+1).every(e=>oo(t,e)))}}function em(e,t,n){return F[e.top[n]]!==F[t]||ao(e,t,n)!==null?!1:zr[t]?$r[t]===n:t===I||Do(e,t,n)===null}function tm(e,{hex:t,slots:n},r){let i=r.filter(Qp),a=r.filter(e=>!Qp(e)),o=n.map(({marks:e})=>e&Zp?a.pop():i.pop()??a.pop());bp(e,t,o);for(let[t,r]of o.entries())e.unitFlags[r]=n[t].marks,n[t].moves&&(e.mover=r)}function nm(e,t,n){let r=e.place[n];return r>=0&&(t===-1||ke[t]!==F[n])&&e.top[r]!==n&&!H(e.hexFlags,r,Xi.revealed)}const rm={id:`hinge-of-fate`,layout:ta,termsFrom:gp};function im(e,t){let n=e.copy(),r=_p(e,n,{isHidden:n=>nm(e,t,n),markOf:t=>({marks:e.unitFlags[t],moves:e.mover===t}),forget:om});return fe(n.flow,t),{seen:n,stacks:r}}function am(e,t){let{seen:n,stacks:r}=im(e,t);return wp(rm,n,t,{stacks:r})}function om(e,t){e.place[t]=-7,e.unitFlags[t]=0,e.mover===t&&(e.mover=-1)}function sm(e,t){let n=Ep(rm,e,t);return n.ok?vp(e.stacks,S)?Yp(n.value,e.stacks,Sp(t))?n:Tp(`no deal of the hidden units fits their stacks`):Tp(`the view is not whole`):n}const cm=/* @__PURE__ */ new Set([`attack`,`reduced`,`eliminated`,`retreat`,`advance`,`replaced`,`reps`]);function lm(e,t,n){let r=/* @__PURE__ */ new Set;for(let n=0;n<w;n++)nm(e,t,n)&&r.add(T[n]);return Dp(n,r,{open:cm})}const um=()=>({unitFlags:-1,steps:-1});var dm=/* @__PURE__ */ n({}),fm=t(()=>{});const pm={order:Vl,overstacked:bo,replacement:rc,sovietEntry:uc,movement:Xu,bridge:nl,combat:ep,assemble:ip,relief:$c,commit:Uf,allOut:Jf,defenderLoss:Cf,attackerLoss:wf,retreat:Ff,advance:kd,seaside:dl,ring:hl,occupation:xl};function mm(e,t){return Qu(e,t)??dp(t)}const hm=_e({frames:L,decisions:pm,procedures:{turn:Ml,playerTurn:Fl,phase:Rl,endOfTurn:zl,battle:Rf},expand:mm,watches:Cl,isOver:e=>e.verdict!==0,refusals:{over:Ya,wrongSide:Ja,malformed:Xa}});function gm(e){return{turn:e.turn,player:e.player<0?`none`:Ne[e.player].name,phase:Zi[e.phase],order:$i[e.order],supplyPoints:e.supplyPoints}}function _m(e){let t=_a[e.verdict];return t===null?null:{winners:ya(e),rule:t.rule,because:t.because}}const vm=De(Ee({id:`hinge-of-fate`,title:`Hinge of Fate 1939`,rulesVersion:1,scenarios:pp,termsFrom:gp,state:{layout:ta,begin:Bo,faultsIn:Po},flow:hm,sight:{view:am,hear:lm,imagine:sm,knownOfHidden:um},outcome:_m,situation:gm}),async()=>(await Promise.resolve().then(()=>(fm(),dm))).hingeOfFatePositions).game;export{vm as game};