var e=Object.defineProperty,t=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(e){throw n=[e],e}},n=(t,n)=>{let r={};for(var i in t)e(r,i,{get:t[i],enumerable:!0});return n||e(r,Symbol.toStringTag,{value:`Module`}),r};const r=e=>({ok:!0,value:e}),i=e=>({ok:!1,faults:e}),a=(e,t)=>t.length===0?r(e):i(t);function o(e){let t=e.line>0?`${e.file}:${e.line}`:e.file;return e.place===void 0?`${t}: ${e.reason}`:`${t}: ${e.place}: ${e.reason}`}function s(e,t=20){let n=e=>e.line||2**53-1,r=e.toSorted((e,t)=>n(e)-n(t)),i=r.slice(0,t).map(o);return r.length>t&&i.push(`and ${r.length-t} more`),i.join(`
`)}function c(e){if(e.ok)return e.value;throw Error(s(e.faults))}function l(e){return typeof e!=`object`||!e||Array.isArray(e)?!1:typeof e.do==`string`&&u(e,4)}function u(e,t){switch(typeof e){case`string`:return e.length<=256;case`number`:return Number.isFinite(e);case`boolean`:return!0;case`object`:return e===null?!0:t===0?!1:Array.isArray(e)?d(e,t):ee(e,t);default:return!1}}const d=(e,t)=>e.length<=4096&&e.every(e=>u(e,t-1));function ee(e,t){let n=0;for(let r in e)if(n+=1,n>16||r.length>256||r===`__proto__`||!u(e[r],t-1))return!1;return!0}function te(e,t){let n={},r=0;for(let[i,a]of Object.entries(e)){if(a.length>=8)throw RangeError(`frame ${i} carries more than 7 numbers`);r+=1,n[i]={id:r,name:i,at:Object.fromEntries(a.map((e,t)=>[e,t+1])),ranges:Object.fromEntries(a.map(e=>[e,t[e]]))}}return n}function ne(e){return{shape:`run`,cells:129,range:[-2147483648,2147483647],fits:t=>ce(t,e)}}function re(e){return e[0]===0?0:e[1+(e[0]-1)*8]}function f(e,t,n=0,r=0,i=0,a=0){if(e[0]===15)throw RangeError(`the flow is deeper than 15 frames`);let o=1+e[0]*8;e[o]=t.id,e[o+1]=n,e[o+2]=r,e[o+3]=i,e[o+4]=a,e[o+5]=0,e[o+6]=0,e[o+7]=0,e[0]+=1}function p(e){--e[0];let t=1+e[0]*8;e.fill(0,t,t+8)}function m(e,t){return e[1+(e[0]-1)*8+t]}function ie(e,t,n){e[1+(e[0]-1)*8+t]=n}function ae(e,t){for(let n=e[0]-1;n>=0;n--)if(e[1+n*8]===t.id)return 1+n*8;return-1}function oe(e,t,n){return e[t+n]}function se(e,t,n,r){e[t+n]=r}function ce(e,t){if(e[0]<0||e[0]>15)return!1;let n=Object.values(t);for(let t=1;t<1+e[0]*8;t+=8){let r=n.find(({id:n})=>n===e[t]);if(r===void 0)return!1;for(let[n,[i,a]]of Object.entries(r.ranges)){let o=e[t+r.at[n]];if(o<i||o>a)return!1}}for(let t=1+e[0]*8;t<121;t++)if(e[t]!==0)return!1;return!0}function h(e,t){return Object.freeze({rule:e,because:t})}const le=16384,ue=e=>121+e,de=e=>125+e;function fe(e){let t=he(e.until),n=he(e.only),r=(e,t)=>e.find(e=>e.id===t)?.bit??0,i=(e,t,n,r)=>e.some(({bit:e,holds:i})=>(t&e)!==0&&i?.(n,r)===!0);function a({until:e,only:i}){return i===void 0?e===null||r(t,e)!==0:e===void 0?i===null||Array.isArray(i)&&i.every(e=>r(n,e)!==0):!1}return{choices(r,i){if(!e.hasWindows(r,i))return[];let[a,o]=[r.flow[ue(i)],r.flow[de(i)]];return[...t.filter(({isAhead:e})=>e?.(r,i)??!0).map(e=>pe(`until`,e,(a&e.bit)!==0)),...n.map(e=>pe(`only`,e,o===0||(o&e.bit)!==0))]},refusal(n,r,i,o){if(!a(i)||!e.hasWindows(n,r))return o;let s=t.find(({id:e})=>e===i.until);return s?.isAhead?.(n,r)??!0?null:s.isPast},set(e,i,a){a.only===void 0?e.flow[ue(i)]=r(t,a.until):a.only===null?e.flow[de(i)]=0:e.flow[de(i)]=a.only.reduce((e,t)=>e|r(n,t),le)},opens(e,r){let a=e.flow[ue(r)];if(a!==0&&!i(t,a,e,r))return!1;e.flow[ue(r)]=0;let o=e.flow[de(r)];return o===0||i(n,o,e,r)},happens(e,n,i){e.flow[ue(n)]!==0&&(e.flow[ue(n)]&r(t,i))!==0&&(e.flow[ue(n)]=0)},isSound(e){for(let r=0;r<4;r++){let[i,a]=[e[ue(r)],e[de(r)]];if(i!==0&&!t.some(({bit:e})=>e===i))return!1;let o=n.reduce((e,{bit:t})=>e|t,le);if(a!==0&&(!(a&le)||(a&~o)!==0))return!1}return!0}}}const pe=(e,{id:t,title:n,rule:r},i)=>({kind:e,id:t,title:n,rule:r,isSet:i});function me(e,t){for(let n=0;n<4;n++)n!==t&&(e[ue(n)]=0,e[de(n)]=0)}function he(e){let t=Object.entries(e);if(t.length>14)throw RangeError(`there are more than 14 things to wait for`);return t.map(([e,t],n)=>({...t,id:e,bit:1<<n,isPast:h(t.rule,`nobody can wait any more until ${t.title}`)}))}const ge=i([{file:`position`,line:0,reason:`no game can be in this position`}]),_e=fe({hasWindows:()=>!1,until:{},only:{}}),ve=Object.freeze([]);function ye(e){let{watches:t}=e,n=be(e.frames,e.decisions),r=be(e.frames,e.procedures),i=be(e.frames,Object.fromEntries(Object.keys(e.decisions).map(e=>[e,e])));function a(i,a){for(;;){if(e.isOver(i)){i.flow.fill(0);return}let o=re(i.flow),s=r[o],c=n[o];if(s!==void 0)s.run(i,a);else if(c?.isMoot?.(i))p(i.flow);else if(c?.pass!==void 0&&t?.opens(i,c.side(i))===!1)c.perform(i,c.pass,a);else return}}let o=e=>t!==void 0&&e.do===`watch`;function s(r,i,a){let s=n[re(r.flow)];return s===void 0?e.refusals.over:s.side(r)===i?o(a)?t.refusal(r,i,a,e.refusals.malformed):s.check(r,a):e.refusals.wrongSide}function c(e,r,i){let s=n[re(e.flow)];if(!o(r))s.perform(e,r,i);else{if(t.set(e,s.side(e),r),s.pass===void 0||typeof r.until!=`string`)return;s.perform(e,s.pass,i)}a(e,i)}let u=new Set((e.interrupts??[]).map(t=>e.frames[t].id)),d=e=>u.has(re(e.flow));function ee(t,n,r){let i=t.copy();for(let e=0;e<r.length;e++){if(e>0&&d(i))return ve;let t=s(i,n,r[e]);if(t!==null)return[t];e<r.length-1&&c(i,r[e],null)}return r.length===0?[e.refusals.malformed]:ve}function te(e){let t=re(e.flow),r=n[t];return r===void 0?null:{side:r.side(e),decision:i[t]}}function ne(e,t){let r=[],i=n[re(e.flow)];return i!==void 0&&i.side(e)===t&&i.list(e,e=>r.push(e)),r}return{decisions:Object.keys(e.decisions),proceed:a,awaited:te,legal:ne,watches:(e,n)=>t?.choices(e,n)??[],accept(n){try{let r=n();if(!r.ok)return r;if(!(t??_e).isSound(r.value.flow))return ge;let i=te(r.value);return(i!==null&&ne(r.value,i.side).length>0)===e.isOver(r.value)?ge:r}catch{return ge}},check(t,r,i){if(!l(i))return[e.refusals.malformed];let a=n[re(t.flow)];if(a===void 0)return[e.refusals.over];if(a.side(t)!==r)return[e.refusals.wrongSide];let o=e.expand(t,i);if(o!==null)return ee(t,r,o);let c=s(t,r,i);return c===null?ve:[c]},perform(t,n,r,i){let a=e.expand(t,r);if(a===null)c(t,r,i);else for(let e=0;e<a.length&&!(e>0&&d(t));e++)c(t,a[e],i)}}}function be(e,t){let n=[];for(let[r,i]of Object.entries(t))n[e[r].id]=i;return n}function xe(e,t,n){let a=(e,t)=>i([{file:n,line:0,place:t,reason:e}]),o=t??{};if(typeof o!=`object`)return a(`options are names with values`);let s=Object.keys(o).find(t=>!e.some(e=>e.id===t));if(s!==void 0)return a(`there is no such option`,s);let c={};for(let t of e){let e=o[t.id]??t.standard;if(!t.values.includes(e))return a(`is one of ${t.values.join(`, `)}`,t.id);c[t.id]=e}return r(c)}function Se(e,t,n){let r=n.map(([e])=>e);return{id:e,...t,values:r,labels:n.map(([,e])=>e),standard:r[0]}}function Ce(e,t,n){let a=e.find(({id:e})=>e===t);return a===void 0?i([{file:n,line:0,reason:`there is no scenario ${String(t)}`}]):r(a)}function we(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[e,String(t)]))}function Te(e){return{toJSON(t){return{game:e.id,scenario:t.terms.scenario,options:we(t.terms.options),state:e.layout.toJSON(t)}},fromJSON(t,n){let a=(e,t)=>i([{file:`position`,line:0,place:t,reason:e}]),o=t;if(typeof o!=`object`||!o)return a(`this is not a position`);if(o.game!==e.id)return a(`this is not a position of ${e.title}`);let s=e.termsFrom(o.scenario,o.options);if(!s.ok)return s;let c=e.layout.fromJSON(o.state);if(!c.ok)return a(c.reason,c.field);let l=e.layout.create(s.value,n,c.cells),u=e.faultsIn(l);return u.length>0?a(u[0]):r(l)}}}function Ee(e){let{flow:t,state:n,sight:i,termsFrom:a,...o}=e,{layout:s,faultsIn:c}=n,{toJSON:l,fromJSON:u}=Te({...o,layout:s,termsFrom:a,faultsIn:e=>c(e)});return{...o,...i,faultsIn:c,begin(e,i,o){let c=a(e,i);if(!c.ok)return c;let l=s.create(c.value,o);return n.begin(l),t.proceed(l,null),r(l)},decisions:t.decisions,awaited:t.awaited,legal:t.legal,check:t.check,perform:t.perform,watches:t.watches,toJSON:l,fromJSON:(e,n)=>t.accept(()=>u(e,n))}}function De(e,t){return{game:e,positions:t}}function Oe(e,t){let n=[],r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Set;for(let a of e.tokens)if(a.kind===`marks`)for(let e of a.keys)i.add(e);else a.kind===`pair`?r.has(a.key)?t.report(`key-twice`,e.number,`${a.key}= is given twice`,n[0]):r.set(a.key,a.text):n.push(a.text);return{words:n,pairs:r,marks:i}}function ke(e,{words:t,pairs:n,marks:r},i,a,o){for(let r of n.keys())i.includes(r)||o.report(`unknown-key`,e.number,`"${e.directive}" has no use for ${r}=`,t[0]);for(let n of r)a.includes(n)||o.report(`unknown-mark`,e.number,`!${n} marks something that is not on this line`,t[0])}function Ae(e,t){let n=[Array.from({length:t.length+1},(e,t)=>t)];for(let r=1;r<=e.length;r++){let i=[r];for(let a=1;a<=t.length;a++){let o=n[r-1][a-1]+(e[r-1]===t[a-1]?0:1);i[a]=Math.min(o,n[r-1][a]+1,i[a-1]+1),r>1&&a>1&&e[r-1]===t[a-2]&&e[r-2]===t[a-1]&&(i[a]=Math.min(i[a],n[r-2][a-2]+1))}n.push(i)}return n[e.length][t.length]}function je(e,t){let n=Math.max(1,Math.floor(e.length/3)),r=e.toLowerCase(),i,a=n+1;for(let n of t){if(Math.abs(e.length-n.length)>=a)continue;let t=Ae(r,n.toLowerCase());t<a&&(a=t,i=n)}return i}function Me(e,t,n){let r=je(t,n);return`there is no ${e} "${t}"${r===void 0?``:`; "${r}" was probably meant`}`}const Ne=/\s*(?:#.*)?/y,Pe=/!([^\s",=!]+(?:,[^\s",=!]+)*)(?=\s|$)/y,Fe=/"((?:[^"]|"")*)"(?=\s|$)/y,Ie=/([^\s"=!#][^\s"=]*)=(?:"((?:[^"]|"")*)"|([^\s"]+))(?=\s|$)/y,Le=/[^\s"=!#][^\s"=]*(?=\s|$)/y,Re=e=>e.replaceAll(`""`,`"`);function ze(e,t){let n=[];return e.replace(/^\uFEFF/,``).split(/\r\n|\n|\r/).forEach((e,r)=>{let i=t.firstLine+r,[a,...o]=Be(e,i,t);a?.kind===`word`?n.push({number:i,directive:a.text,tokens:o}):a&&t.report(`no-directive`,i,`a line begins with a plain word that says what it is`)}),n}function Be(e,t,n){let r=[],i=Ve(e,0);for(;i<e.length;){let a=He(e,i);if(a===null){let{code:a,reason:o}=We(e,i);return n.report(a,t,o),r}r.push(a.token),i=Ve(e,a.end)}return r}function Ve(e,t){return Ne.lastIndex=t,Ne.test(e),Ne.lastIndex}function He(e,t){let n=Ue(Pe,e,t);if(n)return{token:{kind:`marks`,keys:n[1].split(`,`)},end:Pe.lastIndex};let r=Ue(Fe,e,t);if(r)return{token:{kind:`text`,text:Re(r[1])},end:Fe.lastIndex};let i=Ue(Ie,e,t);if(i){let e=i[2]===void 0?i[3]:Re(i[2]);return{token:{kind:`pair`,key:i[1],text:e},end:Ie.lastIndex}}let a=Ue(Le,e,t);return a&&{token:{kind:`word`,text:a[0]},end:Le.lastIndex}}function Ue(e,t,n){return e.lastIndex=n,e.exec(t)}function We(e,t){let n=e.slice(t),r=/^\S*/.exec(n)[0],i=t+1;return r.startsWith(`!`)?{code:`bad-marks`,reason:`column ${i}: "!" is followed by keys with commas between, as in !region,city`}:(n.split(`"`).length-1)%2==1?{code:`unterminated-text`,reason:`column ${i}: a quote is opened and never closed: ${Ge(n)}`}:r.startsWith(`=`)?{code:`no-key`,reason:`column ${i}: there is no key before "="`}:r.endsWith(`=`)?{code:`no-value`,reason:`column ${i}: there is no value after "${r}"`}:{code:`stray-quote`,reason:`column ${i}: a quote in the middle of a word: ${Ge(n)}`}}const Ge=e=>e.length>40?`${e.slice(0,39)}…`:e;function Ke(e,t,n){let r=ze(e,n),i=r[0]?.directive===`format`;if(i&&!qe(r[0],t,n))return null;let a=i?r.slice(1):r,o=Je(a[0],t,n);if(o===null)return null;let s=a.findIndex(e=>e.directive===`end`);s<0&&i&&n.report(`truncated`,a.at(-1).number,`the file stops here without "end"; part of it is missing`),s>=0&&s<a.length-1&&n.report(`after-end`,a[s+1].number,`nothing may follow "end"`);let c=a.slice(1,s<0?void 0:s);for(let e of c)Ye(e,t,n);return{title:o,header:a[0],lines:c,whole:s>=0}}function qe(e,t,n){let[r]=e.tokens,i=r?.kind===`word`&&/^\d{1,6}$/.test(r.text)?Number(r.text):0;if(i<1)return n.report(`bad-format`,e.number,`"format" is followed by its number, as in "format ${t.format}"`),!1;if(i<=t.format)return!0;let a=`the file has format ${i}, this program reads up to ${t.format}: a newer one is needed`;return n.report(`newer-format`,e.number,a),!1}function Je(e,t,n){let r=`${t.header} "Title"`;if(e===void 0)return n.report(`empty-file`,0,`the file is empty; it should begin with: ${r}`),null;if(e.directive!==t.header){let t=`the file begins with "${e.directive}", not with: ${r}`;return n.report(`wrong-header`,e.number,t),null}let[i]=e.tokens;return i?.kind===`text`?i.text:(n.report(`no-title`,e.number,`"${t.header}" is followed by a title in quotes`),null)}function Ye({directive:e,number:t},n,r){n.directives.includes(e)||(e===n.header||e===`format`?r.report(`misplaced`,t,`"${e}" belongs once, at the beginning of the file`):r.report(`unknown-directive`,t,Me(`directive`,e,n.directives)))}function Xe(e,t=1){let n=[],r=/* @__PURE__ */ new Set;return{file:e,firstLine:t,faults:n,report(t,i,a,o){let s=`${i} ${o} ${a}`;r.has(s)||(r.add(s),n.push(o===void 0?{file:e,line:i,reason:a,code:t}:{file:e,line:i,place:o,reason:a,code:t}))}}}const Ze=[`nation`,`type`,`size`,`mobility`],Qe={nations:`nation`,types:`type`,sizes:`size`,mobilities:`mobility`},$e={header:`counters`,format:1,directives:[...Object.keys(Qe),`counter`]},et=[`name`,...Ze,`steps`];function tt(e,t,n,r){let i=r.faults.length,a=Oe(e,r);if(!nt(e,a,r))return null;let[o,s]=a.words,c=rt(e,o,a,n,r),l=it(e,o,a.pairs.get(`steps`),t,r),u=at(e,o,a,r),d=new Map([...a.pairs].filter(([e])=>!et.includes(e)));return ot(e,o,a,u,r),r.faults.length>i?null:{id:o,name:s,...c,steps:l,flags:u,fields:d,isFromRulebook:e=>a.marks.has(e)}}function nt(e,{words:t,pairs:n},r){let[i,a]=e.tokens;return i?.kind===`word`?a?.kind===`text`?(n.has(`name`)&&r.report(`unknown-key`,e.number,`the name follows the id, without name=`,t[0]),!0):(r.report(`missing-field`,e.number,`the name, in quotes, must follow the id`,t[0]),!1):(r.report(`no-id`,e.number,`a counter line begins with an id, as in: counter ge-m16 "XVI Corps" …`),!1)}function rt(e,t,{pairs:n},r,i){let a={nation:``,type:``,size:``,mobility:``};for(let o of Ze){let s=n.get(o)??``;s===``?i.report(`missing-field`,e.number,`${o}= is missing`,t):r[o]&&!r[o].includes(s)&&i.report(`unknown-value`,e.number,Me(o,s,r[o]),t),a[o]=s}return a}function it(e,t,n,r,i){if(n===void 0)return i.report(`missing-field`,e.number,`steps= is missing`,t),[];let a=n.split(`/`).map(e=>e.split(`-`));if(a.every(e=>e.length===r.length&&e.every(e=>/^\d{1,6}(\.\d{1,6})?$/.test(e))))return a.map(e=>e.map(Number));let o=`steps=${n} is wrong: each step is ${r.join(`-`)}, in numbers, with / between steps`;return i.report(`bad-steps`,e.number,o,t),[]}function at(e,t,{words:n,pairs:r},i){let a=/* @__PURE__ */ new Set;for(let o of n.slice(2))a.has(o)||r.has(o)?i.report(`key-twice`,e.number,`"${o}" is given twice`,t):et.includes(o)&&i.report(`bare-field`,e.number,`"${o}" needs a value`,t),a.add(o);return a}function ot(e,t,n,r,i){for(let a of n.marks)a===`name`||n.pairs.has(a)||r.has(a)||i.report(`unknown-mark`,e.number,`!${a} marks something that is not on this line`,t)}const st=/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u,ct=e=>st.test(e);function lt(e,t,n=1){let r=Xe(t,n),o=Ke(e,$e,r);if(o===null)return i(r.faults);let{title:s,header:c,lines:l}=o,u=ut(c,r),d=dt(l,r),ee=u===null?[]:ft(l,u,d,r),te=new Map(ee.map((e,t)=>[e.id,t]));return a({title:s,valueNames:u??[],allowed:d,counters:ee,indexOf:e=>te.get(e)??-1},r.faults)}function ut(e,t){let n=Oe(e,t);ke(e,n,[`values`],[],t);let r=n.pairs.get(`values`)?.split(`,`)??[];return r.length>0&&r.every(e=>e!==``)&&new Set(r).size===r.length?r:(t.report(`no-values`,e.number,`the header must name the numbers on a counter, as in values=attack,defence,movement`),null)}function dt(e,t){let n={};for(let r of e){if(!Object.hasOwn(Qe,r.directive))continue;let e=Oe(r,t);ke(r,e,[],[],t);let i=Qe[r.directive];n[i]=[...n[i]??[],...e.words]}return n}function ft(e,t,n,r){let i=[],a=/* @__PURE__ */ new Map;for(let o of e){if(o.directive!==`counter`)continue;let e=tt(o,t,n,r);if(e===null)continue;let s=a.get(e.id);s===void 0?i.push(e):r.report(`id-twice`,o.number,`this id has been given before, in line ${s}`,e.id),a.set(e.id,s??o.number)}return i}function pt(e,t,n=1){let r=c(lt(e,t,n)),{counters:i}=r,a=e=>Uint8Array.from(i,t=>+!!e(t));return{counterSet:r,counters:i,UNITS:i.length,unitIds:i.map(({id:e})=>e),unit(e){let t=r.indexOf(e);if(t<0)throw RangeError(`no counter ${e}`);return t},where:a,flagged:e=>a(({flags:t})=>t.has(e)),ofType:(...e)=>a(({type:t})=>e.includes(t))}}const mt=[`allied`,`german`],ht=e=>vt.indexOf(e),gt=e=>1-e,_t={american:0,british:1,any:2,none:3},vt=[`american`,`british`],yt=Object.freeze([]);function bt({features:e,statedOfHex:t,statedOfSide:n,...r}){let i=/* @__PURE__ */ new Map;for(let[t,n]of e)i.set(t,Object.freeze([...n.keys()].sort((e,t)=>e-t)));return{...r,feature:(t,n)=>e.get(n)?.get(t),hexesWith:e=>i.get(e)??yt,isFromRulebook:(e,n)=>t.get(e)?.has(n)??!1,isSideFromRulebook:(e,t)=>n.get(e)?.has(t)??!1}}function xt(e,t){let n=e.indexOf(t);if(n<0)throw RangeError(`there is no "${t}" among ${e.join(`, `)}`);return 1<<n>>>0}function St(e){let t=[],n=e;return{printedBoard:e,board:()=>n,derive(e){t.push(e),e(n)},layOut(r=e){n=r;for(let e of t)e(r)},hex(t){let n=e.grid.indexOf(t);if(n<0)throw RangeError(`hex ${t} is not on the board`);return n}}}const Ct=(e,t)=>(e&1)==1==(t===`odd`),wt=(e,t)=>Ct(t,e.shifted);function Tt(e,t){return e.early&&Ct(t,e.early.lines)?e.early.first:e.along[0]}function Et(e,t){return e.short&&Ct(t,e.short.lines)?e.short.last:e.along[1]}function Dt(e){let[,t,n,r,i,a]=Ot.exec(e.number??`AABB`),o=n.startsWith(`A`);return(e,s)=>{let[c,l]=o?[e,s]:[s,e];return t+jt(c,n.length)+r+jt(l,i.length)+a}}const Ot=/^([C-Zc-z0-9.:]*)(A+|B+)([C-Zc-z.:]*)(A+|B+)([C-Zc-z0-9.:]*)$/;function kt(e){let t=Ot.exec(e);return t!==null&&t[2][0]!==t[4][0]}const At=e=>Number(`1${`0`.repeat(e)}`);function jt(e,t){let n=e<0?At(t)+e:e;return String(n).padStart(t,`0`)}function Mt(e){let t=[],n=Dt(e);for(let r=e.lines[0];r<=e.lines[1];r++)for(let i=Tt(e,r);i<=Et(e,r);i++)t.push(n(r,i));return t}function Nt(e){if(e.length===0)return[`a grid needs at least one sheet`];let t=e.flatMap(Pt);return t.length>0?t:Rt(e)}function Pt(e){let t=[],n=e.number??`AABB`;kt(n)||t.push(`number=${n} is not a pattern such as AABB`);for(let[n,r]of[[`lines`,e.lines],[`along`,e.along]])r[0]>r[1]&&t.push(`${n}=${r[0]}-${r[1]} runs backwards`);return e.lines[0]<0&&t.push(`lines are numbered from 0 or more`),e.short&&e.short.last>e.along[1]&&t.push(`short lines are longer than the others`),e.early&&e.early.first>e.along[0]&&t.push(`early lines begin later than the others`),t.length>0?t:Ft(e,n)}function Ft(e,t){let[n,r]=e.lines,i=[Lt(t,`A`),Lt(t,`B`)];if(String(r).length>i[0])return[`line ${r} does not fit the number ${t}`];for(let a of n<r?[n,n+1]:[n]){let o=Tt(e,a),s=Et(e,a);if(o>s)return[`line ${a} has no hexes`];let c=At(i[1]);if(s>=c)return[`position ${s} does not fit the number ${t}`];if(o<0&&c+o<=s)return[`${Dt(e)(a,o)} would stand for two hexes`];if((r-n+1)*(s-o+1)>65534)return[It]}return[]}const It=`a grid has at most 32767 hexes`,Lt=(e,t)=>e.split(t).length-1;function Rt(e){let t=[],n=/* @__PURE__ */ new Set,r=0;for(let i of e){let e=new Set(Mt(i));for(let n of i.absent??[])e.delete(n)||t.push(`absent hex ${n} is not on the grid, or is listed twice`);let a=[...e].find(e=>n.has(e));a!==void 0&&t.push(`hex ${a} is on two sheets; give one of them another number pattern`);for(let t of e)n.add(t);r+=e.size}return r>32767&&t.push(It),r===0&&t.push(`every hex of the grid is absent`),t}const zt=Int8Array.of(0,1,1,0,-1,-1),Bt=Int8Array.of(-2,-1,1,2,1,-1),Vt=e=>(e+3)%6;function Ht(...e){let t=Nt(e);if(t.length>0)throw RangeError(t.join(`; `));let n=Ut(e),{names:r,line:i,halves:a,sheet:o}=n,s=Wt(e,n),c=Gt(n,s),l=new Map(r.map((e,t)=>[e,t]));return{...n,size:r.length,neighbours:c,specs:e,indexOf:e=>l.get(e)??-1,at:s,distance(e,t){if(o[e]!==o[t])return 32767;let n=Math.abs(i[e]-i[t]),r=Math.abs(a[e]-a[t])-n;return r>0?n+(r>>1):n},directionTo(e,t){for(let n=e*6,r=0;r<6;r++)if(c[n+r]===t)return r;return-1}}}function Ut(e){let t=[],n=[];return e.forEach((e,r)=>{let i=new Set(e.absent),a=Dt(e);for(let o=e.lines[0];o<=e.lines[1];o++){let s=+!!wt(e,o);for(let c=Tt(e,o);c<=Et(e,o);c++){let e=a(o,c);i.has(e)||(t.push(e),n.push([o,c,2*c+s,r]))}}}),{names:t,line:Int16Array.from(n,e=>e[0]),along:Int16Array.from(n,e=>e[1]),halves:Int16Array.from(n,e=>e[2]),sheet:Uint8Array.from(n,e=>e[3])}}function Wt(e,{names:t,line:n,along:r,sheet:i}){let a=e.map(e=>{let t=Math.min(e.along[0],e.early?.first??e.along[0]),n=e.along[1]-t+1,r=e.lines[1]-e.lines[0]+1;return{first:e.lines[0],rows:r,begin:t,width:n,hexes:new Int16Array(r*n).fill(-1)}});for(let e=0;e<t.length;e++){let{first:t,begin:o,width:s,hexes:c}=a[i[e]];c[(n[e]-t)*s+r[e]-o]=e}return(e,t,n=0)=>{if(n>=a.length)return-1;let{first:r,rows:i,begin:o,width:s,hexes:c}=a[n],l=e-r,u=t-o;return l<0||l>=i||u<0||u>=s?-1:c[l*s+u]}}function Gt({names:e,line:t,halves:n,sheet:r},i){let a=new Int16Array(e.length*6);for(let o=0;o<e.length;o++)for(let e=0;e<6;e++){let s=n[o]+Bt[e]>>1;a[o*6+e]=i(t[o]+zt[e],s,r[o])}return a}const Kt={lines:`1-61`,along:`1-34`,shifted:`even`,short:`even:33`,early:`even:-1`},qt=[...Object.keys(Kt),`number`,`absent`];function Jt(e,t){let n=t.faults.length,r=Oe(e,t);ke(e,r,qt,[],t);let i=Yt(r.pairs,n=>{let i=r.pairs.get(n),a=i===void 0?`${n}= is missing`:`${n}=${i} cannot be read`;t.report(`bad-grid`,e.number,`${a}; it should look like ${n}=${Kt[n]}`)});return i===null||t.faults.length>n?null:Xt(i,r.pairs.get(`absent`),e,t)}function Yt(e,t){let n=Qt(e.get(`lines`)),r=Qt(e.get(`along`)),i=e.get(`shifted`),a=$t(e.get(`short`)),o=$t(e.get(`early`)),s=e.get(`number`);return n||t(`lines`),r||t(`along`),Zt(i)||t(`shifted`),a===null&&t(`short`),o===null&&t(`early`),!n||!r||!Zt(i)?null:{lines:n,along:r,shifted:i,...a&&{short:{lines:a.lines,last:a.value}},...o&&{early:{lines:o.lines,first:o.value}},...s!==void 0&&{number:s}}}function Xt(e,t,n,r){let i=Pt(e);for(let e of i)r.report(`bad-grid`,n.number,e);if(i.length>0)return null;if(t===void 0)return e;let a=Mt(e),o=/* @__PURE__ */ new Set;for(let e of t.split(`,`)){let[t,i=t]=e.split(`-`),s=a.indexOf(t),c=a.indexOf(i);if(s<0||c<s)return r.report(`bad-grid`,n.number,`absent=${e} is not a hex of this grid, or a range of them`),null;for(let e of a.slice(s,c+1))o.add(e)}return{...e,absent:a.filter(e=>o.has(e))}}const Zt=e=>e===`odd`||e===`even`;function Qt(e){let t=/^(-?\d{1,4})-(-?\d{1,4})$/.exec(e??``);return t&&[Number(t[1]),Number(t[2])]}function $t(e){if(e===void 0)return;let[t,n=``]=e.split(`:`);return Zt(t)&&/^-?\d{1,4}$/.test(n)?{lines:t,value:Number(n)}:null}function en(e,t){let n=tn(`terrain`,e,32,t),r=tn(`hexsides`,e,32,t),i=tn(`networks`,e,32,t),a=tn(`regions`,e,1/0,t),o=tn(`features`,e,1/0,t);for(let e of[`region`,`terrain`])o.includes(e)&&t.report(`reserved`,0,`a feature cannot be called "${e}"`);let s=rn(e,t);return s&&{grid:s,terrainKinds:n,hexsideKinds:r,networkKinds:i,regionKinds:a,featureKinds:o}}function tn(e,t,n,r){let i=/* @__PURE__ */ new Set;for(let a of t.filter(t=>t.directive===e)){let t=Oe(a,r);ke(a,t,[],[],r);for(let n of t.words)nn(e,n)||r.report(`bad-kind`,a.number,`${e}: "${n}" cannot be a name`),i.has(n)&&r.report(`kind-twice`,a.number,`${e}: "${n}" is listed twice`),i.add(n);i.size>n&&r.report(`too-many-kinds`,a.number,`${e}: at most ${n} kinds`)}return[...i]}const nn=(e,t)=>e===`regions`?t!==``&&t!==`-`:ct(t);function rn(e,t){let n=e.filter(e=>e.directive===`grid`);if(n.length===0)return t.report(`no-grid`,0,`there is no "grid" line; it should look like: grid lines=1-61 along=1-34 shifted=even`),null;let r=[];for(let e of n){let n=Jt(e,t);if(n===null)return null;r.push(n)}let i=Nt(r);for(let e of i)t.report(`bad-grid`,n.at(-1).number,e);return i.length>0?null:Ht(...r)}function an(e,t,n,r){let{size:i}=t.grid,a={header:t,to:r,terrain:new Uint32Array(i),region:new Int16Array(i).fill(-1),features:/* @__PURE__ */ new Map,statedOfHex:/* @__PURE__ */ new Map,givenBy:new Int32Array(i)};for(let t of e)t.directive===`hex`&&on(t,a);un(a,!n&&e.at(-1)?.directive===`hex`?e.at(-1).number:0);let{terrain:o,region:s,features:c,statedOfHex:l}=a;return{terrain:o,region:s,features:c,statedOfHex:l}}function on(e,t){let{header:n,to:r,givenBy:i}=t,a=Oe(e,r),[o,s,c,...l]=a.words,u=o===void 0?-1:n.grid.indexOf(o);u<0?r.report(`unknown-hex`,e.number,`there is no hex ${o??`number`} on this grid`,o):i[u]>0?r.report(`hex-twice`,e.number,`this hex has been given before, in line ${i[u]}`,o):(i[u]=e.number,c===void 0?r.report(`incomplete-hex`,e.number,`a hex line needs a region (or "-") and a terrain after the number`,o):(sn(e,u,s,t),cn(e,u,c,t),ln(e,u,l,a,t)))}function sn(e,t,n,{header:r,to:i,region:a}){n!==`-`&&(a[t]=r.regionKinds.indexOf(n),a[t]>=0||i.report(`unknown-region`,e.number,Me(`region`,n,r.regionKinds),r.grid.names[t]))}function cn(e,t,n,{header:r,to:i,terrain:a}){for(let o of n.split(`+`)){let n=r.terrainKinds.indexOf(o);if(n>=0)a[t]|=1<<n;else{let n=Me(`terrain`,o,r.terrainKinds);i.report(`unknown-terrain`,e.number,n,r.grid.names[t])}}}function ln(e,t,n,r,i){let{header:a,to:o,features:s,statedOfHex:c}=i,l=a.grid.names[t],u=new Map(r.pairs);for(let t of n)u.has(t)&&o.report(`key-twice`,e.number,`"${t}" is given twice`,l),u.set(t,``);for(let[n,r]of u)a.featureKinds.includes(n)?s.has(n)?s.get(n).set(t,r):s.set(n,/* @__PURE__ */ new Map([[t,r]])):o.report(`unknown-feature`,e.number,Me(`feature`,n,a.featureKinds),l);for(let t of r.marks)t===`region`||t===`terrain`||u.has(t)||o.report(`unknown-mark`,e.number,`!${t} marks something that is not on this line`,l);r.marks.size>0&&c.set(t,r.marks)}function un({header:e,to:t,givenBy:n},r){let{names:i,size:a}=e.grid,o=n.indexOf(0);if(!(o<0)){if(n.subarray(o).every(e=>e===0)&&r>0){let e=`${a-o} of ${a} hexes are missing, from ${i[o]} on`;t.report(`truncated`,r,`the file stops here: ${e}`,i[o])}else n.forEach((e,n)=>{e===0&&t.report(`hex-missing`,0,`there is no line for this hex`,i[n])})}}function dn(e,t,n){let r=new Uint32Array(t.grid.size*6),i=[];for(let a of e){if(a.directive!==`route`)continue;let e=fn(a,t,n);e!==null&&(i.push(e),mn(e,t,r))}return{networks:r,routes:i}}function fn(e,t,n){let{tokens:r}=e,i=Oe(e,n);ke(e,i,[],[`route`],n);let[a=``]=i.words,o=r[1]?.kind===`text`?r[1].text:``,s=i.words.slice(r[1]?.kind===`text`?2:1),c=o===``?void 0:o;if(!t.networkKinds.includes(a))return n.report(`unknown-network`,e.number,Me(`network`,a,t.networkKinds),c),null;if(s.length<2)return n.report(`incomplete-route`,e.number,`a route needs at least two hexes`,c),null;let l=s.map(e=>t.grid.indexOf(e));return pn(l,s,e,t,c,n)?{network:a,name:o,hexes:l,isFromRulebook:i.marks.has(`route`)}:null}function pn(e,t,n,{grid:r},i,a){let o=a.faults.length;return e.forEach((o,s)=>{let c=i===void 0?t[s]:`${i}, ${t[s]}`;if(o<0)a.report(`unknown-hex`,n.number,`there is no hex ${t[s]} on this grid`,c);else if(s>0&&e[s-1]>=0&&r.directionTo(e[s-1],o)<0){let e=`the route breaks at step ${s}: ${t[s-1]} and ${t[s]} are not adjacent`;a.report(`broken-route`,n.number,e,c)}}),a.faults.length===o}function mn({network:e,hexes:t},{grid:n,networkKinds:r},i){let a=1<<r.indexOf(e);for(let e=1;e<t.length;e++){let r=n.directionTo(t[e-1],t[e]);i[t[e-1]*6+r]|=a,i[t[e]*6+Vt(r)]|=a}}function hn(e,t,n){let r=new Uint32Array(t.grid.size*6),i=/* @__PURE__ */ new Map,a=/* @__PURE__ */ new Map;for(let o of e){if(o.directive!==`side`)continue;let e=gn(o,t,n);if(e!==null){if(r[e.slots[0]]!==0)n.report(`side-twice`,o.number,`this hexside has been given before; join its kinds with +`,e.place);else for(let t of e.slots)r[t]=e.bits,e.name!==void 0&&i.set(t,e.name),e.stated.size>0&&a.set(t,e.stated)}}return{hexsides:r,hexsideNames:i,statedOfSide:a}}function gn(e,t,n){let r=Oe(e,n),[i=``,a=``,...o]=r.words,s=_n(i,e,t,n);if(s===null)return null;if(a===``)return n.report(`incomplete-side`,e.number,`a side line needs a kind of hexside, as in: side 2401/2402 river`,i),null;for(let t of o)n.report(`unknown-word`,e.number,`"${t}" has no meaning here; join kinds with +`,i);let c=a.split(`+`);ke(e,r,[`name`],r.pairs.has(`name`)?[`name`,...c]:c,n);let l=0;for(let r of c){let a=t.hexsideKinds.indexOf(r);a<0?n.report(`unknown-hexside`,e.number,Me(`hexside`,r,t.hexsideKinds),i):l|=1<<a}return{place:i,slots:s,bits:l,name:r.pairs.get(`name`),stated:r.marks}}function _n(e,t,{grid:n},r){let i=e.split(`/`);if(i.length!==2)return r.report(`bad-side`,t.number,`a side is written as two adjacent hexes, as in 2401/2402`,e),null;let a=i.map(e=>n.indexOf(e)),o=a.indexOf(-1);if(o>=0)return r.report(`unknown-hex`,t.number,`there is no hex ${i[o]} on this grid`,i[o]),null;let s=n.directionTo(a[0],a[1]);return s>=0?[a[0]*6+s,a[1]*6+Vt(s)]:(r.report(`not-adjacent`,t.number,`${i[0]} and ${i[1]} are not adjacent`,e),null)}const vn={header:`board`,format:1,directives:[`grid`,`terrain`,`hexsides`,`networks`,`regions`,`features`,`hex`,`side`,`route`]};function yn(e,t,n=1){let r=Xe(t,n),o=Ke(e,vn,r);if(o===null)return i(r.faults);let{title:s,lines:c,whole:l}=o,u=en(c,r);if(u===null)return i(r.faults);let d=an(c,u,l,r),ee=hn(c,u,r),te=dn(c,u,r);return a(bt({title:s,...u,...d,...ee,...te}),r.faults)}const{printedBoard:bn,board:xn,derive:Sn,layOut:Cn,hex:g}=St(c(yn(`
format 1
board "Eisenhower's War: western Europe, 1944-45"
grid lines=12-36 along=0-23 shifted=odd
terrain clear rough mountain sea
hexsides river rhine seine sea scheldt blocked zone-line drawn-game-line
networks pass
regions France Belgium Netherlands Germany Protectorate Italy Yugoslavia Switzerland Spain Hungary Slovakia Serbia Denmark Britain
features city port source fort v1 coast landing zone dgl rhine-bank east-of-rhine east-of-elbe pass antwerp-access yugoslav-coast yugoslav-trigger alpine-fortress closed

hex 1200 -            sea
hex 1201 -            sea
hex 1202 -            sea
hex 1203 -            sea
hex 1204 -            sea
hex 1205 -            sea
hex 1206 -            sea
hex 1207 -            rough
hex 1208 -            rough
hex 1209 -            rough
hex 1210 -            sea
hex 1211 -            sea
hex 1212 -            sea
hex 1213 Italy        clear    city="Rome" source=allied coast=mediterranean landing zone=south !region,city,source
hex 1214 Italy        mountain zone=south
hex 1215 Italy        rough    coast=adriatic landing zone=south !region,landing
hex 1216 -            sea
hex 1217 -            sea
hex 1218 -            sea
hex 1219 Yugoslavia   rough    coast=adriatic zone=south
hex 1220 Yugoslavia   rough    zone=south
hex 1221 Yugoslavia   mountain zone=south
hex 1222 Serbia       rough    closed
hex 1223 Serbia       rough    closed
hex 1300 -            sea
hex 1301 -            sea
hex 1302 -            sea
hex 1303 -            sea
hex 1304 -            sea
hex 1305 -            sea
hex 1306 -            sea
hex 1307 -            rough
hex 1308 -            rough
hex 1309 -            sea
hex 1310 -            sea
hex 1311 -            sea
hex 1312 Italy        clear    coast=mediterranean landing zone=south
hex 1313 Italy        rough    zone=south
hex 1314 Italy        rough    coast=adriatic landing zone=south
hex 1315 -            sea
hex 1316 -            sea
hex 1317 -            sea
hex 1318 Yugoslavia   rough    city="Split" coast=adriatic zone=south
hex 1319 Yugoslavia   rough    zone=south
hex 1320 Yugoslavia   mountain zone=south
hex 1321 Yugoslavia   rough    zone=south
hex 1322 Serbia       rough    closed
hex 1323 Serbia       clear    closed
hex 1400 -            sea
hex 1401 -            sea
hex 1402 -            sea
hex 1403 -            sea
hex 1404 -            sea
hex 1405 -            sea
hex 1406 -            sea
hex 1407 -            sea
hex 1408 -            sea
hex 1409 -            sea
hex 1410 -            sea
hex 1411 -            sea
hex 1412 Italy        clear    coast=mediterranean landing zone=south
hex 1413 Italy        rough    zone=south
hex 1414 Italy        rough    coast=adriatic landing zone=south
hex 1415 -            sea
hex 1416 -            sea
hex 1417 -            sea
hex 1418 Yugoslavia   rough    coast=adriatic zone=south
hex 1419 Yugoslavia   rough    zone=south
hex 1420 Yugoslavia   rough    zone=south
hex 1421 Yugoslavia   rough    zone=south
hex 1422 Yugoslavia   rough    zone=south
hex 1423 Serbia       clear    closed
hex 1500 -            sea
hex 1501 -            sea
hex 1502 -            sea
hex 1503 -            sea
hex 1504 -            sea
hex 1505 -            sea
hex 1506 -            sea
hex 1507 -            sea
hex 1508 -            mountain
hex 1509 -            sea
hex 1510 -            sea
hex 1511 Italy        rough    coast=mediterranean landing zone=south
hex 1512 Italy        rough    zone=south
hex 1513 Italy        rough    zone=south
hex 1514 Italy        clear    city="Ancona" coast=adriatic landing zone=south
hex 1515 -            sea
hex 1516 -            sea
hex 1517 Yugoslavia   rough    coast=adriatic landing zone=south yugoslav-coast !landing,yugoslav-coast
hex 1518 Yugoslavia   rough    zone=south
hex 1519 Yugoslavia   rough    zone=south
hex 1520 Yugoslavia   rough    zone=south
hex 1521 Yugoslavia   clear    zone=south
hex 1522 Serbia       clear    closed
hex 1523 Serbia       clear    closed
hex 1600 -            sea
hex 1601 -            sea
hex 1602 -            sea
hex 1603 -            sea
hex 1604 -            sea
hex 1605 -            sea
hex 1606 -            sea
hex 1607 -            sea
hex 1608 -            mountain
hex 1609 -            mountain
hex 1610 -            sea
hex 1611 Italy        rough    coast=mediterranean landing zone=south
hex 1612 Italy        rough    zone=south
hex 1613 Italy        rough    zone=south
hex 1614 Italy        rough    coast=adriatic landing zone=south
hex 1615 -            sea
hex 1616 -            sea
hex 1617 Yugoslavia   rough    coast=adriatic landing zone=south yugoslav-coast
hex 1618 Yugoslavia   rough    zone=south
hex 1619 Yugoslavia   rough    zone=south
hex 1620 Yugoslavia   clear    zone=south
hex 1621 Yugoslavia   clear    zone=south
hex 1622 Yugoslavia   clear    zone=south
hex 1623 Serbia       clear    closed
hex 1700 -            sea
hex 1701 -            sea
hex 1702 -            sea
hex 1703 -            sea
hex 1704 -            sea
hex 1705 -            sea
hex 1706 -            sea
hex 1707 -            sea
hex 1708 -            sea
hex 1709 -            sea
hex 1710 Italy        clear    coast=mediterranean landing zone=south
hex 1711 Italy        rough    city="Florence" zone=south
hex 1712 Italy        rough    fort=gothic-line zone=south
hex 1713 Italy        clear    fort=gothic-line coast=adriatic landing zone=south
hex 1714 -            sea
hex 1715 -            sea
hex 1716 Italy        rough    coast=adriatic landing zone=south yugoslav-coast
hex 1717 Yugoslavia   rough    zone=south
hex 1718 Yugoslavia   clear    zone=south
hex 1719 Yugoslavia   clear    zone=south
hex 1720 Yugoslavia   clear    zone=south
hex 1721 Yugoslavia   clear    zone=south
hex 1722 Serbia       clear    closed
hex 1723 Serbia       clear    closed
hex 1800 -            sea
hex 1801 -            sea
hex 1802 -            sea
hex 1803 -            sea
hex 1804 -            sea
hex 1805 -            sea
hex 1806 -            sea
hex 1807 -            sea
hex 1808 -            sea
hex 1809 -            sea
hex 1810 -            sea
hex 1811 Italy        rough    fort=gothic-line coast=mediterranean landing zone=south
hex 1812 Italy        rough    city="Bologna" zone=south
hex 1813 Italy        clear    coast=adriatic landing zone=south
hex 1814 -            sea
hex 1815 -            sea
hex 1816 Italy        rough    city="Trieste" coast=adriatic landing zone=south yugoslav-coast
hex 1817 Italy        rough    zone=south
hex 1818 Germany      rough    zone=south dgl=east east-of-rhine
hex 1819 Yugoslavia   clear    city="Zagreb" zone=south !region,city
hex 1820 Yugoslavia   clear    zone=south
hex 1821 Hungary      clear    closed
hex 1822 Hungary      clear    closed
hex 1823 Hungary      clear    closed
hex 1900 Spain        rough    closed
hex 1901 -            sea
hex 1902 -            sea
hex 1903 -            sea
hex 1904 -            sea
hex 1905 -            sea
hex 1906 -            sea
hex 1907 -            sea
hex 1908 -            sea
hex 1909 -            sea
hex 1910 Italy        rough    coast=mediterranean landing zone=south
hex 1911 Italy        rough    zone=south
hex 1912 Italy        clear    zone=south
hex 1913 Italy        clear    coast=adriatic landing zone=south yugoslav-coast !landing,yugoslav-coast
hex 1914 Italy        clear    city="Venice" coast=adriatic landing zone=south yugoslav-coast yugoslav-trigger !region,yugoslav-trigger
hex 1915 Italy        clear    coast=adriatic landing zone=south yugoslav-coast
hex 1916 Italy        rough    zone=south
hex 1917 Germany      rough    zone=south dgl=east east-of-rhine
hex 1918 Germany      rough    zone=south dgl=east east-of-rhine
hex 1919 Germany      rough    zone=south dgl=east east-of-rhine
hex 1920 Yugoslavia   clear    zone=south
hex 1921 Hungary      clear    closed
hex 1922 Hungary      clear    closed
hex 1923 Hungary      clear    closed
hex 2000 Spain        rough    closed
hex 2001 Spain        rough    closed
hex 2002 -            sea
hex 2003 -            sea
hex 2004 -            sea
hex 2005 France       rough    city="Marseille" port coast=mediterranean landing zone=north
hex 2006 France       rough    city="Toulon" port coast=mediterranean landing zone=north
hex 2007 France       rough    coast=mediterranean landing zone=north !region,landing
hex 2008 Italy        mountain coast=mediterranean landing zone=south !region
hex 2009 Italy        rough    coast=mediterranean landing zone=south
hex 2010 Italy        rough    city="Genoa" coast=mediterranean landing zone=south
hex 2011 Italy        clear    zone=south
hex 2012 Italy        clear    zone=south
hex 2013 Italy        rough    zone=south
hex 2014 Italy        rough    zone=south
hex 2015 Italy        mountain zone=south yugoslav-trigger !region,yugoslav-trigger
hex 2016 Italy        mountain zone=south
hex 2017 Germany      mountain zone=south dgl=east east-of-rhine pass
hex 2018 Germany      mountain zone=south dgl=east east-of-rhine pass
hex 2019 Germany      rough    zone=south dgl=east east-of-rhine
hex 2020 Germany      clear    zone=south dgl=east east-of-rhine
hex 2021 Hungary      clear    closed
hex 2022 Hungary      clear    closed
hex 2023 Hungary      clear    closed
hex 2100 France       mountain zone=north
hex 2101 France       rough    coast=mediterranean landing zone=north !region,landing
hex 2102 -            sea
hex 2103 -            sea
hex 2104 France       clear    coast=mediterranean landing zone=north
hex 2105 France       rough    zone=north
hex 2106 France       rough    zone=north
hex 2107 France       mountain zone=north
hex 2108 Italy        rough    zone=south
hex 2109 Italy        clear    city="Turin" zone=south
hex 2110 Italy        clear    city="Milan" zone=south
hex 2111 Italy        rough    zone=south
hex 2112 Italy        mountain zone=south
hex 2113 Italy        mountain zone=south yugoslav-trigger !region,yugoslav-trigger
hex 2114 Italy        mountain zone=south pass yugoslav-trigger !region,yugoslav-trigger
hex 2115 Italy        mountain zone=south
hex 2116 Germany      mountain zone=south dgl=west east-of-rhine
hex 2117 Germany      mountain zone=south dgl=west east-of-rhine
hex 2118 Germany      mountain zone=south dgl=east east-of-rhine
hex 2119 Germany      mountain zone=south dgl=east east-of-rhine
hex 2120 Germany      rough    zone=south dgl=east east-of-rhine
hex 2121 Hungary      clear    closed
hex 2122 Hungary      clear    closed
hex 2123 Hungary      clear    closed
hex 2200 France       mountain zone=north
hex 2201 France       rough    zone=north
hex 2202 France       rough    coast=mediterranean landing zone=north
hex 2203 France       rough    coast=mediterranean landing zone=north
hex 2204 France       clear    coast=mediterranean landing zone=north
hex 2205 France       clear    zone=north
hex 2206 France       rough    zone=north
hex 2207 France       mountain zone=north
hex 2208 France       mountain zone=north
hex 2209 Italy        mountain zone=south !region
hex 2210 Italy        rough    zone=south
hex 2211 Italy        mountain zone=south
hex 2212 Italy        mountain zone=south
hex 2213 Italy        mountain zone=south yugoslav-trigger !region,yugoslav-trigger
hex 2214 Italy        mountain zone=south
hex 2215 Germany      mountain zone=south dgl=west east-of-rhine pass
hex 2216 Germany      mountain zone=south dgl=west east-of-rhine
hex 2217 Germany      mountain zone=south dgl=west east-of-rhine alpine-fortress !terrain,alpine-fortress
hex 2218 Germany      mountain zone=south dgl=west east-of-rhine alpine-fortress !terrain,alpine-fortress
hex 2219 Germany      mountain zone=south dgl=east east-of-rhine
hex 2220 Germany      mountain zone=south dgl=east east-of-rhine
hex 2221 Germany      rough    zone=south dgl=east east-of-rhine
hex 2222 Hungary      clear    closed
hex 2223 Hungary      clear    closed
hex 2300 France       clear    city="Toulouse" zone=north
hex 2301 France       clear    zone=north
hex 2302 France       rough    zone=north
hex 2303 France       rough    zone=north
hex 2304 France       rough    zone=north
hex 2305 France       rough    zone=north
hex 2306 France       rough    zone=north
hex 2307 France       mountain zone=north
hex 2308 France       mountain zone=north
hex 2309 Switzerland  mountain closed
hex 2310 Switzerland  mountain closed
hex 2311 Switzerland  mountain closed
hex 2312 Switzerland  mountain closed
hex 2313 Germany      mountain zone=south dgl=west east-of-rhine
hex 2314 Germany      mountain zone=south dgl=west east-of-rhine
hex 2315 Germany      rough    zone=south dgl=west east-of-rhine
hex 2316 Germany      mountain zone=south dgl=west east-of-rhine alpine-fortress !terrain,alpine-fortress
hex 2317 Germany      clear    city="Munich" zone=south dgl=west east-of-rhine !region,city
hex 2318 Germany      clear    zone=south dgl=west east-of-rhine
hex 2319 Germany      rough    zone=south dgl=east east-of-rhine
hex 2320 Germany      rough    zone=south dgl=east east-of-rhine
hex 2321 Germany      rough    zone=south dgl=east east-of-rhine
hex 2322 Germany      clear    zone=south dgl=east east-of-rhine
hex 2323 Hungary      clear    closed
hex 2400 France       clear    zone=north
hex 2401 France       clear    zone=north
hex 2402 France       clear    zone=north
hex 2403 France       rough    zone=north
hex 2404 France       rough    zone=north
hex 2405 France       rough    zone=north
hex 2406 France       rough    zone=north
hex 2407 France       clear    city="Lyon" zone=north
hex 2408 France       rough    zone=north
hex 2409 France       mountain zone=north
hex 2410 Switzerland  mountain closed
hex 2411 Switzerland  mountain closed
hex 2412 Switzerland  mountain closed
hex 2413 Switzerland  rough    closed
hex 2414 Germany      clear    zone=south dgl=west east-of-rhine
hex 2415 Germany      clear    zone=south dgl=west east-of-rhine
hex 2416 Germany      clear    zone=south dgl=west east-of-rhine
hex 2417 Germany      clear    zone=south dgl=west east-of-rhine
hex 2418 Germany      clear    zone=south dgl=west east-of-rhine
hex 2419 Germany      clear    zone=south dgl=west east-of-rhine
hex 2420 Germany      clear    city="Linz" zone=south dgl=east east-of-rhine
hex 2421 Germany      rough    zone=south dgl=east east-of-rhine
hex 2422 Germany      clear    city="Vienna" source=german zone=south dgl=east east-of-rhine !region,city,source
hex 2423 Slovakia     clear    closed
hex 2500 France       clear    zone=north
hex 2501 France       clear    zone=north
hex 2502 France       clear    zone=north
hex 2503 France       rough    zone=north
hex 2504 France       rough    zone=north
hex 2505 France       rough    zone=north
hex 2506 France       rough    zone=north
hex 2507 France       clear    zone=north
hex 2508 France       rough    zone=north
hex 2509 Switzerland  rough    closed
hex 2510 Switzerland  rough    closed
hex 2511 Switzerland  rough    closed
hex 2512 Germany      rough    zone=north dgl=west east-of-rhine
hex 2513 Germany      clear    zone=north dgl=west east-of-rhine
hex 2514 Germany      clear    zone=north dgl=west east-of-rhine
hex 2515 Germany      clear    zone=north dgl=west east-of-rhine
hex 2516 Germany      clear    zone=north dgl=west east-of-rhine
hex 2517 Germany      clear    zone=north dgl=west east-of-rhine
hex 2518 Germany      clear    zone=north dgl=west east-of-rhine
hex 2519 Germany      rough    zone=north dgl=west east-of-rhine
hex 2520 Germany      clear    zone=north dgl=east east-of-rhine
hex 2521 Germany      clear    zone=north dgl=east east-of-rhine
hex 2522 Protectorate clear    city="Brno" zone=north
hex 2523 Protectorate clear    zone=north
hex 2600 France       clear    zone=north
hex 2601 France       clear    zone=north
hex 2602 France       clear    zone=north
hex 2603 France       clear    zone=north
hex 2604 France       clear    zone=north
hex 2605 France       clear    zone=north
hex 2606 France       clear    zone=north
hex 2607 France       clear    zone=north
hex 2608 France       clear    zone=north
hex 2609 France       clear    zone=north
hex 2610 France       clear    zone=north
hex 2611 Germany      rough    zone=north dgl=west rhine-bank !rhine-bank
hex 2612 Germany      clear    fort=west-wall zone=north dgl=west east-of-rhine
hex 2613 Germany      rough    fort=west-wall zone=north dgl=west east-of-rhine
hex 2614 Germany      rough    zone=north dgl=west east-of-rhine
hex 2615 Germany      clear    city="Stuttgart" zone=north dgl=west east-of-rhine
hex 2616 Germany      clear    zone=north dgl=west east-of-rhine
hex 2617 Germany      clear    zone=north dgl=west east-of-rhine
hex 2618 Germany      clear    city="Nuremberg" zone=north dgl=west east-of-rhine
hex 2619 Germany      clear    zone=north dgl=west east-of-rhine
hex 2620 Protectorate clear    zone=north
hex 2621 Protectorate clear    zone=north
hex 2622 Protectorate clear    zone=north
hex 2623 Protectorate clear    zone=north
hex 2700 France       clear    city="Bordeaux" port coast=atlantic landing zone=north !region,landing
hex 2701 France       clear    zone=north
hex 2702 France       clear    zone=north
hex 2703 France       clear    zone=north
hex 2704 France       clear    zone=north
hex 2705 France       clear    zone=north
hex 2706 France       clear    zone=north
hex 2707 France       clear    zone=north
hex 2708 France       clear    city="Dijon" zone=north
hex 2709 France       clear    zone=north
hex 2710 France       clear    zone=north
hex 2711 France       rough    zone=north rhine-bank
hex 2712 Germany      clear    city="Strasbourg" zone=north dgl=west rhine-bank
hex 2713 Germany      clear    fort=west-wall zone=north dgl=west rhine-bank
hex 2714 Germany      clear    zone=north dgl=west east-of-rhine
hex 2715 Germany      clear    zone=north dgl=west east-of-rhine
hex 2716 Germany      clear    zone=north dgl=west east-of-rhine
hex 2717 Germany      clear    zone=north dgl=west east-of-rhine
hex 2718 Germany      clear    zone=north dgl=west east-of-rhine
hex 2719 Germany      clear    zone=north dgl=east east-of-rhine
hex 2720 Protectorate clear    city="Prague" zone=north
hex 2721 Protectorate clear    zone=north
hex 2722 Protectorate clear    zone=north
hex 2723 Germany      rough    zone=north dgl=east east-of-rhine east-of-elbe
hex 2800 -            sea
hex 2801 France       clear    city="La Rochelle" port fort=atlantic-wall coast=atlantic landing zone=north
hex 2802 France       clear    zone=north
hex 2803 France       clear    zone=north
hex 2804 France       clear    zone=north
hex 2805 France       clear    zone=north
hex 2806 France       clear    zone=north
hex 2807 France       clear    zone=north
hex 2808 France       clear    zone=north
hex 2809 France       clear    zone=north
hex 2810 France       clear    zone=north
hex 2811 France       clear    city="Nancy" zone=north
hex 2812 Germany      clear    zone=north dgl=west
hex 2813 Germany      clear    fort=west-wall zone=north dgl=west
hex 2814 Germany      clear    zone=north dgl=west rhine-bank
hex 2815 Germany      clear    city="Mannheim" zone=north dgl=west east-of-rhine
hex 2816 Germany      clear    zone=north dgl=west east-of-rhine
hex 2817 Germany      clear    zone=north dgl=west east-of-rhine
hex 2818 Germany      clear    zone=north dgl=west east-of-rhine
hex 2819 Germany      clear    zone=north dgl=west east-of-rhine
hex 2820 Germany      rough    zone=north dgl=east east-of-rhine
hex 2821 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 2822 Germany      rough    zone=north dgl=east east-of-rhine east-of-elbe
hex 2823 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 2900 -            sea
hex 2901 France       clear    coast=atlantic landing zone=north
hex 2902 France       clear    zone=north
hex 2903 France       clear    zone=north
hex 2904 France       clear    zone=north
hex 2905 France       clear    zone=north
hex 2906 France       clear    zone=north
hex 2907 France       clear    zone=north
hex 2908 France       clear    zone=north
hex 2909 France       clear    zone=north
hex 2910 France       clear    zone=north
hex 2911 Germany      clear    zone=north dgl=west
hex 2912 Germany      clear    zone=north dgl=west
hex 2913 Germany      rough    fort=west-wall zone=north dgl=west
hex 2914 Germany      clear    zone=north dgl=west rhine-bank
hex 2915 Germany      clear    city="Frankfurt" zone=north dgl=west east-of-rhine
hex 2916 Germany      clear    zone=north dgl=west east-of-rhine
hex 2917 Germany      rough    zone=north dgl=west east-of-rhine
hex 2918 Germany      clear    zone=north dgl=west east-of-rhine
hex 2919 Germany      clear    city="Leipzig" zone=north dgl=west east-of-rhine
hex 2920 Germany      clear    city="Dresden" zone=north dgl=east east-of-rhine !region,city,east-of-rhine
hex 2921 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 2922 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 2923 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3000 -            sea
hex 3001 France       clear    coast=atlantic landing zone=north
hex 3002 France       clear    zone=north
hex 3003 France       clear    zone=north
hex 3004 France       clear    zone=north
hex 3005 France       clear    zone=north
hex 3006 France       clear    zone=north
hex 3007 France       clear    zone=north
hex 3008 France       clear    zone=north
hex 3009 France       clear    city="Reims" zone=north
hex 3010 France       clear    zone=north
hex 3011 France       clear    zone=north
hex 3012 Germany      rough    zone=north dgl=west
hex 3013 Germany      rough    fort=west-wall zone=north dgl=west
hex 3014 Germany      clear    zone=north dgl=west rhine-bank
hex 3015 Germany      clear    zone=north dgl=west east-of-rhine
hex 3016 Germany      clear    zone=north dgl=west east-of-rhine
hex 3017 Germany      clear    city="Kassel" zone=north dgl=west east-of-rhine
hex 3018 Germany      clear    zone=north dgl=west east-of-rhine
hex 3019 Germany      clear    zone=north dgl=west east-of-rhine
hex 3020 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3021 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3022 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3023 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3100 -            sea
hex 3101 France       clear    city="Nantes" port coast=atlantic landing zone=north
hex 3102 France       clear    zone=north
hex 3103 France       clear    zone=north
hex 3104 France       clear    zone=north
hex 3105 France       clear    zone=north
hex 3106 France       clear    city="Paris" zone=north
hex 3107 France       clear    zone=north
hex 3108 France       clear    zone=north
hex 3109 France       clear    zone=north
hex 3110 France       rough    zone=north
hex 3111 Belgium      rough    zone=north
hex 3112 Belgium      clear    city="Liege" zone=north
hex 3113 Germany      rough    fort=west-wall zone=north dgl=west
hex 3114 Germany      clear    city="Cologne" zone=north dgl=west rhine-bank
hex 3115 Germany      rough    zone=north dgl=west east-of-rhine
hex 3116 Germany      clear    zone=north dgl=west east-of-rhine
hex 3117 Germany      rough    zone=north dgl=west east-of-rhine
hex 3118 Germany      clear    zone=north dgl=west east-of-rhine
hex 3119 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3120 Germany      clear    city="Berlin" source=german zone=north dgl=east east-of-rhine east-of-elbe !region,city,source
hex 3121 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3122 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3123 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3200 -            sea
hex 3201 France       clear    city="St. Nazaire" port fort=atlantic-wall coast=atlantic landing zone=north
hex 3202 France       clear    city="Rennes" zone=north
hex 3203 France       clear    zone=north
hex 3204 France       clear    zone=north !region
hex 3205 France       clear    zone=north !region
hex 3206 France       clear    zone=north
hex 3207 France       clear    zone=north
hex 3208 France       clear    zone=north
hex 3209 France       clear    zone=north
hex 3210 Belgium      clear    zone=north
hex 3211 Belgium      clear    zone=north
hex 3212 Belgium      clear    zone=north
hex 3213 Netherlands  clear    zone=north
hex 3214 Germany      clear    fort=west-wall zone=north dgl=west rhine-bank
hex 3215 Germany      clear    city="Ruhr" source=german zone=north dgl=west east-of-rhine !region,city,source
hex 3216 Germany      clear    zone=north dgl=west east-of-rhine
hex 3217 Germany      clear    zone=north dgl=west east-of-rhine
hex 3218 Germany      clear    city="Hanover" zone=north dgl=west east-of-rhine
hex 3219 Germany      clear    zone=north dgl=west east-of-rhine
hex 3220 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3221 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3222 Germany      clear    city="Stettin" zone=north dgl=east east-of-rhine east-of-elbe
hex 3223 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3300 France       clear    city="Lorient" port fort=atlantic-wall coast=atlantic landing zone=north
hex 3301 France       clear    zone=north
hex 3302 France       clear    city="St. Malo" port coast=atlantic landing zone=north
hex 3303 France       clear    coast=atlantic landing zone=north
hex 3304 France       clear    coast=atlantic landing zone=north !region,landing
hex 3305 France       clear    city="Le Havre" port fort=atlantic-wall coast=atlantic landing zone=north !region
hex 3306 France       clear    city="Dieppe" port coast=atlantic landing zone=north
hex 3307 France       clear    v1 coast=atlantic landing zone=north
hex 3308 France       clear    zone=north
hex 3309 France       clear    city="Lille" zone=north
hex 3310 Belgium      clear    city="Brussels" zone=north
hex 3311 Belgium      clear    city="Antwerp" port source=allied zone=north !region,city,port,source
hex 3312 Belgium      clear    zone=north
hex 3313 Netherlands  clear    zone=north rhine-bank
hex 3314 Germany      clear    zone=north dgl=west east-of-rhine
hex 3315 Germany      clear    zone=north dgl=west east-of-rhine
hex 3316 Germany      clear    zone=north dgl=west east-of-rhine
hex 3317 Germany      clear    zone=north dgl=west east-of-rhine
hex 3318 Germany      clear    zone=north dgl=west east-of-rhine
hex 3319 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3320 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3321 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3322 Germany      clear    coast=baltic zone=north dgl=east east-of-rhine east-of-elbe
hex 3323 Germany      clear    coast=baltic zone=north dgl=east east-of-rhine east-of-elbe
hex 3400 France       clear    zone=north
hex 3401 France       clear    zone=north
hex 3402 France       clear    coast=atlantic landing zone=north
hex 3403 -            sea
hex 3404 France       clear    city="Cherbourg" port fort=atlantic-wall coast=atlantic landing zone=north
hex 3405 -            sea
hex 3406 -            sea
hex 3407 -            sea
hex 3408 France       clear    city="Boulogne" port fort=atlantic-wall v1 coast=atlantic landing zone=north
hex 3409 France       clear    city="Dunkirk" port fort=atlantic-wall v1 coast=atlantic landing zone=north
hex 3410 Belgium      clear    city="Ostend" port coast=atlantic landing zone=north
hex 3411 Netherlands  clear    zone=north antwerp-access !antwerp-access
hex 3412 Netherlands  clear    zone=north antwerp-access !antwerp-access
hex 3413 Netherlands  clear    zone=north rhine-bank !rhine-bank
hex 3414 Netherlands  clear    zone=north
hex 3415 Germany      clear    zone=north dgl=west east-of-rhine
hex 3416 Germany      clear    zone=north dgl=west east-of-rhine
hex 3417 Germany      clear    city="Bremen" zone=north dgl=west east-of-rhine
hex 3418 Germany      clear    city="Hamburg" zone=north dgl=west east-of-rhine east-of-elbe
hex 3419 Germany      clear    zone=north dgl=west east-of-rhine east-of-elbe
hex 3420 Germany      clear    city="Rostock" coast=baltic zone=north dgl=east east-of-rhine east-of-elbe
hex 3421 Germany      clear    coast=baltic zone=north dgl=east east-of-rhine east-of-elbe
hex 3422 Germany      clear    coast=baltic zone=north dgl=east east-of-rhine east-of-elbe
hex 3423 -            sea
hex 3500 France       clear    city="Brest" port fort=atlantic-wall coast=atlantic landing zone=north
hex 3501 France       clear    coast=atlantic landing zone=north
hex 3502 -            sea
hex 3503 -            sea
hex 3504 -            sea
hex 3505 -            sea
hex 3506 -            sea
hex 3507 -            sea
hex 3508 France       clear    city="Calais" port fort=atlantic-wall coast=atlantic landing zone=north
hex 3509 -            sea
hex 3510 Netherlands  clear    city="Flushing" port fort=atlantic-wall coast=atlantic landing zone=north antwerp-access !landing,antwerp-access
hex 3511 Netherlands  clear    city="Rotterdam" port coast=north-sea zone=north antwerp-access !antwerp-access
hex 3512 Netherlands  clear    city="Amsterdam" coast=north-sea zone=north
hex 3513 Netherlands  clear    zone=north
hex 3514 Netherlands  clear    zone=north
hex 3515 Germany      clear    zone=north dgl=west east-of-rhine
hex 3516 Germany      clear    coast=north-sea zone=north dgl=west east-of-rhine
hex 3517 Germany      clear    coast=north-sea zone=north dgl=west east-of-rhine
hex 3518 Germany      clear    zone=north dgl=west east-of-rhine east-of-elbe
hex 3519 Germany      clear    coast=baltic zone=north dgl=west east-of-rhine east-of-elbe
hex 3520 -            sea
hex 3521 -            sea
hex 3522 -            sea
hex 3523 -            sea
hex 3600 -            sea
hex 3601 -            sea
hex 3602 -            sea
hex 3603 -            sea
hex 3604 -            sea
hex 3605 -            sea
hex 3606 Britain      clear    closed
hex 3607 Britain      clear    closed
hex 3608 Britain      clear    closed
hex 3609 -            sea
hex 3610 -            sea
hex 3611 -            sea
hex 3612 -            sea
hex 3613 Netherlands  clear    coast=north-sea zone=north
hex 3614 Netherlands  clear    zone=north
hex 3615 Netherlands  clear    zone=north
hex 3616 Germany      clear    coast=north-sea zone=north dgl=west east-of-rhine
hex 3617 -            sea
hex 3618 Germany      clear    coast=north-sea zone=north dgl=west east-of-rhine east-of-elbe
hex 3619 Germany      clear    zone=north dgl=west east-of-rhine east-of-elbe
hex 3620 Denmark      clear    closed
hex 3621 Denmark      clear    closed
hex 3622 -            sea
hex 3623 -            clear

side 1221/1222 blocked
side 1222/1321 blocked
side 1321/1322 blocked
side 1322/1422 blocked
side 1422/1423 blocked
side 1422/1522 blocked
side 1521/1522 blocked
side 1522/1622 blocked
side 1622/1623 blocked
side 1622/1722 blocked
side 1720/1821 blocked
side 1721/1722 blocked
side 1721/1821 blocked
side 1721/1822 blocked
side 1813/1913 river name="Po"
side 1816/1915 sea
side 1820/1821 blocked
side 1821/1920 blocked
side 1911/2012 river name="Po"
side 1912/1913 river name="Po"
side 1912/2012 river name="Po"
side 1912/2013 river name="Po"
side 1920/1921 blocked
side 1920/2021 blocked
side 2000/2100 blocked
side 2001/2100 blocked
side 2001/2101 blocked
side 2007/2008 zone-line
side 2008/2107 zone-line
side 2009/2109 river name="Po"
side 2010/2109 river name="Po"
side 2010/2110 river name="Po"
side 2011/2012 river name="Po"
side 2011/2110 river name="Po"
side 2011/2111 river name="Po"
side 2017/2116 drawn-game-line
side 2017/2117 drawn-game-line
side 2018/2117 drawn-game-line
side 2020/2021 blocked
side 2021/2120 blocked
side 2104/2204 river name="Rhone"
side 2104/2205 river name="Rhone"
side 2105/2205 river name="Rhone"
side 2107/2108 zone-line
side 2108/2109 river name="Po"
side 2108/2208 zone-line
side 2108/2209 river name="Po"
side 2117/2118 drawn-game-line
side 2118/2218 drawn-game-line
side 2120/2121 blocked
side 2121/2221 blocked
side 2205/2206 river name="Rhone"
side 2206/2305 river name="Rhone"
side 2208/2209 zone-line
side 2209/2308 zone-line
side 2209/2309 blocked
side 2210/2309 blocked
side 2210/2310 blocked
side 2211/2310 blocked
side 2211/2311 blocked
side 2212/2311 blocked
side 2212/2312 blocked
side 2213/2312 blocked
side 2218/2219 drawn-game-line
side 2219/2318 drawn-game-line
side 2221/2222 blocked
side 2222/2321 blocked
side 2222/2322 blocked
side 2223/2322 blocked
side 2223/2323 river name="Danube"
side 2300/2400 river name="Garonne"
side 2305/2306 river name="Rhone"
side 2305/2405 river name="Loire"
side 2306/2406 river name="Rhone"
side 2306/2407 river name="Rhone"
side 2307/2407 river name="Rhone"
side 2308/2309 blocked
side 2309/2409 blocked
side 2312/2313 blocked
side 2313/2413 blocked
side 2318/2319 drawn-game-line
side 2319/2419 drawn-game-line
side 2322/2323 river+blocked name="Danube"
side 2322/2423 river+blocked name="Danube"
side 2400/2401 river name="Garonne"
side 2401/2500 river name="Garonne"
side 2405/2406 river name="Loire"
side 2406/2407 river name="Saone"
side 2406/2505 river name="Loire"
side 2407/2408 river name="Rhone"
side 2407/2506 river name="Saone"
side 2408/2507 river name="Rhone"
side 2408/2508 river name="Rhone"
side 2409/2410 blocked
side 2409/2509 blocked
side 2412/2512 blocked
side 2413/2414 blocked
side 2413/2512 blocked
side 2413/2513 river+blocked name="Danube"
side 2414/2513 river+zone-line name="Danube"
side 2414/2514 river+zone-line name="Danube"
side 2415/2514 river+zone-line name="Danube"
side 2415/2515 river+zone-line name="Danube"
side 2416/2515 river+zone-line name="Danube"
side 2416/2516 river+zone-line name="Danube"
side 2417/2516 river+zone-line name="Danube"
side 2417/2517 river+zone-line name="Danube"
side 2418/2517 river+zone-line name="Danube"
side 2418/2518 river+zone-line name="Danube"
side 2419/2420 drawn-game-line
side 2419/2518 river+zone-line name="Danube"
side 2419/2519 river+zone-line name="Danube"
side 2420/2519 river+zone-line+drawn-game-line name="Danube"
side 2420/2520 river+zone-line name="Danube"
side 2421/2520 river+zone-line name="Danube"
side 2421/2521 river+zone-line name="Danube"
side 2422/2423 river+blocked name="Danube"
side 2422/2521 river+zone-line name="Danube"
side 2422/2522 river+zone-line name="Danube"
side 2423/2522 blocked
side 2423/2523 blocked
side 2500/2501 river name="Garonne"
side 2500/2601 river name="Garonne"
side 2505/2506 river name="Loire"
side 2506/2507 river name="Saone"
side 2506/2606 river name="Loire"
side 2507/2607 river name="Saone"
side 2507/2608 river name="Saone"
side 2508/2509 blocked
side 2508/2608 river name="Saone"
side 2509/2609 blocked
side 2509/2610 blocked
side 2510/2610 blocked
side 2510/2611 blocked
side 2511/2512 blocked
side 2511/2611 blocked
side 2511/2612 blocked
side 2512/2513 river name="Danube"
side 2519/2520 drawn-game-line
side 2519/2620 drawn-game-line
side 2600/2601 river name="Garonne"
side 2601/2700 river name="Garonne"
side 2606/2607 river name="Loire"
side 2606/2706 river name="Loire"
side 2608/2609 river name="Saone"
side 2609/2708 river name="Saone"
side 2609/2709 river name="Saone"
side 2610/2709 river name="Saone"
side 2611/2612 rhine name="Rhine"
side 2612/2711 rhine name="Rhine"
side 2612/2712 rhine name="Rhine"
side 2613/2712 rhine name="Rhine"
side 2613/2713 rhine name="Rhine"
side 2614/2713 rhine name="Rhine"
side 2619/2620 drawn-game-line
side 2619/2719 drawn-game-line
side 2700/2701 river name="Garonne"
side 2700/2801 river name="Garonne"
side 2705/2706 river name="Loire"
side 2706/2806 river name="Loire"
side 2709/2710 river name="Saone"
side 2710/2711 river name="Moselle"
side 2710/2811 river name="Moselle"
side 2713/2714 rhine name="Rhine"
side 2714/2814 rhine name="Rhine"
side 2718/2719 drawn-game-line
side 2719/2819 drawn-game-line
side 2720/2821 river name="Elbe"
side 2806/2807 river name="Loire"
side 2806/2906 river name="Loire"
side 2808/2809 seine name="Seine"
side 2808/2908 seine name="Seine"
side 2809/2810 river name="Meuse"
side 2810/2811 river name="Moselle"
side 2810/2909 river name="Meuse"
side 2811/2910 river name="Moselle"
side 2811/2911 river name="Moselle"
side 2812/2911 river name="Moselle"
side 2814/2815 rhine name="Rhine"
side 2815/2914 rhine name="Rhine"
side 2819/2820 drawn-game-line
side 2820/2821 river name="Elbe"
side 2820/2919 drawn-game-line
side 2821/2920 river name="Elbe"
side 2823/2923 river name="Oder"
side 2902/3003 river name="Loire"
side 2903/3003 river name="Loire"
side 2903/3004 river name="Loire"
side 2904/3004 river name="Loire"
side 2904/3005 river name="Loire"
side 2905/2906 river name="Loire"
side 2905/3005 river name="Loire"
side 2905/3006 river name="Loire"
side 2906/3007 seine name="Seine"
side 2907/2908 seine name="Seine"
side 2907/3007 seine name="Seine"
side 2907/3008 seine name="Seine"
side 2909/2910 river name="Meuse"
side 2910/3010 river name="Meuse"
side 2911/2912 river name="Moselle"
side 2912/3012 river name="Moselle"
side 2912/3013 river name="Moselle"
side 2913/3013 river name="Moselle"
side 2913/3014 river name="Moselle"
side 2914/2915 rhine name="Rhine"
side 2914/3014 river name="Moselle"
side 2914/3015 rhine name="Rhine"
side 2917/2918 river name="Weser"
side 2917/3018 river name="Weser"
side 2919/2920 drawn-game-line
side 2919/3020 river+drawn-game-line name="Elbe"
side 2920/2921 river name="Elbe"
side 2920/3020 river name="Elbe"
side 2920/3021 river name="Elbe"
side 2922/2923 river name="Oder"
side 2922/3023 river name="Oder"
side 3001/3101 river name="Loire"
side 3002/3003 river name="Loire"
side 3002/3101 river name="Loire"
side 3002/3102 river name="Loire"
side 3006/3007 seine name="Seine"
side 3006/3106 seine name="Seine"
side 3010/3011 river name="Meuse"
side 3011/3110 river name="Meuse"
side 3014/3015 rhine name="Rhine"
side 3015/3114 rhine name="Rhine"
side 3017/3018 river name="Weser"
side 3017/3117 river name="Weser"
side 3019/3020 river+drawn-game-line name="Elbe"
side 3019/3119 river+drawn-game-line name="Elbe"
side 3022/3023 river name="Oder"
side 3022/3122 river name="Oder"
side 3105/3106 seine name="Seine"
side 3105/3206 seine name="Seine"
side 3110/3111 river name="Meuse"
side 3111/3211 river name="Meuse"
side 3111/3212 river name="Meuse"
side 3112/3212 river name="Meuse"
side 3114/3115 rhine name="Rhine"
side 3114/3215 rhine name="Rhine"
side 3116/3117 river name="Weser"
side 3117/3217 river name="Weser"
side 3118/3119 river+drawn-game-line name="Elbe"
side 3119/3219 river+drawn-game-line name="Elbe"
side 3121/3122 river name="Oder"
side 3122/3222 river name="Oder"
side 3205/3206 seine name="Seine"
side 3205/3305 seine name="Seine"
side 3212/3213 river name="Meuse"
side 3213/3312 river name="Meuse"
side 3214/3215 rhine name="Rhine"
side 3214/3314 rhine name="Rhine"
side 3217/3218 river name="Weser"
side 3217/3317 river name="Weser"
side 3219/3220 river+drawn-game-line name="Elbe"
side 3219/3319 river+drawn-game-line name="Elbe"
side 3222/3223 river name="Oder"
side 3222/3322 river name="Oder"
side 3304/3305 seine name="Seine" !seine
side 3311/3412 river name="Meuse"
side 3312/3313 river name="Meuse"
side 3312/3412 river name="Meuse"
side 3312/3413 river name="Meuse"
side 3313/3314 rhine name="Rhine"
side 3313/3414 rhine name="Rhine"
side 3316/3317 river name="Weser"
side 3316/3417 river name="Weser"
side 3317/3418 river name="Elbe"
side 3318/3319 river+drawn-game-line name="Elbe"
side 3318/3418 river name="Elbe"
side 3318/3419 river name="Elbe"
side 3319/3419 drawn-game-line
side 3321/3322 river name="Oder"
side 3322/3422 river name="Oder"
side 3410/3510 sea name="Scheldt"
side 3411/3412 river name="Meuse"
side 3411/3510 sea+scheldt name="Scheldt" !sea,scheldt
side 3411/3511 sea+scheldt name="Scheldt" !sea,scheldt
side 3412/3511 sea+scheldt name="Scheldt" !sea,scheldt
side 3412/3512 river name="Lek"
side 3413/3414 rhine name="Rhine"
side 3413/3512 rhine name="Rhine"
side 3413/3513 rhine name="Rhine"
side 3416/3417 river name="Weser"
side 3417/3418 river name="Elbe"
side 3417/3516 river name="Weser"
side 3418/3517 river name="Elbe"
side 3419/3420 drawn-game-line
side 3420/3519 drawn-game-line
side 3508/3608 sea
side 3513/3613 sea
side 3513/3614 sea
side 3516/3517 river name="Weser"
side 3517/3518 river name="Elbe"
side 3517/3618 river name="Elbe"
side 3519/3620 sea
side 3613/3614 sea
side 3619/3620 sea

route pass "Brenner Pass" 2014 2114 2215 2315
route pass "Tarvisio Pass" 1916 2017 2018 2019

end
`,`games/eisenhowers-war/board/western-europe-1944.ts`,11))),_=bn.grid,v=_.size,wn=g(`3120`),Tn=g(`3215`),En=g(`2422`),Dn=g(`1213`),On=g(`3311`),kn=g(`2317`),An=g(`1819`),jn=g(`3304`),Mn=g(`1215`),Nn=[Tn,wn,En],Pn=[`France`,`Belgium`,`Netherlands`,`Germany`,`Protectorate`,`Italy`,`Yugoslavia`,`Switzerland`,`Spain`,`Hungary`,`Slovakia`,`Serbia`,`Denmark`,`Britain`],y={France:0,Belgium:1,Netherlands:2,Germany:3,Italy:5},Fn=Pn.indexOf(`Switzerland`),b=new Int8Array(v),x=new Uint8Array(v),S={clear:0,rough:1,mountain:2},In=new Uint8Array(v),Ln=new Uint8Array(v),Rn=new Uint8Array(v),zn=Array(v).fill(``),Bn=[],Vn=new Uint8Array(v),Hn=[],Un={none:0,westWall:1,other:2},Wn=new Uint8Array(v),Gn=[],Kn=new Uint8Array(v),qn=Array(v).fill(``),Jn=new Uint8Array(v),C=new Int8Array(v),Yn=new Uint8Array(v),Xn={west:1,east:2},Zn=new Uint8Array(v),Qn=new Uint8Array(v),$n=new Uint8Array(v),er=new Uint8Array(v),tr=[],nr=new Uint8Array(v),rr=new Uint8Array(v),ir=new Uint8Array(v);Sn(e=>{let t=xt(e.terrainKinds,`rough`),n=xt(e.terrainKinds,`mountain`),r=xt(e.terrainKinds,`sea`),i=(t,n)=>e.feature(t,n)===void 0?0:1;for(let a=0;a<v;a++){let o=e.region[a];b[a]=o<0?-1:Pn.indexOf(e.regionKinds[o]),x[a]=+(o>=0&&!(e.terrain[a]&r)&&!i(a,`closed`)),In[a]=e.terrain[a]&n?S.mountain:e.terrain[a]&t?S.rough:S.clear,Ln[a]=i(a,`pass`),Rn[a]=i(a,`city`),zn[a]=e.feature(a,`city`)??``,Vn[a]=i(a,`port`);let s=e.feature(a,`fort`);Wn[a]=s===void 0?Un.none:s===`west-wall`?Un.westWall:Un.other,Kn[a]=i(a,`coast`),qn[a]=e.feature(a,`coast`)??``,Jn[a]=i(a,`landing`),C[a]=+(e.feature(a,`zone`)===`south`);let c=e.feature(a,`dgl`);Zn[a]=c===`west`?Xn.west:c===`east`?Xn.east:0,Qn[a]=i(a,`rhine-bank`),$n[a]=i(a,`east-of-rhine`),er[a]=i(a,`east-of-elbe`),nr[a]=i(a,`yugoslav-coast`),rr[a]=i(a,`yugoslav-trigger`),ir[a]=i(a,`alpine-fortress`)}let a=(t,n)=>t.splice(0,t.length,...e.hexesWith(n));a(Bn,`city`),a(Hn,`port`),a(Gn,`v1`),a(tr,`antwerp-access`)});const ar=new Uint8Array(v*6),or=new Uint8Array(v*6),sr=new Uint8Array(v*6),cr=new Uint8Array(v*6),lr={none:0,river:1,seine:2,rhine:3},ur=new Uint8Array(v*6),dr=new Uint8Array(v*6),fr=[],pr=[];Sn(e=>{let t=t=>xt(e.hexsideKinds,t),n=t(`sea`)|t(`blocked`),r=xt(e.networkKinds,`pass`);for(let i=0;i<v*6;i++){let a=Math.floor(i/6),o=_.neighbours[i],s=e.hexsides[i],c=o>=0&&!(s&n);ar[i]=c&&x[a]&&x[o]?1:0,or[i]=+!!c,sr[i]=ar[i]&&C[a]===C[o]?1:0,cr[i]=s&t(`scheldt`)?1:0,dr[i]=e.networks[i]&r?1:0,ur[i]=s&t(`rhine`)?lr.rhine:s&t(`seine`)?lr.seine:s&t(`river`)?lr.river:lr.none}let i=Array.from({length:v},(e,t)=>t).filter(e=>x[e]);fr.splice(0,fr.length,...i.filter(e=>_.neighbours.subarray(e*6,e*6+6).some(e=>e>=0&&b[e]===Fn))),pr.splice(0,pr.length,...i.filter(e=>qn[e]===`atlantic`));let a=i.filter(e=>C[e]===0);Yn.fill(0);for(let e of i)C[e]===1&&(Yn[e]=Math.min(99,...a.map(t=>_.distance(e,t))))});const mr=pt(`
format 1
counters "Eisenhower's War" values=attack,defence,movement
nations US France Britain Canada Poland Germany
types mechanized mountain airborne panzer infantry paratroop garrison flak
sizes army corps corps-group luftgau
mobilities mobile static

counter us-2 "US 2nd Corps" nation=US type=mechanized size=corps mobility=mobile steps=6-6-6/3-3-6 group=american setup=1213 !name,setup
counter us-4 "US 4th Corps" nation=US type=mechanized size=corps mobility=mobile steps=6-6-6/3-3-6 group=american setup=1213
counter us-5 "US 5th Corps" nation=US type=mechanized size=corps mobility=mobile steps=8-8-6/4-4-6 group=american setup=3304
counter us-7 "US 7th Corps" nation=US type=mechanized size=corps mobility=mobile steps=8-8-6/4-4-6 group=american setup=3304
counter us-8 "US 8th Corps" nation=US type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=american arrival=2
counter us-19 "US 19th Corps" nation=US type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=american arrival=2
counter us-15 "US 15th Corps" nation=US type=mechanized size=corps mobility=mobile steps=8-8-6/4-4-6 group=american arrival=2
counter us-12 "US 12th Corps" nation=US type=mechanized size=corps mobility=mobile steps=8-8-6/4-4-6 group=american arrival=3
counter us-20 "US 20th Corps" nation=US type=mechanized size=corps mobility=mobile steps=8-8-6/4-4-6 group=american arrival=3
counter us-6 "US 6th Corps" nation=US type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=american arrival=2
counter us-3 "US 3rd Corps" nation=US type=mechanized size=corps mobility=mobile steps=8-8-6/4-4-6 group=american arrival=5
counter us-13 "US 13th Corps" nation=US type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=american arrival=5
counter us-16 "US 16th Corps" nation=US type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=american arrival=6
counter us-21 "US 21st Corps" nation=US type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=american arrival=6
counter us-22 "US 22nd Corps" nation=US type=mechanized size=corps mobility=mobile steps=6-6-6/3-3-6 group=american arrival=7
counter us-23 "US 23rd Corps" nation=US type=mechanized size=corps mobility=mobile steps=6-6-6/3-3-6 group=american arrival=8
counter fx "Free French Expeditionary Corps" nation=France type=mountain size=corps mobility=mobile steps=5-5-5/3-3-5 abbreviation=FX group=american setup=1213 mountainCapable noRebuild mayBeWithdrawn !name,abbreviation,mountainCapable,noRebuild,mayBeWithdrawn
counter f1 "Free French 1st Corps" nation=France type=mechanized size=corps mobility=mobile steps=5-5-6/3-3-6 abbreviation=F1 group=american arrival=3 afterFx noRebuild !name,abbreviation,arrival,afterFx,noRebuild
counter f2 "Free French 2nd Corps" nation=France type=mechanized size=corps mobility=mobile steps=5-5-6/3-3-6 abbreviation=F2 group=american arrival=3 afterFx noRebuild !name,abbreviation,arrival,afterFx,noRebuild
counter br-1 "British 1st Corps" nation=Britain type=mechanized size=corps mobility=mobile steps=7-8-6/4-4-6 group=british setup=3304
counter br-30 "British 30th Corps" nation=Britain type=mechanized size=corps mobility=mobile steps=7-8-6/4-4-6 group=british setup=3304
counter br-8 "British 8th Corps" nation=Britain type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=british arrival=2
counter br-12 "British 12th Corps" nation=Britain type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 group=british arrival=2
counter ca-2 "Canadian 2nd Corps" nation=Canada type=mechanized size=corps mobility=mobile steps=7-7-6/4-4-6 abbreviation=C2 group=british arrival=2
counter br-5 "British 5th Corps" nation=Britain type=mechanized size=corps mobility=mobile steps=5-6-6/3-3-6 group=british setup=1215
counter br-10 "British 10th Corps" nation=Britain type=mechanized size=corps mobility=mobile steps=5-6-6/3-3-6 group=british setup=1215
counter br-13 "British 13th Corps" nation=Britain type=mechanized size=corps mobility=mobile steps=6-6-6/3-3-6 group=british setup=1215
counter ca-1 "Canadian 1st Corps" nation=Canada type=mechanized size=corps mobility=mobile steps=6-6-6/3-3-6 abbreviation=C1 group=british setup=1215
counter po-2 "Polish 2nd Corps" nation=Poland type=mechanized size=corps mobility=mobile steps=5-6-6/3-3-6 abbreviation=P2 group=british setup=1215
counter us18a-ground "US 18th Airborne Corps, truck-borne" nation=US type=airborne size=corps mobility=mobile steps=4-5-6/2-3-6 abbreviation=US18A group=american arrival=4 otherSide=us18a-drop firstAirborneArmy !name,abbreviation,arrival,otherSide,firstAirborneArmy
counter us18a-drop "US 18th Airborne Corps, air-dropped" nation=US type=airborne size=corps mobility=static steps=0-4-0/0-2-0 abbreviation=US18A group=any arrival=4 otherSide=us18a-ground firstAirborneArmy airDrop !name,abbreviation,arrival,otherSide,firstAirborneArmy,airDrop
counter b1a-ground "British 1st Airborne Corps, truck-borne" nation=Britain type=airborne size=corps mobility=mobile steps=4-5-6/2-3-6 abbreviation=B1A group=british arrival=4 otherSide=b1a-drop firstAirborneArmy noRebuild !name,abbreviation,arrival,otherSide,firstAirborneArmy,noRebuild
counter b1a-drop "British 1st Airborne Corps, air-dropped" nation=Britain type=airborne size=corps mobility=static steps=0-4-0/0-2-0 abbreviation=B1A group=any arrival=4 otherSide=b1a-ground firstAirborneArmy airDrop noRebuild !name,abbreviation,arrival,otherSide,firstAirborneArmy,airDrop,noRebuild
counter ge-1ss "1st SS Panzer Corps" nation=Germany type=panzer size=corps mobility=mobile steps=9-10-6/5-5-6 setup=3205 leavesTurn6 !name,steps,setup,leavesTurn6
counter ge-2ss "2nd SS Panzer Corps" nation=Germany type=panzer size=corps mobility=mobile steps=8-9-6/4-5-6 arrival=1 entry=france leavesTurn6 !name,arrival,entry,leavesTurn6
counter ge-47pz "47th Panzer Corps" nation=Germany type=panzer size=corps mobility=mobile steps=5-6-6/3-3-6 setup=3204
counter ge-58pz "58th Panzer Corps" nation=Germany type=panzer size=corps mobility=mobile steps=4-5-6/2-3-6 setup=2300
counter ge-14pz "14th Panzer Corps" nation=Germany type=panzer size=corps mobility=mobile steps=5-6-6/3-3-6 setup=1313 mountainCapable !name,mountainCapable
counter ge-76pz "76th Panzer Corps" nation=Germany type=panzer size=corps mobility=mobile steps=5-6-6/3-3-6 setup=1313 mountainCapable !name,mountainCapable
counter ge-39pz "39th Panzer Corps" nation=Germany type=panzer size=corps mobility=mobile steps=5-6-6/3-3-6 arrival=5
counter ge-1para "1st Paratroop Corps" nation=Germany type=paratroop size=corps mobility=mobile steps=4-6-4/2-3-4 setup=1312 mountainCapable !name,mountainCapable
counter ge-2para "2nd Paratroop Corps" nation=Germany type=paratroop size=corps mobility=mobile steps=4-5-4/2-3-4 setup=3203 mountainCapable !name,mountainCapable
counter ge-12ss "12th SS Corps" nation=Germany type=infantry size=corps mobility=mobile steps=3-4-4/2-2-4 arrival=2
counter ge-13ss "13th SS Corps" nation=Germany type=infantry size=corps mobility=mobile steps=3-4-4/2-2-4 arrival=3
counter ge-14ss "14th SS Corps" nation=Germany type=infantry size=corps mobility=mobile steps=3-4-4/2-2-4 arrival=6
counter ge-84 "84th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3303 !steps
counter ge-74 "74th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3302 !steps
counter ge-25 "25th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3401 !steps
counter ge-81 "81st Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3305 !steps
counter ge-67 "67th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3307 !steps
counter ge-82 "82nd Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3408 !steps
counter ge-89 "89th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3411 !steps
counter ge-88 "88th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3512 !steps
counter ge-80 "80th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=2902 !steps
counter ge-86 "86th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=2700 !steps
counter ge-64 "64th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=3004 !steps
counter ge-66 "66th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=2605 !steps
counter ge-4l90 "4th Luftwaffe Field Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 abbreviation="4L/90" setup=2202 !name,steps,abbreviation
counter ge-85 "85th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=2104 !steps
counter ge-62 "62nd Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=2006 !steps
counter ge-75 "75th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 setup=1710
counter ge-cl "Corps Lombardy" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 abbreviation=CL setup=2010 !name,abbreviation
counter ge-53 "53rd Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=3
counter ge-30 "30th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=4
counter ge-63 "63rd Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=6
counter ge-97 "97th Corps" nation=Germany type=infantry size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=4 entry=italy !name
counter ge-51m "51st Mountain Corps" nation=Germany type=mountain size=corps mobility=mobile steps=3-4-4/2-2-4 setup=1314 mountainCapable !mountainCapable
counter ge-18m "18th Mountain Corps" nation=Germany type=mountain size=corps mobility=mobile steps=4-5-4/2-3-4 arrival=7 entry=3418 mountainCapable !name,mountainCapable
counter ge-5ssm "5th SS Mountain Corps" nation=Germany type=mountain size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=yugoslav entry=zagreb mountainCapable !arrival,entry,mountainCapable
counter ge-9ssm "9th SS Mountain Corps" nation=Germany type=mountain size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=yugoslav entry=zagreb mountainCapable !arrival,entry,mountainCapable
counter ge-15m "15th Mountain Corps" nation=Germany type=mountain size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=yugoslav entry=zagreb mountainCapable !arrival,entry,mountainCapable
counter ge-21m "21st Mountain Corps" nation=Germany type=mountain size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=yugoslav entry=zagreb mountainCapable !arrival,entry,mountainCapable
counter ge-22m "22nd Mountain Corps" nation=Germany type=mountain size=corps mobility=mobile steps=2-3-4/1-2-4 arrival=yugoslav entry=zagreb mountainCapable !arrival,entry,mountainCapable
counter ge-hcv "KG of High Command Vosges" nation=Germany type=infantry size=corps-group mobility=mobile steps=2-3-4 abbreviation=HCV arrival=4 entry=2711 mountainCapable !name,abbreviation,mountainCapable
counter ge-flt "KG Feldt" nation=Germany type=infantry size=corps-group mobility=mobile steps=1-2-4 abbreviation=FLT arrival=4 !name,abbreviation
counter ge-fbr "KG Felber" nation=Germany type=infantry size=corps-group mobility=mobile steps=1-2-4 abbreviation=FBR arrival=4 !name,abbreviation
counter ge-bot "KG Botsch" nation=Germany type=infantry size=corps-group mobility=mobile steps=1-2-4 abbreviation=BOT arrival=7 !name,abbreviation
counter ge-kgo "Korpsgruppe Oder" nation=Germany type=infantry size=corps-group mobility=mobile steps=1-2-4 abbreviation=KGO arrival=8 !name,abbreviation
counter ge-ogs "Operational Group Steiner" nation=Germany type=infantry size=corps-group mobility=mobile steps=2-3-4 abbreviation=OGS arrival=8 entry=east-of-elbe conditional !name,abbreviation,arrival,entry,conditional
counter ge-12a "Twelfth Army" nation=Germany type=infantry size=army mobility=mobile steps=5-6-4/3-3-4 abbreviation=12A arrival=8 entry=east-of-elbe conditional !name,abbreviation,arrival,entry,conditional
counter ge-aol "Army of Liguria" nation=Germany type=infantry size=army mobility=mobile steps=4-6-4/2-3-4 abbreviation=AOL arrival=4 entry=exchange !name,abbreviation,entry
counter ge-gar-ch "Cherbourg garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=CH setup=3404 !name,type,abbreviation
counter ge-gar-sm "St. Malo garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-1-0 abbreviation=SM setup=3302 !name,type,abbreviation
counter ge-gar-br "Brest garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-4-0 abbreviation=BR setup=3500 !name,type,abbreviation
counter ge-gar-lo "Lorient garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-3-0 abbreviation=LO setup=3300 !name,type,abbreviation
counter ge-gar-sn "St. Nazaire garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-3-0 abbreviation=SN setup=3201 !name,type,abbreviation
counter ge-gar-na "Nantes garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-1-0 abbreviation=NA setup=3101 !name,type,abbreviation
counter ge-gar-lr "La Rochelle garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=LR setup=2801 !name,type,abbreviation
counter ge-gar-bd "Bordeaux garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-1-0 abbreviation=BD setup=2700 !name,type,abbreviation
counter ge-gar-lh "Le Havre garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=LH setup=3305 !name,type,abbreviation
counter ge-gar-dp "Dieppe garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-1-0 abbreviation=DP setup=3306 !name,type,abbreviation
counter ge-gar-bo "Boulogne garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=BO setup=3408 !name,type,abbreviation
counter ge-gar-ca "Calais garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=CA setup=3508 !name,type,abbreviation
counter ge-gar-dn "Dunkirk garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=DN setup=3409 !name,type,abbreviation
counter ge-gar-os "Ostend garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-1-0 abbreviation=OS setup=3410 !name,type,abbreviation
counter ge-gar-wf "Walcheren-Flushing garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-3-0 abbreviation=WF setup=3510 !name,type,abbreviation
counter ge-gar-ma "Marseille garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=MA setup=2005 !name,type,abbreviation
counter ge-gar-tn "Toulon garrison" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=TN setup=2006 !name,type,abbreviation
counter ge-flak-3 "Luftgau 3 (Berlin)" nation=Germany type=flak size=luftgau mobility=static steps=0-3-0 setup=3120 !type
counter ge-flak-4 "Luftgau 4 (Leipzig)" nation=Germany type=flak size=luftgau mobility=static steps=0-2-0 setup=2919 !type
counter ge-flak-6 "Luftgau 6 (Ruhr)" nation=Germany type=flak size=luftgau mobility=static steps=0-3-0 setup=3215 !type
counter ge-flak-7 "Luftgau 7 (Munich)" nation=Germany type=flak size=luftgau mobility=static steps=0-2-0 setup=2317 !type
counter ge-flak-11 "Luftgau 11 (Hamburg)" nation=Germany type=flak size=luftgau mobility=static steps=0-2-0 setup=3418 !type
counter ge-flak-12 "Luftgau 12 (Frankfurt)" nation=Germany type=flak size=luftgau mobility=static steps=0-2-0 setup=2915 !type
counter ge-flak-17 "Luftgau 17 (Vienna)" nation=Germany type=flak size=luftgau mobility=static steps=0-2-0 setup=2422 !type
counter ge-w3 "Wehrkreis III" nation=Germany type=garrison size=corps-group mobility=static steps=0-3-0 abbreviation=W3 arrival=7 entry=3120 !name,abbreviation
counter ge-56pz "56th Panzer Corps in Berlin" nation=Germany type=panzer size=corps mobility=static steps=0-5-0 abbreviation=56Pz arrival=8 entry=3120 !name,abbreviation
counter ge-acc "Adriatic Coastal Command" nation=Germany type=garrison size=corps-group mobility=static steps=0-2-0 abbreviation=ACC arrival=4 entry=1816 !name,abbreviation

end
`,`games/eisenhowers-war/counters.ts`,5),{counterSet:hr,counters:w,UNITS:T,unitIds:E,unit:gr}=mr,{flagged:_r}=mr,vr=(e,t)=>Int32Array.from(w,n=>(n.steps[e]??n.steps[0])[t]),D=Int8Array.from(w,e=>+(e.nation===`Germany`)),yr=Int8Array.from(w,e=>{let t=e.fields.get(`group`);return t===void 0?_t.none:_t[t]}),br=[vr(0,0),vr(1,0)],xr=[vr(0,1),vr(1,1)],Sr=vr(0,2),O=Uint8Array.from(w,e=>+(e.steps[0][2]>0)),Cr=Int8Array.from(w,e=>e.steps.length),wr=_r(`mountainCapable`),Tr=_r(`firstAirborneArmy`),Er=Int16Array.from(w,e=>hr.indexOf(e.fields.get(`otherSide`)??``)),Dr=_r(`airDrop`),Or=Uint8Array.from(w,e=>+(e.nation===`US`)),kr=Uint8Array.from(w,e=>+!![`Britain`,`Canada`,`Poland`].includes(e.nation)),Ar=_r(`noRebuild`),jr=_r(`afterFx`),Mr=_r(`conditional`),Nr=_r(`leavesTurn6`),Pr=Int16Array.from(w,e=>_.indexOf(e.fields.get(`setup`)??``)),Fr=Int8Array.from(w,e=>Number(e.fields.get(`arrival`))||0),Ir=Uint8Array.from(w,e=>+(e.fields.get(`arrival`)===`yugoslav`)),Lr={usual:0,hex:1,italy:2,exchange:3},Rr=Int16Array.from(w,e=>_.indexOf(e.fields.get(`entry`)??``)),zr=Int8Array.from(w,(e,t)=>Rr[t]>=0?Lr.hex:{italy:Lr.italy,exchange:Lr.exchange}[e.fields.get(`entry`)??``]??Lr.usual),Br=gr(`fx`),Vr=gr(`ge-2ss`),Hr=gr(`ge-aol`),Ur=[gr(`us18a-ground`),gr(`b1a-ground`)],Wr=w.flatMap((e,t)=>e.fields.get(`setup`)===`3304`?[t]:[]),Gr=Uint8Array.from(w,e=>+(e.nation===`Germany`&&e.type===`infantry`&&e.steps[0].join(`-`)===`2-3-4`)),k=te({setUp:[`stage`],deploy:[],planFirst:[],planSecond:[],shift:[],turn:[`stage`],launch:[`which`],landing:[`marks`],operations:[`stage`],order:[],excess:[`hex`],supplyProblem:[],supplyCheck:[],movement:[],move:[`steps`],combat:[],assemble:[`target`,`marks`],battle:[`target`,`stage`,`attackerLoss`,`defenderLoss`,`marks`,`hexes`],support:[],inland:[],defence:[],defenderLosses:[],attackerLosses:[],retreat:[`debt`],advance:[`gone`],alliedReinforcement:[],germanReinforcement:[],secondPanzers:[],exchange:[],yugoslavs:[],lastReserves:[],airdrop:[`unit`],conversion:[],bridge:[`hex`],window:[],offensive:[`stage`],alpineFortress:[]},{stage:[0,20],which:[1,2],steps:[0,1],target:[0,v-1],hex:[0,v-1],unit:[0,T-1],attackerLoss:[0,20],defenderLoss:[0,20],marks:[0,63],hexes:[0,20],debt:[0,1],gone:[0,20]});function Kr(e,t,n){let r=0;for(let i=0;i<e.top.length;i++){let a=0;for(let r=e.top[i];r>=0;r=e.below[r])if(e.place[r]!==i||++a>e.place.length)return`${t[r]} is listed in ${n[i]} and stands elsewhere`;r+=a}let i=0;for(let t=0;t<e.place.length;t++)e.place[t]>=0&&(i+=1);return i===r?null:`${i} units stand on the map and ${r} are listed in its hexes`}function qr(e,t){let n=Object.keys(t),r=n.map(e=>t[e]),i=Object.fromEntries(n.map((e,t)=>[e,t]));return{stage:i,run(t,n){let a=ae(t.flow,e),o=m(t.flow,e.at.stage);if(o>=r.length){p(t.flow);return}ie(t.flow,e.at.stage,o+1);let s=r[o](t,n);typeof s==`string`?se(t.flow,a,e.at.stage,i[s]):s===void 0&&o===r.length-1&&Jr(t,e,a)&&p(t.flow)}}}const Jr=(e,t,n)=>re(e.flow)===t.id&&ae(e.flow,t)===n;function Yr(e){e.place.fill(-1),e.top.fill(-1),e.below.fill(-1)}function Xr(e,t,n){Zr(e,t),e.place[t]=n,e.below[t]=e.top[n],e.top[n]=t}function Zr(e,t){let n=e.place[t];e.place[t]=-1,n<0||(e.top[n]===t?e.top[n]=e.below[t]:e.below[$r(e,t,n)]=e.below[t],e.below[t]=-1)}function Qr(e,t,n){Zr(e,t),e.place[t]=n}function $r(e,t,n){let r=e.top[n];for(;r>=0&&e.below[r]!==t;)r=e.below[r];if(r<0)throw Error(`unit ${t} is not in the stack of its hex ${n}`);return r}function ei(e){return Math.ceil(e/24)*12}const ti=2147483647;function A(e,t){return{shape:`scalar`,cells:1,range:[e,t],fits:ri(e,t)}}function j(e,t,n){return{shape:`run`,cells:e,range:[t,n],fits:ri(t,n)}}function ni(e,t){return j(e,0,Object.values(t).reduce((e,t)=>e|t,0))}function ri(e,t){return n=>{for(let r=0;r<n.length;r++)if(n[r]<e||n[r]>t)return!1;return!0}}const ii=[{kind:Int8Array,least:-128,most:127},{kind:Uint8Array,least:0,most:255},{kind:Int16Array,least:-32768,most:32767},{kind:Uint16Array,least:0,most:65535},{kind:Int32Array,least:-2147483648,most:2147483647}];function ai([e,t]){let n=ii.find(n=>e>=n.least&&t<=n.most);if(n===void 0)throw RangeError(`no cell holds the numbers from ${e} to ${t}`);return n.kind}function oi(){return e=>{let t=si(e),n=Object.keys(e),r=li(t);return{spec:e,create:(e,n,i)=>r(i??new Int32Array(t.words),e,n),toJSON:e=>Object.fromEntries(n.map(t=>[t,ci(e[t])])),fromJSON:e=>di(e,t),isSound(e){let n=e.numbers(),r=0;return t.places.every(({field:e})=>(r+=e.cells,e.fits(n.subarray(r-e.cells,r))))}}}}function si(e){let t=Object.entries(e).map(([e,t])=>({name:e,field:t,kind:t.shape===`scalar`?Int32Array:ai(t.range)})),n=/* @__PURE__ */ new Map,r=0;for(let e of[4,2,1])for(let{name:i,field:a,kind:o}of t)o.BYTES_PER_ELEMENT===e&&(n.set(i,r),r+=a.cells*e);return{places:t.map(e=>({...e,offset:n.get(e.name)})),words:Math.ceil(r/4)}}function ci(e){if(typeof e==`number`)return e;let t=e,n=Array(t.length);for(let e=0;e<t.length;e++)n[e]=t[e];return n}function li({places:e}){let t=e.filter(({field:e})=>e.shape===`run`);class n{cells;terms;dice;derived=void 0;constructor(e,n,r){this.cells=e,this.terms=n,this.dice=r;let i=this,a=e.buffer;for(let e=0;e<t.length;e++){let{name:n,kind:r,offset:o,field:s}=t[e];i[n]=new r(a,o,s.cells)}}copy(){return new n(this.cells.slice(),this.terms,this.dice)}copyFrom(e){this.cells.set(e.cells),this.dice=e.dice,this.derived=void 0}numbers(){let t=new Int32Array(e.reduce((e,{field:t})=>e+t.cells,0)),n=this,r=0;for(let{name:i,field:a}of e){let e=n[i];typeof e==`number`?t[r]=e:t.set(e,r),r+=a.cells}return t}}for(let{name:t,field:r,offset:i}of e){if(r.shape===`run`)continue;let e=i/4;Object.defineProperty(n.prototype,t,{get(){return this.cells[e]},set(t){this.cells[e]=t}})}return(e,t,r)=>new n(e,t,r)}const ui=`is missing, misspelt or of the wrong size`;function di(e,{places:t,words:n}){if(typeof e!=`object`||!e)return{ok:!1,field:`state`,reason:ui};let r=e,i=Object.keys(r).find(e=>!t.some(({name:t})=>t===e));if(i!==void 0)return{ok:!1,field:i,reason:ui};let a=new Int32Array(n);for(let{name:e,field:n,kind:i,offset:o}of t){let t=n.shape===`scalar`?[r[e]]:r[e];if(!(Array.isArray(t)&&t.length===n.cells&&t.every(e=>Number.isInteger(e))))return{ok:!1,field:e,reason:ui};if(!n.fits(t))return{ok:!1,field:e,reason:`holds numbers that no game can reach`};new i(a.buffer,o,n.cells).set(t)}return{ok:!0,cells:a}}function fi(e,t,n){let r=pi(e,t),i=(e-r)/t;return r===0||n===`down`?i:n===`up`||r*2>=t?i+1:i}function pi(e,t){let n=e%t;return n<0?n+t:n}function mi(e,t){return fi(e,2,t)}const hi=(e,t)=>e<0?0:e>=t?t-1:e,gi=(e,t)=>e-hi(e,t);function _i(e,t,n){return t<=0?1e9:e<=0?-1e9:e>=t?fi(e,t,n===`defender`?`down`:`nearest`)-1:1-fi(t,e,n===`defender`?`up`:`nearest`)}const vi=e=>e>=0?`${e+1}:1`:`1:${1-e}`,yi=/^(\d+):(\d+)$/,bi=/[+-]?\d+/;function xi(e){let t=yi.exec(e);return t===null?Number(bi.exec(e)?.[0]??NaN):Si(Number(t[1]),Number(t[2]))}function Si(e,t){return t===1&&e>=1?e-1:e===1&&t>=1?1-t:NaN}function Ci(e){if(e.length===0)return`there is no heading`;for(let t=0;t<e.length;t++){if(Number.isNaN(xi(e[t])))return`"${e[t]}" is not a differential, odds or a range`;if(t>0&&xi(e[t-1])>=xi(e[t]))return`"${e[t]}" does not lie above "${e[t-1]}"`}return null}const wi=/^(\d{1,3})(?:-(\d{1,3}))?$/,Ti=/^[-=+|\s]*$/,Ei=/\s*\|\s*|\s{2,}/;function Di(e,t,n){let r=Xe(t),i=ki(e,r),o=i[0]?.cells.length??0;for(let e of i)e.cells.length!==o&&r.report(`ragged-table`,e.number,`${e.cells.length} cells, not ${o}`,e.label);let s=ji(i,r),c=Mi(i,r),l=c[0]?.roll??0,u=l+c.length-1,d=Ni(c,n,r);return a({headings:s,columns:o,lowestRoll:l,highestRoll:u,...d},r.faults)}function Oi(e,t){return c(Di(e,`combat table`,t))}function ki(e,t){let n=[];for(let[r,i]of e.split(`
`).entries()){let e=i.replace(/#.*/,``);if(Ti.test(e))continue;let[a,...o]=Ai(e);o.length===0?t.report(`no-label`,r+1,`a line is a label, a | and its cells`):n.push({number:r+1,label:a,cells:o})}return n}function Ai(e){let t=e.indexOf(`|`);if(t<0)return[e];let n=e.slice(t+1).trim();return[e.slice(0,t).trim(),...n.split(Ei)]}function ji(e,t){let n=/* @__PURE__ */ new Map;for(let r of e){if(wi.test(r.label))continue;let e=n.has(r.label)?`there are two lines of this name`:Ci(r.cells);e!==null&&t.report(`bad-heading`,r.number,e,r.label),n.set(r.label,{labels:r.cells,from:r.cells.map(xi)})}return n.size===0&&t.report(`no-heading`,0,`the table has no line of headings`),Object.fromEntries(n)}function Mi(e,t){let n=[];for(let r of e){let e=wi.exec(r.label);if(e===null)continue;let i=Number(e[1]),a=n.length===0?i:n[n.length-1].roll+1;i!==a&&t.report(`missing-roll`,r.number,`the row for ${a} is expected here`,r.label);for(let t=i;t<=Number(e[2]??i);t++)n.push({roll:t,line:r})}return n.length===0&&t.report(`no-row`,0,`the table has no row`),n}function Ni(e,t,n){let r=[],i=[],a=(e,a)=>{let o=r.indexOf(e);if(o>=0)return o;let s=t(e);return s===null?n.report(`bad-cell`,a.number,`"${e}" is not a result`,a.label):i.push(s),r.push(e)-1},o=e.flatMap(e=>e.line.cells.map(t=>a(t,e.line)));return{results:i,printed:r,cells:Uint16Array.from(o)}}const Pi=Oi(`
  odds | 1:3  1:2  1:1  2:1  3:1  4:1  5:1  6:1  7:1
  -----+--------------------------------------------
  1    | 1/1  1/1  1/2  1/3  0/3  0/3  0/4  0/5  0/6
  2    | 2/1  1/1  1/1  1/2  1/3  0/3  0/3  0/4  0/5
  3    | 2/1  2/1  1/1  1/2  1/2  1/3  0/3  0/3  0/4
  4    | 2/0  2/1  2/1  1/1  1/2  1/2  1/3  0/3  0/4
  5    | 3/0  2/0  2/1  2/1  1/1  1/2  1/2  1/3  0/3
  6    | 3/0  3/0  2/0  2/1  2/1  1/1  1/2  1/2  1/3
  `,e=>{let t=/^(\d)\/(\d)$/.exec(e);return t===null?null:{attacker:Number(t[1]),defender:Number(t[2])}}),M={rough:-1,mountain:-2,city:-1,fortification:-2,river:-1,rhine:-2,invasion:-2,supplyProblem:-1,concentric:1,bombers:1,offensive:1},Fi=[0,0,0,-1,-2,-2,-2,-2,-2,-2],Ii=[0,1,1,5,8],Li=[``,`Jun 1944`,`Jul 1944`,`Aug 1944`,`Sep 1944`,`Oct/Nov 1944`,`Dec 1944/Jan 1945`,`Feb 1945`,`Mar 1945`,`Apr 1945`],N={offensives:2,secondInvasion:[3,4],withdrawal:3,supplyProblems:5,panzersLeave:6,lastForRuhr:6,lastForTwoOfThree:8,launchSites:3,thunderclap:7,alpineFortress:8,lastReserves:8},Ri={usual:5,hills:3,beachhead:6},P={bombers:2,offensives:5,attacksInOffensive:2,mobilesInItaly:8,americanFlips:2,invasionForce:6},F={reinforcements:-2,track:-3,eliminated:-4,removed:-5,aside:-6,garrison:-7,invasion:-8},I={moved:1,moving:2,attacked:4,involved:8,landing:16,dropping:32,unsupplied:64,retreating:128,together:256,advanced:512,advancing:1024,activated:2048,southern:4096,dropped:8192,deployed:16384},L={everAllied:1,destroyed:2,attackedByAllies:4,attackedByGermans:8,bridgeTried:16,secured:32,bridgeDue:64,spared:128},R={setUp:0,invasion:1,alliedReinforcement:2,alliedOperations:3,alliedSupply:4,germanOperations:5,germanReinforcement:6,germanSupply:7,victoryCheck:8},zi=[`set-up`,`Allied Invasion`,`Allied Reinforcement`,`Allied Movement & Attack`,`Allied Supply Check`,`German Movement & Attack`,`German Reinforcement`,`German Supply Check`,`Victory Check`],z={none:0,movement:1,attack:2},Bi={secret:0,launched:1,cancelled:2},Vi={yugoslavs:1,lastReserves:2,bridge:4},Hi=oi()({rolls:A(0,ti),revelations:A(0,ti),turn:A(1,9),phase:A(R.setUp,R.victoryCheck),portion:A(z.none,z.attack),verdict:A(0,11),firstHex:A(-1,v-1),secondTurn:A(0,4),secondHex:A(-1,v-1),secondPlan:A(Bi.secret,Bi.cancelled),landedUnopposed:A(0,1),seineOpen:A(0,1),beachheads:j(2,-2,v-1),sourcesLost:A(0,(1<<Nn.length)-1),viennaLostOn:A(0,9),aerialHex:A(-1,v-1),aerialUsed:A(0,1),staticSeen:A(0,1),shortGroup:A(0,2),scheldtTurn:A(0,9),scheldtOpen:A(0,1),bombers:A(0,P.bombers),offensives:A(0,P.offensives),offensiveReady:A(0,1),offensiveHex:A(-1,v-1),offensiveAttacks:A(0,P.attacksInOffensive),bridge:A(-2,v*6-1),fortress:A(-2,v-1),thunderclap:A(0,1),yugoslavsCalled:A(0,1),reservesCalled:A(0,1),italyOpen:A(0,1),flipped:A(0,P.americanFlips),rebuilt:A(0,1),merged:A(0,1),alarms:A(0,0),watchedHex:j(2,-1,v-1),flow:ne(k),place:j(T,F.invasion,v-1),below:j(T,-1,T-1),unitFlags:ni(T,I),reduced:j(T,0,1),lost:j(T,0,2),left:j(T,0,72),due:j(T,0,9),top:j(v,-1,T-1),control:j(v,-1,1),hexFlags:ni(v,L)}),B=(e,t,n)=>(e[t]&n)!==0,Ui=e=>e.terms.scenario===`alternate`;function Wi(e){if(e.derived===void 0){e.derived={zones:[new Int16Array(v),new Int16Array(v)],supply:[new Uint8Array(v),new Uint8Array(v)],northern:new Uint8Array(v),fresh:0};for(let t=0;t<T;t++)e.place[t]>=0&&Ki(e,t,e.place[t],1)}return e.derived}function Gi(e){e.derived!==void 0&&(e.derived.fresh=0)}function Ki(e,t,n,r){if(e.derived===void 0||(e.derived.fresh=0,!O[t]))return;let i=e.derived.zones[D[t]];for(let e=n*6;e<n*6+6;e++)or[e]&&(i[_.neighbours[e]]+=r)}function qi(e,t,n){return Wi(e).zones[gt(t)][n]>0}function Ji(e,t,n,r,i){e.control[t]!==n&&(e.control[t]=n,Gi(e),n===0&&Rn[t]&&(e.hexFlags[t]|=L.everAllied),i?.push({event:`control`,rule:r,hex:_.names[t],side:mt[n]}))}const Yi=32767;function Xi(e){return{mark:new Uint8Array(e.size),previous:new Int16Array(e.size),length:new Int16Array(e.size),hexes:new Int16Array(e.size),count:0}}function Zi(e,t,n,r,i,a=ea,o=Yi){ta(e);for(let t=0;t<r;t++)na(e,n[t]);let{neighbours:s}=t,{mark:c,length:l,hexes:u}=e;for(let t=0;t<e.count;t++){let n=u[t];if(l[n]>=o)break;if(c[n]!==1)for(let t=0;t<6;t++){let r=s[n*6+t];r<0||c[r]!==0||!i(n,t,r)||ra(e,n,r,a(r)?2:1)}}}function Qi(e,t,n,r,i,a,o=Yi){ta(e);for(let t=0;t<r;t++)i[n[t]]!==0&&na(e,n[t]);let{neighbours:s}=t,{mark:c,previous:l,length:u,hexes:d}=e,ee=e.count,te=0;for(let e=1;e<=o&&te<ee;e++){let t=ee;for(;te<t;te++){let e=d[te];if(c[e]===1)continue;let t=e*6+6;for(let n=t-6;n<t;n++){let t=s[n];if(t<0||c[t]!==0||a[n]===0)continue;let r=i[t];r!==0&&(c[t]=r,l[t]=e,d[ee++]=t)}}for(let n=t;n<ee;n++)u[d[n]]=e}e.count=ee}function $i(e,t){return e.mark[t]!==0}const ea=()=>!0;function ta(e){let{mark:t,hexes:n,count:r}=e;if(r>t.length>>4)t.fill(0);else for(let e=0;e<r;e++)t[n[e]]=0;e.count=0}function na(e,t){e.mark[t]===0&&(e.mark[t]=2,e.previous[t]=-1,e.length[t]=0,e.hexes[e.count++]=t)}function ra(e,t,n,r){e.mark[n]=r,e.previous[n]=t,e.length[n]=e.length[t]+1,e.hexes[e.count++]=n}const ia=Xi(_),aa=Xi(_);function oa(e){if(!fr.some(t=>e.control[t]===0))return!1;let t=pr.filter(t=>e.control[t]===0);Zi(ia,_,t,t.length,(t,n,r)=>e.control[r]===0);let n=fr.some(e=>$i(ia,e));return ta(ia),n}const sa=e=>{let t=b[e];return t===y.France||t===y.Belgium||t===y.Netherlands},ca=(e,t)=>b[e]===y.France&&b[t]===y.Italy||b[e]===y.Italy&&b[t]===y.France;function la(e){Zi(aa,_,[wn,Tn],2,(t,n,r)=>ar[t*6+n]===1&&e.control[r]!==0&&!ca(t,r))}function ua(e,t){if(oa(e)){la(e);for(let n=0;n<v;n++)x[n]&&e.control[n]===1&&e.top[n]<0&&sa(n)&&!$i(aa,n)&&Ji(e,n,0,`7.16`,t);ta(aa)}}function V(e,t,n,r){let i=e.place[t];i>=0&&Ki(e,t,i,-1),Xr(e,t,n),Ki(e,t,n,1),D[t]===0?fa(e,n,r):(pa(e,n,r),i>=0&&e.top[i]<0&&ua(e,r)),e.turn===N.lastReserves&&(e.alarms|=Vi.lastReserves)}function da(e,t,n,r){let i=e.place[t];i>=0&&Ki(e,t,i,-1),Qr(e,t,n),e.unitFlags[t]=0,e.left[t]=0,e.lost[t]=0,e.due[t]=0,i>=0&&D[t]===1&&e.top[i]<0&&ua(e,r)}function fa(e,t,n){e.control[t]!==0&&(Ji(e,t,0,`3.4`,n),ua(e,n)),ma(e,t,`7.4a`,n),e.fortress===t&&(e.fortress=-2,n?.push({event:`fortress-fell`,rule:`13.8d`,hex:_.names[t]})),rr[t]&&!e.yugoslavsCalled&&(e.alarms|=Vi.yugoslavs),Qn[t]&&!B(e.hexFlags,t,L.bridgeTried)&&(e.hexFlags[t]|=L.bridgeTried|L.bridgeDue,e.alarms|=Vi.bridge)}function pa(e,t,n){Ji(e,t,1,`3.4`,n),e.hexFlags[t]&=~L.secured,e.bridge>=0&&Math.floor(e.bridge/6)===t&&(e.bridge=-2,n?.push({event:`bridge-lost`,rule:`13.5f`,hex:_.names[t]}))}function ma(e,t,n,r){let i=Nn.indexOf(t);i<0||e.sourcesLost&1<<i||(e.sourcesLost|=1<<i,t===En&&(e.viennaLostOn=e.turn),Gi(e),r?.push({event:`source-lost`,rule:n,hex:_.names[t]}))}const ha=({sequence:e,over:t,unit:n,hex:r})=>({WRONG_PHASE:h(e,`this cannot be done at this point of the sequence of play`),WRONG_SIDE:h(e,`the decision is another player’s`),GAME_OVER:h(t,`the game is over`),MALFORMED:h(e,`this is not an action of the game`),UNKNOWN_UNIT:h(n,`there is no such unit`),UNKNOWN_HEX:h(r,`there is no such hex on the map`)}),ga=e=>t=>typeof t==`string`?e.indexOf(t):-1,{WRONG_PHASE:H,WRONG_SIDE:_a,GAME_OVER:va,MALFORMED:ya,UNKNOWN_UNIT:U,UNKNOWN_HEX:W}=ha({sequence:`5.2`,over:`4.1`,unit:`2.3`,hex:`2.2`}),G=ga(hr),K=ga(_),ba=h(`7.11`,`the aerial supply marker has been used in this turn`),xa=h(`13.2f`,`aerial supply is kept for an airborne corps that is on the map in static mode`),Sa=h(`7.11`,`aerial supply goes to a hex with Allied mobile units`);function Ca(e){return e.aerialUsed?ba:e.staticSeen?xa:null}function wa(e,t){for(let n=e.top[t];n>=0;n=e.below[n])if(D[n]===0&&O[n])return!0;return!1}function Ta(e,t){let n=K(t.hex);return n<0?W:Ca(e)??(wa(e,n)?null:Sa)}function Ea(e,t){if(Ca(e)===null)for(let n=0;n<T;n++){let r=e.place[n];r>=0&&D[n]===0&&e.top[r]===n&&wa(e,r)&&t({do:`aerial`,hex:_.names[r]})}}function Da(e,t,n){e.aerialHex=K(t.hex),e.aerialUsed=1,n?.push({event:`aerial-supply`,rule:`7.11`,hex:String(t.hex)})}function Oa(e,t){e.aerialHex===t&&e.top[t]<0&&(e.aerialHex=-1)}const ka=(e,t)=>Cr[t]-e.reduced[t],Aa=(e,t)=>br[e.reduced[t]][t],ja=(e,t)=>xr[e.reduced[t]][t];function Ma(e,t,n,r){ka(e,t)===1?Na(e,t,n,r):(e.reduced[t]=1,r?.push({event:`reduced`,rule:n,unit:E[t],hex:Ia(e,t)}))}function Na(e,t,n,r){let i=e.place[t];r?.push({event:`eliminated`,rule:n,unit:E[t],hex:Ia(e,t)}),da(e,t,F.eliminated,r),e.reduced[t]=0,Dr[t]&&Pa(e,t,F.eliminated),D[t]===0&&i>=0&&Oa(e,i)}function Pa(e,t,n){let r=Er[t];return e.place[t]=F.aside,e.place[r]=n,e.reduced[r]=e.reduced[t],e.reduced[t]=0,e.due[r]=e.due[t],e.due[t]=0,r}function Fa(e){for(let t=0;t<T;t++)e.lost[t]=0}const Ia=(e,t)=>_.names[e.place[t]]??null,La=h(`6.1`,`units of both sides never share a hex`),Ra=h(`6.3a`,`no more than five units may stay in a hex`),za=h(`6.3d`,`no more than three units may stay in a mountain or rough hex`),Ba=h(`6.3b`,`no more than six units may stay in a beachhead hex`),Va=h(`6.4`,`American and British army group units do not stack together there`),Ha=h(`6.2`,`the excess is taken from the units in that hex`);function Ua(e,t){let n=In[t];return n===S.clear&&B(e.hexFlags,t,L.destroyed)?S.rough:n}const Wa=(e,t)=>e.beachheads[0]===t||e.beachheads[1]===t;function Ga(e,t){return Wa(e,t)?Ri.beachhead:Ka(e,t)?Ri.hills:Ri.usual}const Ka=(e,t)=>Ua(e,t)!==S.clear||Ln[t]===1;function qa(e,t){return Wa(e,t)?Ba:Ka(e,t)?za:Ra}function q(e,t,n){let r=e.top[n];return r>=0&&D[r]!==t}function Ja(e,t,n){let r=e.top[n];return r>=0&&D[r]===t}const Ya=e=>yr[e]<=_t.british?1<<yr[e]:0,Xa=1<<_t.american|1<<_t.british,Za=(e,t)=>t===On||Wa(e,t);function Qa(e,t,n,r,i,a=0){let o=r,s=i;for(let r=e.top[t];r>=0;r=e.below[r]){if(D[r]!==n)return La;e.unitFlags[r]&a||(o+=1,s|=Ya(r))}return o>Ga(e,t)?qa(e,t):n===0&&s===Xa&&!Za(e,t)?Va:null}function $a(e,t,n){let r=e.place[t]===n;return Qa(e,n,D[t],+!r,r?0:Ya(t))}function eo(e,t,n,r=0){if(D[t]!==0||Za(e,n))return!1;let i=Ya(t);for(let t=e.top[n];t>=0;t=e.below[t])e.unitFlags[t]&r||(i|=Ya(t));return i===Xa}const to=e=>e.reduce((e,t)=>e|Ya(t),0);function no(e,t){let n=[];for(let r=e.top[t];r>=0;r=e.below[r])n.push(r);return n}function ro(e,t){let n=0;for(let r=e.top[t];r>=0;r=e.below[r])n+=1;return n}const io=(e,t)=>ro(e,t)>Ga(e,t);function ao(e,t){for(let n=0;n<T;n++)e.place[n]>=0&&D[n]===t&&(e.hexFlags[e.place[n]]&=~L.spared)}function oo(e,t){for(let n=0;n<T;n++){let r=e.place[n];if(!(r<0||D[n]!==t||e.top[r]!==n||!io(e,r))&&(r!==Mn||e.turn!==1)&&!B(e.hexFlags,r,L.spared))return r}return-1}function so(e,t){f(e.flow,k.excess,t)}const co=e=>m(e.flow,k.excess.at.hex),lo={side:e=>D[e.top[co(e)]],isMoot:e=>!io(e,co(e)),list(e,t){for(let n of no(e,co(e)))t({do:`eliminate`,unit:E[n]})},check(e,t){if(t.do!==`eliminate`)return H;let n=G(t.unit);return n<0?U:e.place[n]===co(e)?null:Ha},perform(e,t,n){let r=co(e);Na(e,G(t.unit),`6.2`,n),io(e,r)||p(e.flow)}},uo=h(`3.2.4a`,`in turn 1 Allied units of the southern zone do not move`),fo=h(`3.2.4b`,`in turn 1 German units of the northern zone do not move`),po=h(`3.2.4b`,`in turn 1 German units do not attack`),mo=h(`3.2.4e`,`in turn 1 the British of the beachhead attack 3204 or 3205 only`),ho=h(`3.3.4a`,`in turn 1 the army groups do not attack the same hex after an unopposed landing`),go=[g(`3204`),g(`3205`)];function _o(e){if(e.turn===1)for(let t=0;t<T;t++){let n=e.place[t]>=0&&C[e.place[t]]===1;e.unitFlags[t]=e.unitFlags[t]&~I.southern|(n?I.southern:0)}}function vo(e,t){if(e.turn!==1)return null;let n=B(e.unitFlags,t,I.southern);return D[t]===0?n?uo:null:n?null:fo}function yo(e,t,n){return e.turn===1?D[t]===0?Ui(e)?bo(e,t):kr[t]===1&&!B(e.unitFlags,t,I.southern)&&!go.includes(n)?mo:null:po:null}function bo(e,t){if(!e.landedUnopposed||e.phase!==R.alliedOperations||yr[t]>_t.british)return null;for(let n=0;n<T;n++)if(!(!B(e.unitFlags,n,I.involved)||yr[n]>_t.british)&&yr[n]!==yr[t])return ho;return null}const xo=e=>e.offensiveHex!==-1;function J(e){return xo(e)||e.phase>=R.germanOperations?1:0}function So(e){return e.control[On]!==0||B(e.hexFlags,On,L.destroyed)?!1:tr.every(t=>e.control[t]===0)}function Co(e,t){return t===0?wo(e):To(e)}function wo(e){let t=[];for(let n of e.beachheads)n>=0&&e.control[n]===0&&t.push(n);return So(e)&&t.push(On),e.control[Dn]===0&&!B(e.hexFlags,Dn,L.destroyed)&&t.push(Dn),t}function To(e){return Nn.filter((t,n)=>!(e.sourcesLost&1<<n))}const Eo=e=>!!(e.sourcesLost&1<<Nn.indexOf(En)),Do=new Uint8Array(v),Oo=Xi(_),ko=Xi(_);function Ao(e,t){let n=Wi(e).zones[1-t],{control:r,top:i}=e;for(let e=0;e<v;e++)Do[e]=r[e]===t&&(n[e]===0||i[e]>=0)?2:0}function jo(e,t){let n=Wi(e),r=1<<t;if(n.fresh&r)return;Ao(e,t);let i=Co(e,t);if(Qi(Oo,_,i,i.length,Do,sr),n.supply[t].set(Oo.mark),t===1&&Eo(e)){let e=i.filter(e=>C[e]===0);Qi(ko,_,e,e.length,Do,ar),n.northern.set(ko.mark)}n.fresh|=r}function Mo(e,t,n){jo(e,t);let r=Wi(e);return r.supply[t][n]!==0||t===1&&No(e,n)&&r.northern[n]!==0}const No=(e,t)=>Eo(e)&&C[t]===1&&Yn[t]<=3,Po=(e,t)=>Eo(e)&&e.viennaLostOn===e.turn&&C[t]===1;function Fo(e,t,n){if(e.control[n]!==t)return!1;if(t===0&&Kn[n]||Mo(e,t,n)||Co(e,t).includes(n))return!0;let r=Wi(e).supply[t];for(let e=n*6;e<n*6+6;e++)if(sr[e]&&r[_.neighbours[e]]!==0)return!0;return!1}function Io(e,t){let n=e.place[t],r=D[t];return O[t]?Mo(e,r,n)?`regular`:r===1?Po(e,n)?`regular`:`out of supply`:Kn[n]?`coastal`:e.aerialHex===n?`aerial`:`out of supply`:`not needed`}function Lo(e,t){return Io(e,t)!==`out of supply`}const Ro=(e,t)=>Mo(e,D[t],e.place[t]);function zo(e,t,n){let r=Co(e,t);return t===1&&No(e,n)?r.filter(e=>C[e]===0):r.filter(e=>C[e]===C[n])}const Bo=h(`13.6h`,`all offensive markers have been used`),Vo=h(`3.2.4c`,`there is no Fuehrer Mandated Offensive in turn 1`),Ho=h(`13.6a`,`an offensive is declared in the movement portion of the Allied phase`),Uo=h(`13.6i`,`another offensive needs another Allied unit that has moved`),Wo=h(`13.6c`,`the marker is placed on a hex with a German mobile unit`),Go=h(`13.6g`,`there is no Fuehrer Mandated Offensive in Italy`),Ko=h(`13.6e`,`none of the units there could attack`),qo=h(`13.6e`,`an offensive has to make at least one attack`),Jo=h(`13.6f`,`an offensive makes no more than two attacks`),Yo=h(`13.6f`,`only activated units attack, and supplied ones whom they have joined`),Xo=h(`13.6f`,`an attack is led by an activated unit`),Zo=e=>b[e]===y.Italy;function Qo(e,t){if(Zo(t))return!1;for(let n=t*6;n<t*6+6;n++){if(!ar[n])continue;let t=_.neighbours[n];if(Ja(e,0,t)&&!Zo(t))return!0}return!1}const $o=(e,t)=>D[t]===1&&e.place[t]>=0&&!Zo(e.place[t])&&Lo(e,t);function es(e,t){if(!Ja(e,1,t)||!Qo(e,t))return!1;for(let n=e.top[t];n>=0;n=e.below[n])if(Aa(e,n)>0&&$o(e,n))return!0;return!1}function ts(e,t){for(let n=e.top[t];n>=0;n=e.below[n])if(D[n]===1&&O[n])return!0;return!1}function ns(e){return e.turn<N.offensives?Vo:e.phase!==R.alliedOperations||e.portion!==z.movement||xo(e)?Ho:e.offensives===0?Bo:e.offensiveReady?null:Uo}function rs(e,t){if(Zo(t))return Go;if(!ts(e,t))return Wo;if(es(e,t))return null;for(let n=t*6;n<t*6+6;n++){let t=_.neighbours[n];if(t>=0&&es(e,t))return null}return Ko}function is(e){let t=[];if(ns(e)!==null)return t;for(let n=0;n<T;n++){let r=e.place[n];r<0||D[n]!==1||e.top[r]!==n||rs(e,r)===null&&t.push(r)}return t}function as(e,t){e.phase!==R.alliedOperations||xo(e)||(t&&(e.offensiveReady=1),ns(e)===null&&f(e.flow,k.window))}const os={side:()=>1,pass:{do:`pass`},isMoot:e=>is(e).length===0,list(e,t){for(let n of is(e))t({do:`offensive`,hex:_.names[n]});t({do:`pass`})},check(e,t){if(t.do===`pass`)return null;if(t.do!==`offensive`)return H;let n=K(t.hex);return n<0?W:ns(e)??rs(e,n)},perform(e,t,n){p(e.flow),t.do===`offensive`&&ss(e,K(t.hex),n)}};function ss(e,t,n){--e.offensives,e.offensiveReady=0,e.offensiveHex=t,e.offensiveAttacks=0;let r=[];for(let n=0;n<T;n++)!$o(e,n)||_.distance(t,e.place[n])>1||(e.unitFlags[n]|=I.activated,r.push(E[n]));n?.push({event:`offensive`,rule:`13.6`,hex:_.names[t],units:r,left:e.offensives}),f(e.flow,k.offensive)}const cs=e=>xo(e)&&e.offensiveAttacks===0;function ls(e,t){for(let n=0;n<T;n++)if(B(e.unitFlags,n,I.activated)&&!t.includes(n)&&e.place[n]>=0&&Aa(e,n)>0&&Qo(e,e.place[n]))return!0;return!1}function us(e,t,n){return!cs(e)||t.some(t=>Aa(e,t)>0)&&Qo(e,n)||ls(e,t)?null:qo}function ds(e){return cs(e)&&!ls(e,[])?qo:null}const fs=e=>cs(e)?qo:null;function ps(e){e.offensiveAttacks+=1}function ms(e,t,n){return e.offensiveAttacks>=P.attacksInOffensive?Jo:Zo(n)||Zo(e.place[t])?Go:B(e.unitFlags,t,I.activated)||Lo(e,t)&&hs(e,e.place[t])?null:Yo}function hs(e,t){let n=I.activated|I.moved;for(let r=e.top[t];r>=0;r=e.below[r])if((e.unitFlags[r]&n)===n)return!0;return!1}const gs=(e,t)=>xo(e)&&!B(e.unitFlags,t,I.activated)?Xo:null,_s=h(`10.0`,`that unit is not on the map`),vs=h(`10.0`,`only the units of the player whose phase it is may attack`),ys=h(`10.0d`,`that unit has attacked in this phase`),bs=h(`10.0d`,`that hex has been attacked in this phase`),xs=h(`10.0e`,`attackers are adjacent to the hex that they attack`),Ss=h(`8.5`,`there is no attack across that hexside`),Cs=h(`10.0`,`there is no enemy unit in that hex`),ws=h(`10.0i`,`units without an attack factor attack only beside units that have one`),Ts=h(`10.7`,`that unit takes part in the attack already`),Es=e=>e===0?L.attackedByAllies:L.attackedByGermans,Ds=(e,t,n)=>B(e.hexFlags,n,Es(t));function Os(e,t,n){e.hexFlags[n]|=Es(t)}function ks(e,t,n){return q(e,t,n)?Ds(e,t,n)?bs:null:Cs}function As(e,t){let n=_.directionTo(e,t);if(n<0)return xs;let r=e*6+n;return ar[r]&&!cr[r]?null:Ss}function js(e,t,n){let r=J(e);if(D[t]!==r)return vs;if(e.place[t]<0)return _s;if(B(e.unitFlags,t,I.attacked))return ys;if(B(e.unitFlags,t,I.involved))return Ts;let i=ks(e,r,n)??As(e.place[t],n);return i===null?xo(e)?ms(e,t,n):yo(e,t,n):i}function Ms(e,t,n){let r=js(e,t,n);return r===null?Aa(e,t)===0?ws:gs(e,t):r}function Y(e){let t=[];for(let n=0;n<T;n++)B(e.unitFlags,n,I.involved)&&t.push(n);return t}const Ns=no;function Ps(e,t){for(let n=0;n<T;n++)e.unitFlags[n]&=~t}function Fs(e){Yr(e),e.turn=1,e.bombers=P.bombers,e.offensives=P.offensives,e.firstHex=e.secondHex=e.aerialHex=e.offensiveHex=e.bridge=e.fortress=-1,e.beachheads.fill(-1),e.watchedHex.fill(-1);for(let t=0;t<v;t++)e.control[t]=x[t]?1:-1;for(let t=0;t<T;t++)Is(e,t);for(let t=0;t<T;t++)D[t]===0&&e.place[t]>=0&&Ls(e,e.place[t]);Ui(e)||(e.beachheads[0]=jn),f(e.flow,k.turn),f(e.flow,k.setUp)}function Is(e,t){Dr[t]?e.place[t]=F.aside:Ir[t]?e.place[t]=F.garrison:Fr[t]>0?(e.place[t]=F.track,e.due[t]=Fr[t]):Ui(e)&&Wr.includes(t)?e.place[t]=F.invasion:Xr(e,t,Pr[t])}function Ls(e,t){e.control[t]=0,Rn[t]&&(e.hexFlags[t]|=L.everAllied)}const Rs=qr(k.setUp,{deploy(e){Ui(e)&&f(e.flow,k.deploy)},planFirst(e){Ui(e)&&f(e.flow,k.planFirst)},planSecond:e=>f(e.flow,k.planSecond),shift(e){Ui(e)&&f(e.flow,k.shift)},done:e=>Ps(e,I.deployed)}),zs=h(`3.3.1`,`only German mobile units that set up in France or Belgium are placed freely`),Bs=h(`3.3.1`,`they are placed in France or Belgium`),Vs=h(`3.3.1`,`that unit has been placed`),Hs=h(`3.3.3`,`the one corps that is moved is a 2-3-4 infantry corps in France or Belgium`),Us=e=>b[e]===y.France||b[e]===y.Belgium;function Ws(e,t,n){return!x[n]||!Us(n)||e.place[t]===n?Bs:$a(e,t,n)}function Gs(e,t){return D[t]===1&&O[t]&&Pr[t]>=0&&Us(Pr[t])?B(e.unitFlags,t,I.deployed)?Vs:null:zs}function Ks(e,t){return Gr[t]===1&&e.place[t]>=0&&Us(e.place[t])?null:Hs}function qs(e,t,n,r){let i=[];for(let t=0;t<v;t++)x[t]&&Us(t)&&Qa(e,t,1,1,0)===null&&i.push(t);for(let a=0;a<T;a++)if(n(e,a)===null)for(let n of i)e.place[a]!==n&&r({do:t,unit:E[a],to:_.names[n]})}function Js(e,t,n){let r=G(t.unit),i=K(t.to);return r<0?U:i<0?W:n(e,r)??Ws(e,r,i)}function Ys(e,t,n,r){let i=G(t.unit);e.unitFlags[i]|=I.deployed,r?.push({event:`deployed`,rule:n,unit:E[i],hex:String(t.to)}),V(e,i,K(t.to),r)}const Xs={side:()=>1,list(e,t){qs(e,`deploy`,Gs,t),t({do:`done`})},check(e,t){return t.do===`done`?null:t.do===`deploy`?Js(e,t,Gs):H},perform(e,t,n){t.do===`done`?p(e.flow):Ys(e,t,`3.3.1`,n)}},Zs={side:()=>1,list(e,t){qs(e,`shift`,Ks,t),t({do:`pass`})},check(e,t){return t.do===`pass`?null:t.do===`shift`?Js(e,t,Ks):H},perform(e,t,n){p(e.flow),t.do===`shift`&&Ys(e,t,`3.3.3`,n)}},Qs=65535;function $s(e){return e&16777215}function ec(e,t){let n=new Uint16Array(e.grid.size*6).fill(Qs);return tc(n,e,t,Array.from({length:e.grid.size},(e,t)=>t)),n}function tc(e,t,n,r){let{neighbours:i}=t.grid,a=nc(t,n);for(let t=0;t<r.length;t++)for(let n=0;n<6;n++){let o=i[r[t]*6+n];if(o<0)continue;let s=o*6+(n+3)%6;e[s]=a(o,r[t],s)}}function nc(e,t){let n=ic(e.terrainKinds,t.terrain,`terrain`),r=ic(e.hexsideKinds,t.hexsides,`hexside`),i=e.networkKinds.map(e=>t.networks?.[e]),a=t.together??Math.max,o=rc(e.grid.size,n=>oc(e,ac(e,t,n))),s=rc(e.grid.size,r=>sc(n.filter((t,n)=>e.terrain[r]>>>n&1),ac(e,t,r),a));return(t,n,a)=>{let c=cc(r,e.hexsides[a]&~(o(t)|o(n)));return lc(i,e.networks[a],s(n),c)}}function rc(e,t){let n=new Int32Array(e).fill(-1);return e=>(n[e]===-1&&(n[e]=t(e)),n[e])}function ic(e,t,n){return e.map(e=>{let r=t[e];if(r===void 0)throw RangeError(`the chart has no line for ${n} '${e}'`);return r})}function ac(e,t,n){let r=t=>e.feature(n,t)!==void 0;return Object.entries(t.features??{}).flatMap(([e,t])=>r(e)&&!t.unless?.some(r)?[t]:[])}function oc(e,t){let n=0;return e.hexsideKinds.forEach((e,r)=>{t.some(({waives:t})=>t?.includes(e))&&(n|=1<<r)}),n}function sc(e,t,n){let r=t.find(({insteadOfTerrain:e})=>e!==void 0);if(r?.insteadOfTerrain!==void 0)return r.insteadOfTerrain;let i=[...e,...t.flatMap(({likeTerrain:e})=>e??[])];return i.length===0||i.includes(65535)?Qs:i.reduce((e,t)=>n(e,t))}function cc(e,t){let n=0;for(let r=0;r<e.length;r++)t>>>r&1&&(n+=e[r]);return Math.min(n,Qs)}function lc(e,t,n,r){let i=Math.min(n+r,Qs),a=Qs,o=Qs;return e.forEach((e,i)=>{if(!e||!(t>>>i&1)||n>=65535&&!e.opensTerrain||r>=65535&&!e.opensHexsides)return;let s=e.ticks+(e.paysHexsides&&r<65535?r:0);e.orCheaper?o=Math.min(o,s):a=Math.min(a,s)}),Math.min(a<65535?a:i,o)}const uc=[[1,2,3],[1,1,2]],dc={river:[1,1],seine:[1,2],rhine:[2,2]};function fc(e,t){let[n,r,i]=uc[e].map(e=>e*12);return{terrain:{clear:n,rough:r,mountain:i,sea:Qs},hexsides:{river:dc.river[t]*12,seine:dc.seine[t]*12,rhine:dc.rhine[t]*12,sea:Qs,scheldt:0,blocked:Qs,"zone-line":0,"drawn-game-line":0},networks:{pass:{ticks:12,orCheaper:!0,paysHexsides:!0}}}}const pc=()=>[new Uint16Array(v*6),new Uint16Array(v*6)],mc=[pc(),pc()],hc=[new Uint16Array(v*6),new Uint16Array(v*6)];Sn(e=>{for(let t of[0,1])for(let n of[0,1])mc[t][n].set(ec(e,fc(n,t)));let t=Object.keys(dc);for(let n=0;n<v*6;n++)for(let r of[0,1]){let i=0;for(let a of t)e.hexsides[n]&1<<e.hexsideKinds.indexOf(a)&&(i+=dc[a][r]);hc[r][n]=i*12}});const gc=(e,t)=>uc[e][t]*12,_c=(e,t)=>gc(e,In[t]),vc=h(`8.3`,`a moving unit may not enter a hex with enemy units`),yc=h(`8.5`,`nobody may enter that hex`),bc=h(`8.5`,`nobody may cross that hexside`),xc=h(`8.10`,`the Scheldt is open to Germans only in the one Movement Phase for which they declare it`),Sc=h(`13.4`,`no more than eight German mobile units may be in Italy`);function Cc(e,t,n,r){return ar[n]?!0:r&&cr[n]===1&&t===1&&e.scheldtOpen===1}function wc(e,t,n,r,i){let a=n*6+r,o=_.neighbours[a];return o<0||!x[o]?yc:Cc(e,t,a,i)?q(e,t,o)?vc:null:cr[a]?xc:bc}function Tc(e,t,n,r,i){if(wc(e,t,r,i,!0)!==null)return Qs;let a=r*6+i,o=_.neighbours[a],s=((e.hexFlags[r]|e.hexFlags[o])&(L.destroyed|L.secured))!==0||cr[a]||e.seineOpen&&ur[a]===lr.seine?Ec(e,t,n,r,a):mc[t][n][a];return qi(e,t,o)?s+12:s}function Ec(e,t,n,r,i){let a=_.neighbours[i],o=t===0&&(e.hexFlags[a]&L.secured)!==0&&Ua(e,a)===S.rough?S.clear:Ua(e,a),s=dr[i]?12:gc(n,o);if(cr[i])return _c(n,a)+12;if(Dc(e,t,r,a))return s;let c=t===1&&e.seineOpen===1&&ur[i]===lr.seine;return s+hc[c?0:t][i]}const Dc=(e,t,n,r)=>t===0&&((e.hexFlags[n]|e.hexFlags[r])&L.secured)!==0;function Oc(e){let t=0;for(let n=0;n<T;n++){let r=e.place[n];r>=0&&D[n]===1&&O[n]&&b[r]===y.Italy&&(t+=1)}return t}function kc(e,t,n,r,i){return t!==1||b[r]!==y.Italy||e.italyOpen||n>=0&&b[n]===y.Italy?null:Oc(e)+i>P.mobilesInItaly?Sc:null}function Ac(e){if(!Hi.isSound(e))return[`the position holds numbers that no game can reach`];let t=Kr(e,E,_.names);if(t!==null)return[t];let n=[];return jc(e,n),Pc(e,n),Fc(e,n),Ic(e,n),Vc(e,n),Hc(e,n),n}function jc(e,t){for(let n=0;n<T;n++){let r=e.place[n];(r===-1||r===F.garrison&&!Ir[n]||r===F.aside&&!Tr[n]||r===F.invasion&&!Mc(e,n)||r===F.track!=e.due[n]>0)&&t.push(`${E[n]} is in a box where it cannot be`),e.reduced[n]===1&&Cr[n]===1&&t.push(`${E[n]} has no reduced side`)}for(let n of Ur){let r=[n,Er[n]].filter(t=>e.place[t]!==F.aside);r.length!==1&&t.push(`${E[n]} is in play ${r.length} times`)}}const Mc=(e,t)=>Ui(e)&&e.turn===1&&(Wr.includes(t)||Tr[t]===1);function Nc(e){let t=ae(e.flow,k.setUp),n=t<0?1/0:oe(e.flow,t,k.setUp.at.stage);return{first:Ui(e)&&n>Rs.stage.planSecond,second:n>Rs.stage.shift}}function Pc(e,t){if(e.verdict!==0)return;let n=Nc(e),r=e=>e>=0&&Jn[e]===1;(n.first?!r(e.firstHex):e.firstHex!==-1)&&t.push(`the plan of the first invasion is not as it should be`),(n.second?e.secondTurn>=3&&(e.secondHex===-1||r(e.secondHex)):e.secondTurn===0&&e.secondHex===-1)||t.push(`the plan of the second invasion is not as it should be`)}function Fc(e,t){for(let n=0;n<v;n++)e.control[n]>=0!=(x[n]===1)&&t.push(`${_.names[n]} is held by nobody or in vain`),e.control[n]===0&&Rn[n]&&!B(e.hexFlags,n,L.everAllied)&&t.push(`${_.names[n]} is Allied and never was`);if(Nn.forEach((n,r)=>{let i=e.top[n];i>=0&&D[i]===0&&!(e.sourcesLost&1<<r)&&t.push(`${_.names[n]} is in Allied hands and still a source`)}),!oa(e))return;let n=e.copy();ua(n,null);for(let r=0;r<v;r++)n.control[r]!==e.control[r]&&t.push(`${_.names[r]} lies behind the Allied line`)}function Ic(e,t){let n=e.verdict===0&&Lc.every(t=>ae(e.flow,t)<0);for(let r=0;r<T;r++){let i=e.place[r];if(i<0)continue;let a=`${E[r]} in ${_.names[i]}`;x[i]||t.push(`${a} stands where nobody may be`),e.control[i]!==D[r]&&t.push(`${a} does not hold its hex`),n&&e.top[i]===r&&(io(e,i)&&!Rc(e,i)&&t.push(`${a} is overstacked`),zc(e,i)&&t.push(`${a}: the army groups are mixed`))}!e.italyOpen&&Oc(e)>P.mobilesInItaly&&t.push(`too many Germans are in Italy`)}const Lc=[k.move,k.battle,k.excess],Rc=(e,t)=>t===Mn&&e.turn===1||B(e.hexFlags,t,L.destroyed);function zc(e,t){if(Za(e,t))return!1;let n=0;for(let r=e.top[t];r>=0;r=e.below[r])yr[r]<=_t.british&&(n|=1<<yr[r]);return n===3}const Bc=(e,t)=>{let n=0;for(let r=0;r<T;r++)B(e.unitFlags,r,t)&&(n+=1);return n};function Vc(e,t){if(e.verdict!==0)return;let n=t=>ae(e.flow,t)>=0;n(k.move)!==Bc(e,I.moving)>0&&t.push(`a move is under way and nobody moves, or the reverse`),n(k.offensive)!==(e.offensiveHex!==-1)&&t.push(`an offensive is under way without its marker`),!(n(k.battle)||n(k.assemble)||n(k.landing))&&Bc(e,I.involved)>0&&t.push(`units fight in no battle`),n(k.assemble)&&Bc(e,I.involved)===0&&t.push(`nobody attacks`)}function Hc(e,t){if(e.derived===void 0)return;let n=e.derived,r=t=>e.place[t]<0||Lo(e,t),i=E.map((e,t)=>r(t));e.derived=void 0;let a=Wi(e);E.forEach((e,n)=>{r(n)!==i[n]&&t.push(`the supply of ${e} is out of date`)}),e.derived=n;for(let e of[0,1]){let r=Uc(a.zones[e],n.zones[e]);r>=0&&t.push(`the zones of control of side ${e} are out of date in ${_.names[r]}`)}}function Uc(e,t){for(let n=0;n<e.length;n++)if(e[n]!==t[n])return n;return-1}const Wc=h(`12.2.3`,`that unit is not among those that are called`),Gc=h(`12.2.3`,`the garrison of Yugoslavia is placed in or next to Zagreb, not among Allied units`),Kc=h(`12.2.2b`,`these units enter in German-held hexes of Germany east of the Elbe`),qc=(e,t,n)=>{let r=[];for(let i=0;i<T;i++)n[i]&&e.place[i]===t&&r.push(i);return r},Jc=e=>qc(e,F.garrison,Ir),Yc=()=>[An,..._.neighbours.subarray(An*6,An*6+6)].filter(e=>e>=0&&x[e]);function Xc(e,t,n){return!Yc().includes(n)||q(e,1,n)?Gc:$a(e,t,n)}function Zc(e,t){e.yugoslavsCalled||(e.yugoslavsCalled=1,t?.push({event:`yugoslavs-called`,rule:`12.2.3`}),f(e.flow,k.yugoslavs),Qc(e,t))}function Qc(e,t){let n=Jc(e);if(!n.some(t=>Yc().some(n=>Xc(e,t,n)===null)))for(let r of n)Na(e,r,`12.2.3`,t)}const $c={side:()=>1,isMoot:e=>Jc(e).length===0,list(e,t){for(let n of Jc(e))ol(e,n,Yc(),Xc,t)},check:(e,t)=>sl(e,t,Jc(e),Xc),perform(e,t,n){let r=G(t.unit);n?.push({event:`entered`,rule:`12.2.3`,unit:E[r],hex:String(t.to)}),V(e,r,K(t.to),n),Qc(e,n)}},el=e=>qc(e,F.track,Mr);function tl(e,t,n){return er[n]&&e.control[n]===1?$a(e,t,n):Kc}const nl=()=>Array.from({length:v},(e,t)=>t).filter(e=>er[e]===1);function rl(e){for(let t=0;t<T;t++)if(e.place[t]>=0&&D[t]===0&&er[e.place[t]])return!0;return!1}function il(e,t){if(e.reservesCalled)return;let n=el(e);n.length!==0&&rl(e)&&n.some(t=>nl().some(n=>tl(e,t,n)===null))&&(e.reservesCalled=1,t?.push({event:`last-reserves`,rule:`12.2.2`}),f(e.flow,k.lastReserves))}const al={side:()=>1,isMoot:e=>el(e).length===0,list(e,t){for(let n of el(e))ol(e,n,nl(),tl,t);t({do:`decline`})},check(e,t){return t.do===`decline`?null:sl(e,t,el(e),tl)},perform(e,t,n){if(t.do===`decline`){p(e.flow);for(let t of el(e))da(e,t,F.removed,n);return}let r=G(t.unit);e.due[r]=0,n?.push({event:`entered`,rule:`12.2.2`,unit:E[r],hex:String(t.to)}),V(e,r,K(t.to),n)}};function ol(e,t,n,r,i){for(let a of n)r(e,t,a)===null&&i({do:`place`,unit:E[t],to:_.names[a]})}function sl(e,t,n,r){if(t.do!==`place`)return H;let i=G(t.unit),a=K(t.to);return i<0?U:a<0?W:n.includes(i)?r(e,i,a):Wc}function cl(e,t){return ll(e,t)+1}function ll(e,t){let n=e.dice.below(e.rolls,t);return e.rolls+=1,n}const ul=h(`13.5a`,`the bridge is sought across a Rhine hexside of that hex`);function dl(e){let t=[];for(let n=e*6;n<e*6+6;n++)ur[n]===lr.rhine&&_.neighbours[n]>=0&&t.push(n);return t}function fl(e,t){for(let n=0;n<v;n++){if(!B(e.hexFlags,n,L.bridgeDue))continue;e.hexFlags[n]&=~L.bridgeDue;let r=dl(n);e.bridge===-1&&r.length!==0&&(r.length>1?f(e.flow,k.bridge,n):pl(e,r[0],t))}}function pl(e,t,n){let r=cl(e,6),i=r===1;i&&(e.bridge=t),n?.push({event:i?`bridge-captured`:`bridge-blown`,rule:i?`13.5b`:`13.5c`,hex:_.names[Math.floor(t/6)],to:_.names[_.neighbours[t]],dice:[r],for:`bridge`})}const ml=e=>m(e.flow,k.bridge.at.hex);function hl(e,t){return dl(ml(e)).some(e=>_.neighbours[e]===t)?null:ul}const gl={side:()=>0,isMoot:e=>e.bridge!==-1,list(e,t){for(let n of dl(ml(e)))t({do:`bridge`,to:_.names[_.neighbours[n]]})},check(e,t){if(t.do!==`bridge`)return H;let n=K(t.to);return n<0?W:hl(e,n)},perform(e,t,n){let r=ml(e);p(e.flow),pl(e,r*6+_.directionTo(r,K(t.to)),n)}};function _l(e,t){let n=[];for(let r=0;r<T;r++)e.place[r]>=0&&D[r]===t&&!Lo(e,r)&&n.push(r);return n}function vl(e){Ca(e)===null&&_l(e,0).length>0&&f(e.flow,k.supplyCheck)}const yl={side:()=>0,list(e,t){Ea(e,t),t({do:`pass`})},check(e,t){return t.do===`pass`?null:t.do===`aerial`?Ta(e,t):H},perform(e,t,n){p(e.flow),t.do===`aerial`&&Da(e,t,n)}};function bl(e,t,n){let r=_l(e,t),i=r.filter(t=>ka(e,t)===1),a=r.filter(t=>ka(e,t)>1);for(let t of i)Na(e,t,`7.12b`,n);for(let t of a)Ma(e,t,`7.12b`,n)}function xl(e){let t=(t,n)=>oe(t.flow,ae(t.flow,e),n),n=(t,n,r)=>se(t.flow,ae(t.flow,e),n,r),r=e.at.marks;return{isOpen:t=>ae(t.flow,e)>=0,get:(n,r)=>t(n,e.at[r]),set:(t,r,i)=>n(t,e.at[r],i),isMarked:(e,n)=>(t(e,r)&n)!==0,mark:(e,i)=>n(e,r,t(e,r)|i)}}function X(e,t,n){return Object.freeze({rule:e,label:t,columns:n})}const Sl={};function Cl(e){let t=0;for(let n=0;n<e.length;n++)e[n].columns>0&&(t+=e[n].columns);return t}function wl(e){let t=0;for(let n=0;n<e.length;n++)e[n].columns<0&&(t+=e[n].columns);return t}const Tl=(e,t)=>Math.min(Cl(e),t.mostRight??1/0),El=(e,t)=>Math.max(wl(e),-(t.mostLeft??1/0));function Dl(e,t,n,r,i=Sl){let a=Ol(i.clampBefore===!1?e:hi(e,r),t,n,r,i.order??`net`);return i.clampAfter===!1?a:hi(a,r)}function Ol(e,t,n,r,i){return i===`net`?e+t+n:i===`attackerFirst`?Math.min(e+t,r-1)+n:Math.max(e+n,0)+t}function kl(e,t,n,r=Sl){let i=Tl(t,r),a=El(t,r),o=Dl(e,i,a,n,{...r,clampAfter:!1});return{start:r.clampBefore===!1?e:hi(e,n),right:i,left:a,column:r.clampAfter===!1?o:hi(o,n),beyond:gi(o,n)}}function Al(e,t,n){let r=e.highestRoll-e.lowestRoll+1,i=hi(n-e.lowestRoll,r);return e.cells[i*e.columns+hi(t,e.columns)]}function jl(e,t,n){return e.results[Al(e,t,n)]}function Ml(e){let t=Uint8Array.from({length:64},(t,n)=>+!!e(n));return e=>t[e&63]===1}const Nl=Uint8Array.from({length:64},(e,t)=>t.toString(2).replaceAll(`0`,``).length);Uint8Array.from({length:64},(e,t)=>Pl(t,1)|Pl(t,5));function Pl(e,t){return(e<<t|e>>6-t)&63}const Fl=e=>Nl[e&63],Il=((...e)=>Ml(t=>e.some(e=>e(t))))(Ml(e=>(e&Pl(e,3))!==0),Ml(e=>(e&Pl(e,2)&Pl(e,4))!==0),(e=>Ml(t=>Fl(t)>=e))(4));function Ll(e,t,n){let r=e.directionTo(t,n);return r<0?0:1<<r}function Rl(e,t,n){let r=0;for(let i=0;i<n.length;i++)r|=Ll(e,t,n[i]);return r}const zl=(e,t)=>e.shortGroup===yr[t]+1&&D[t]===0&&C[e.place[t]]===0;function Bl(e,t){let n=Sr[t]*12;return Lo(e,t)||(n=ei(n)),zl(e,t)?ei(n):n}function Vl(e,t,n){return Qa(e,n,D[t[0]],t.length,to(t),I.moving)??us(e,t,n)}const Hl=X(`10.2`,`rough`,M.rough),Ul=X(`10.2`,`mountain`,M.mountain),Wl=X(`10.2`,`city`,M.city),Gl=X(`10.2`,`fortification`,M.fortification),Kl=X(`10.4`,`river`,M.river),ql=X(`10.5`,`Rhine`,M.rhine),Jl=X(`5.3.4`,`river`,M.river),Yl=X(`5.3.4`,`Rhine`,M.rhine),Xl=X(`5.3.5`,`invasion`,M.invasion),Zl=X(`10.9`,`concentric attack`,M.concentric),Ql=X(`10.10`,`bombers`,M.bombers),$l=X(`10.10`,`bombers`,-M.bombers),eu=X(`7.15`,`supply problems`,M.supplyProblem),tu=X(`13.6k`,`Fuehrer offensive`,M.offensive);function nu(e,t){return[au(e,t),iu(e,t)?Wl:null,su(e,t),lu(e,t),t.isInvasion?Xl:null,du(e,t)?Zl:null,t.withBombers?t.side===0?Ql:$l:null,t.attackers.some(({unit:t,by:n})=>n===`ground`&&zl(e,t))?eu:null,t.isOffensive?tu:null].filter(e=>e!==null)}const ru=(e,t)=>B(e.hexFlags,t.target,L.destroyed)||t.withBombers&&Rn[t.target]===1,iu=(e,t)=>Rn[t.target]===1&&!ru(e,t);function au(e,t){return In[t.target]===S.mountain?Ul:In[t.target]===S.rough||ru(e,t)?Hl:null}function ou(e,t){return Wn[t]===Un.none?0:Wn[t]===Un.westWall?Fi[e.turn]:M.fortification}function su(e,t){let n=t.side===1?0:ou(e,t.target);return n===0?null:Wn[t.target]===Un.westWall?X(`10.3`,`West Wall`,n):Gl}function cu(e,t,n,r){let i=n*6+_.directionTo(n,r);return ur[i]===lr.none||Dc(e,t,n,r)||t===0&&e.bridge===i?0:ur[i]===lr.rhine&&t===0?2:1}function lu(e,t){let n=t.attackers.map(n=>n.by===`ground`?cu(e,t.side,n.from,t.target):0);if(n.length===0)return null;let r=t.isInvasion?Math.max(...n):Math.min(...n);return r===0?null:t.isInvasion?r===2?Yl:Jl:r===2?ql:Kl}function uu(e,t){if(t.some(({by:e})=>e===`air`))return!0;let n=t.filter(({by:e})=>e===`ground`).map(({from:e})=>e),r=Rl(_,e,n);return Il(r)}function du(e,t){return iu(e,t)||t.side===0&&ou(e,t.target)!==0?!1:uu(t.target,t.attackers)}function fu(e,{unit:t,by:n}){let r=n===`air`?ja(e,t):Aa(e,t);return n===`ground`&&!Lo(e,t)?mi(r,`up`):r}function pu(e,t){let n=ja(e,t);return Lo(e,t)?n:mi(n,`up`)}function mu(e,t){let n=t.attackers.reduce((t,n)=>t+fu(e,n),0),r=Ns(e,t.target).reduce((t,n)=>t+pu(e,n),0),i=_i(n,r,`defender`),a=nu(e,t),o=kl(i- -2,a,Pi.columns);return{attack:n,defence:r,odds:vi(o.start+-2),startColumn:o.start,shifts:a,column:o.column,beyond:o.beyond}}function hu({column:e,beyond:t},n){let{attacker:r,defender:i}=jl(Pi,e,n);return{attacker:r+Math.max(0,-t)*1,defender:i+Math.max(0,t)*1}}const gu=e=>vi(e+-2);function _u(e,t,n){let r=Y(e);return{...n,side:D[r[0]],target:t,attackers:r.map(t=>vu(e,t))}}function vu(e,t){return B(e.unitFlags,t,I.dropping)?{unit:t,by:`air`,from:-1}:B(e.unitFlags,t,I.landing)?{unit:t,by:`sea`,from:-1}:{unit:t,by:`ground`,from:e.place[t]}}const{get:yu,set:bu,isMarked:xu,mark:Su,isOpen:Cu}=xl(k.battle),Z={bombers:1,invasion:2,offensive:4,retreat:8,inland:16,german:32};function wu(e,t,n){let r=D[Y(e)[0]];f(e.flow,k.battle,t),bu(e,`marks`,n|(r===1?Z.german:0))}const Tu=e=>+!!xu(e,Z.german),Q=e=>yu(e,`target`);function Eu(e){return _u(e,Q(e),{isInvasion:xu(e,Z.invasion),withBombers:xu(e,Z.bombers),isOffensive:xu(e,Z.offensive)})}const Du=`13.6a`,Ou=fe({hasWindows:e=>e.verdict===0,until:{hex:{title:`an enemy stands in or next to the hex that you watch`,rule:Du,isAhead:ku,holds:Au},stack:{title:`the enemy leaves the hex that you watch`,rule:Du,isAhead:ku,holds:ju},unsupplied:{title:`enemy units are out of supply`,rule:Du,holds:Mu},"cut-off":{title:`units of yours are out of supply`,rule:Du,holds:Nu},"movement-over":{title:`the Allied player ends his movement`,rule:Du,isAhead:(e,t)=>t===1},"next-turn":{title:`the next turn`,rule:Du}},only:{hex:{title:`an enemy stands in or next to the hex that you watch`,rule:Du,holds:Au},stack:{title:`the enemy has left the hex that you watch`,rule:Du,holds:ju},unsupplied:{title:`enemy units are out of supply`,rule:Du,holds:Mu},"cut-off":{title:`units of yours are out of supply`,rule:Du,holds:Nu},city:{title:`a city or a beachhead of yours is attacked`,rule:`10.10`,holds:Pu}}});function ku(e,t){return e.watchedHex[t]!==-1}function Au(e,t){let n=e.watchedHex[t];if(n===-1)return!1;if(Ja(e,gt(t),n))return!0;for(let r=n*6;r<n*6+6;r++){let n=_.neighbours[r];if(n>=0&&Ja(e,gt(t),n))return!0}return!1}function ju(e,t){let n=e.watchedHex[t];return n!==-1&&!Ja(e,gt(t),n)}function Mu(e,t){return _l(e,gt(t)).length>0}function Nu(e,t){return _l(e,t).length>0}function Pu(e,t){if(!Cu(e))return!1;let n=Q(e);return Ja(e,t,n)&&(Rn[n]===1||Wa(e,n))}function Fu(e){e.portion===z.movement&&Ou.happens(e,1,`movement-over`)}function Iu(e){for(let t of[0,1])Ou.happens(e,t,`next-turn`)}function Lu(e){if(e.hex===null)return null;let t=K(e.hex);return t>=0&&x[t]?null:W}function Ru(e,t,n){e.watchedHex[t]=n.hex===null?-1:K(n.hex)}function zu(e,t){let n=e.alarms;e.alarms=0,n&Vi.bridge&&fl(e,t),n&Vi.yugoslavs&&Zc(e,t),n&Vi.lastReserves&&il(e,t)}function Bu(e){return{...e,check(t,n){return n.do===`watch-hex`?Lu(n):e.check(t,n)},perform(t,n,r){n.do===`watch-hex`?Ru(t,e.side(t),n):e.perform(t,n,r),t.alarms&&zu(t,r)}}}function Vu(e){return{run(t,n){e.run(t,n),t.alarms&&zu(t,n)}}}function Hu(e,t){let n=Object.entries(e).map(([e,n])=>[e,t(n)]);return Object.fromEntries(n)}const Uu=h(`3.3.2`,`the first invasion goes to the Atlantic coast from 2700 to 3510 or the French Mediterranean coast`),Wu=h(`3.2.3`,`the second invasion goes to the Atlantic coast from 2700 to 3510, the Mediterranean or the Adriatic`),Gu=h(`3.2.3`,`the second invasion is planned for turn 3 or 4`),Ku=h(`3.3.2`,`one airborne corps may come with the first invasion`);function qu(e){let t=qn[e]===`atlantic`||b[e]===y.France;return Jn[e]&&t?null:Uu}function Ju(e){return Jn[e]?null:Wu}const Yu=e=>Array.from({length:v},(e,t)=>t).filter(t=>e(t)===null),Xu=()=>Yu(qu),Zu=()=>Yu(Ju),Qu={side:()=>0,list(e,t){for(let e of Xu())for(let n of[null,...Ur])t({do:`plan-first`,hex:_.names[e],airborne:n===null?null:E[n]})},check(e,t){if(t.do!==`plan-first`)return H;let n=K(t.hex);if(n<0)return W;if(t.airborne!==null&&G(t.airborne)<0)return U;let r=G(t.airborne);return t.airborne===null||Ur.some(e=>e===r)?qu(n):Ku},perform(e,t,n){if(p(e.flow),e.firstHex=K(t.hex),t.airborne!==null){let n=G(t.airborne);e.place[n]=F.invasion,e.due[n]=0}n?.push({event:`planned-first`,rule:`3.3.2`,hex:String(t.hex),airborne:t.airborne})}},$u=e=>N.secondInvasion.some(t=>t===e),ed={side:()=>0,list(e,t){for(let e of N.secondInvasion){for(let n of Zu())t({do:`plan`,turn:e,hex:_.names[n]});t({do:`no-plan`,turn:e})}},check(e,t){if(t.do!==`plan`&&t.do!==`no-plan`)return H;if(!$u(t.turn))return Gu;if(t.do===`no-plan`)return null;let n=K(t.hex);return n<0?W:Ju(n)},perform(e,t,n){p(e.flow),e.secondTurn=t.turn,e.secondHex=t.do===`plan`?K(t.hex):-1,n?.push({event:`planned-second`,rule:`3.2.3`,turn:e.secondTurn,hex:t.do===`plan`?String(t.hex):null})}},$={none:0,ruhr:1,twoOfThree:2,launchSites:3,cityRetaken:4,beachheadTaken:5,ports:6,firstInvasionFailed:7,fortress:8,germanCities:9,alliedCities:10,draw:11},td=[null,{winners:[0],rule:`4.2.1`,because:`the Ruhr is in Allied hands`},{winners:[0],rule:`4.2.2`,because:`two of the Ruhr, Berlin and Vienna are in Allied hands`},{winners:[0],rule:`4.2.3`,because:`all V-1 launch sites are in Allied hands`},{winners:[1],rule:`4.3.1`,because:`a supplied German unit stands in a city that the Allies had taken`},{winners:[1],rule:`4.3.1`,because:`a beachhead is in German hands`},{winners:[1],rule:`4.3.2`,because:`the Allies hold too few ports`},{winners:[1],rule:`5.3.6a`,because:`the first invasion has failed`},{winners:[1],rule:`13.8b`,because:`the Alpine Fortress holds out`},{winners:[1],rule:`4.4`,because:`Germans hold a city in western Germany or Italy`},{winners:[0],rule:`4.4`,because:`the Allies hold western Germany and Italy`},{winners:[],rule:`4.4.2`,because:`neither side has reached its aim`}];function nd(e,t,n){if(e.verdict!==$.none)return;let r=td[t];e.verdict=t,n?.push({event:`game-over`,rule:r.rule,winners:r.winners,because:r.because})}const rd=e=>td[e.verdict];function id(e,t){let n=ad(e);n!==$.none&&nd(e,n,t)}function ad(e){return e.turn<=N.lastForRuhr&&od(e,Tn)?$.ruhr:e.turn<=N.lastForTwoOfThree&&cd(e)>=2?$.twoOfThree:e.turn===N.launchSites&&ld(e).length===0?$.launchSites:ud(e).length>0?$.cityRetaken:e.beachheads.some(t=>t>=0&&e.control[t]===1)?$.beachheadTaken:dd(e)<fd(e)?$.ports:e.turn===e.terms.options.fortressTurn&&e.fortress>=0?$.fortress:e.turn===9?gd(e):$.none}const od=(e,t)=>e.control[t]===0,sd=(e,t)=>!B(e.hexFlags,t,L.destroyed),cd=e=>[Tn,wn,En].filter(t=>od(e,t)).length,ld=e=>Gn.filter(t=>!od(e,t));function ud(e){return Bn.filter(t=>{if(!B(e.hexFlags,t,L.everAllied)||!sd(e,t))return!1;for(let n=e.top[t];n>=0;n=e.below[n])if(D[n]===1&&Lo(e,n))return!0;return!1})}const dd=e=>Hn.filter(t=>od(e,t)&&sd(e,t)).length,fd=e=>Ii[e.turn]??0,pd=Pn.indexOf(`Protectorate`),md=Pn.indexOf(`Yugoslavia`);function hd(e){let t=Bn.filter(t=>sd(e,t)),n=e=>b[e]===y.Germany&&Zn[e]===Xn.west,r=e=>b[e]===y.Germany&&Zn[e]===Xn.east||b[e]===pd||b[e]===md;return{western:t.filter(t=>n(t)&&!od(e,t)),italian:t.filter(t=>b[t]===y.Italy&&!od(e,t)),substitutes:t.filter(t=>r(t)&&od(e,t))}}function gd(e){let{western:t,italian:n,substitutes:r}=hd(e);return n.length>0||t.length>r.length?$.germanCities:t.length===0||e.terms.options.substitution===`win`?$.alliedCities:$.draw}const _d=e=>({from:-1,at:e.start,gone:0,paid:0});function vd(e,t){let{from:n,at:r,gone:i}=t;return i>=e.hexes&&e.mayEnd(r)===null||i>=e.hexes+(e.extra??0)||Sd(e,n,r)}function yd(e,t,n){if(vd(e,t))return 0;let r=wd(e,t),i=Td(e,t,r),a=0;for(let o=0;o<6;o++){let s=e.grid.neighbours[t.at*6+o];Ed(e,t,s,r)&&Cd(e,t.at,s)===i&&(n[a++]=s)}return a}function bd(e,t){return!vd(e,t)&&Td(e,t,1/0)<1/0}function xd(e,t,n){if(e.grid.directionTo(t.at,n)<0)return h(e.rule,`The hex is not adjacent.`);if(vd(e,t))return h(e.rule,`It has gone as far as it may.`);let r=e.mayEnter(t.at,n,t.gone);if(r!==null)return r;if(!Ed(e,t,n,1/0))return h(e.rule,`It could not go on from there.`);let i=wd(e,t);return Ed(e,t,n,i)?Cd(e,t.at,n)>Td(e,t,i)?h(e.rule,`There is a hex that must be chosen before this one.`):null:h(e.rule,`It would not survive that, and there is another way.`)}const Sd=(e,t,n)=>t>=0&&e.mustStop!==void 0&&e.mustStop(t,n),Cd=(e,t,n)=>e.preference===void 0?0:e.preference(t,n);function wd(e,t){let n=e.purse??1/0;for(let r=0;r<6;r++)if(Ed(e,t,e.grid.neighbours[t.at*6+r],n))return n;return 1/0}function Td(e,t,n){let r=1/0;for(let i=0;i<6;i++){let a=e.grid.neighbours[t.at*6+i];Ed(e,t,a,n)&&(r=Math.min(r,Cd(e,t.at,a)))}return r}function Ed(e,t,n,r){return Dd(e,t.at,n,t.gone,t.paid,r)}function Dd(e,t,n,r,i,a){if(n<0||e.mayEnter(t,n,r)!==null)return!1;let o=e.price===void 0?0:e.price(t,n);return i+o<=a&&Od(e,t,n,r+1,i+o,a)}function Od(e,t,n,r,i,a){let o=Sd(e,t,n);if((o||r>=e.hexes||e.mayStop?.(n)===!0)&&e.mayEnd(n)===null)return!0;if(o||r>=e.hexes+(e.extra??0))return!1;for(let t=0;t<6;t++)if(Dd(e,n,e.grid.neighbours[n*6+t],r,i,a))return!0;return!1}const kd=e=>bd(e,_d(e));function Ad(...e){return(t,n,r)=>{for(let i=0;i<e.length;i++){let a=e[i](t,n,r);if(a!==null)return a}return null}}function jd(e,t,n){return(r,i)=>e.distance(t,i)>e.distance(t,r)?null:n}function Md(e,t,n,r){return(i,a)=>n.length===0||Nd(e,n,a)<Nd(e,n,t)?null:r}function Nd(e,t,n){let r=1/0;for(let i=0;i<t.length;i++)r=Math.min(r,e.distance(t[i],n));return r}const Pd=h(`11.2d`,`each hex of a retreat is farther from the battle than the last`),Fd=h(`11.2d`,`each hex of a retreat is closer to a supply source than the battle was`),Id=h(`6.4`,`the army groups do not stack together there`),Ld=h(`11.2d`,`that unit does not belong to the retreating stack`),Rd=h(`11.2d`,`the last unit of a stack has nobody to leave`),zd=h(`9.6`,`the stack loses a step for the enemy zone of control`);function Bd(e,t,n,r){let i=D[t[0]],a=zo(e,i,n);return{grid:_,rule:`11.2`,start:n,hexes:r,mayEnter:Ad(jd(_,n,Pd),(t,n)=>wc(e,i,t,_.directionTo(t,n),!1),Md(_,n,a,Fd),(n,r)=>kc(e,i,n,r,t.length)),mayEnd:n=>t.some(t=>eo(e,t,n,I.together))?Id:null,mustStop:(t,n)=>Ua(e,n)!==S.clear}}const Vd=(e,t,n)=>kd(Bd(e,[t],e.place[t],n));function Hd(e){let t=[];for(let n=0;n<T;n++)B(e.unitFlags,n,I.together)&&t.push(n);return t}function Ud(e,t){let n=e.place[t],r=_.distance(Q(e),n);return{from:r===0?-1:Q(e),at:n,gone:r,paid:0}}const Wd=(e,t)=>Bd(e,t,Q(e),yu(e,`hexes`));function Gd(e,t){let n=Hd(e);if(n.length===0)return!Kd(e);let r=Wd(e,n),i=Ud(e,n[0]);if(vd(r,i))qd(e,n);else if(yd(r,i,[])===0)for(let r of n)Na(e,r,`11.2a`,t);else f(e.flow,k.retreat);return!1}function Kd(e){let t=-1;for(let n=0;n<T;n++)B(e.unitFlags,n,I.retreating)&&(t<0&&(t=e.place[n]),e.place[n]===t&&(e.unitFlags[n]|=I.together));return t>=0}function qd(e,t){let n=e.place[t[0]];for(let n of t)e.unitFlags[n]&=~(I.retreating|I.together);io(e,n)&&so(e,n)}function Jd(e,t,n,r){let i=e.place[t[0]];for(let a of t)r?.push({event:`retreated`,rule:`11.2`,unit:E[a],from:_.names[i],to:_.names[n]}),V(e,a,n,r);qi(e,D[t[0]],n)&&(t.length===1?Ma(e,t[0],`9.6`,r):f(e.flow,k.retreat,1))}const Yd=e=>m(e.flow,k.retreat.at.debt)===1,Xd={side:e=>gt(Tu(e)),list(e,t){let n=Hd(e);if(Yd(e)){for(let e of n)t({do:`lose`,unit:E[e]});return}let r=[];r.length=yd(Wd(e,n),Ud(e,n[0]),r);for(let e of r)t({do:`retreat`,to:_.names[e]});if(n.length>1)for(let e of n)t({do:`part`,unit:E[e]})},check:(e,t)=>Yd(e)?Zd(e,t):Qd(e,t),perform(e,t,n){let r=Hd(e);p(e.flow),t.do===`part`?e.unitFlags[G(t.unit)]&=~I.together:t.do===`lose`?Ma(e,G(t.unit),`9.6`,n):Jd(e,r,K(t.to),n)}};function Zd(e,t){if(t.do!==`lose`)return zd;let n=G(t.unit);return n<0?U:B(e.unitFlags,n,I.together)?null:Ld}function Qd(e,t){let n=Hd(e);if(t.do===`retreat`){let r=K(t.to);return r<0?W:xd(Wd(e,n),Ud(e,n[0]),r)}if(t.do!==`part`)return H;let r=G(t.unit);return r<0?U:n.includes(r)?n.length===1?Rd:null:Ld}const $d=h(`5.3.5a`,`the Germans leave only if all of their units there are mobile`),ef=h(`5.3.5a`,`the Germans have no way inland`);function tf(e,t,n,r){let i=Y(e);for(let t of i)e.unitFlags[t]|=I.moved;r?.push({event:`attack`,rule:`5.3.5`,side:`allied`,target:_.names[t],units:i.map(e=>E[e])}),wu(e,t,n|Z.invasion)}function nf(e){let t=Ns(e,Q(e));return t.some(e=>!O[e])?$d:t.every(t=>Vd(e,t,1))?null:ef}function rf(e){xu(e,Z.invasion)&&nf(e)===null&&f(e.flow,k.inland)}const af={side:()=>1,list(e,t){t({do:`stand`}),t({do:`retreat`})},check(e,t){return t.do===`stand`?null:t.do===`retreat`?nf(e):H},perform(e,t,n){if(p(e.flow),t.do!==`stand`){Su(e,Z.inland),bu(e,`hexes`,1);for(let t of Ns(e,Q(e)))e.unitFlags[t]|=I.retreating;n?.push({event:`retreat`,rule:`5.3.5a`,hex:_.names[Q(e)],hexes:1})}}};function of(e,t,n){Gi(e);for(let r of Y(e))B(e.unitFlags,r,I.landing)&&(e.due[r]=0,e.unitFlags[r]|=I.moved,V(e,r,t,n),n?.push({event:`landed`,rule:`5.3.2`,unit:E[r],hex:_.names[t]}));nr[t]&&t===e.secondHex&&!e.yugoslavsCalled&&(e.alarms|=Vi.yugoslavs)}function sf(e,t){let n=Q(e);t?.push({event:`invasion-failed`,rule:`5.3.6`,hex:_.names[n]});let r=+(e.beachheads[1]===n);e.beachheads[r]=-2,Gi(e);for(let n of Y(e))B(e.unitFlags,n,I.landing)&&(Ma(e,n,`5.3.6`,t),e.place[n]!==F.eliminated&&(da(e,n,F.track,t),e.due[n]=e.turn+1));Ui(e)&&e.turn===1&&nd(e,$.firstInvasionFailed,t)}const cf=h(`10.10b`,`both bombers have been used`),lf=h(`10.10`,`one combat takes one bomber`);function uf(e,t){return t?lf:e.bombers>0?null:cf}function df(e,t,n){--e.bombers,n?.push({event:`bombers`,rule:`10.10`,hex:_.names[t],left:e.bombers}),Rn[t]&&!B(e.hexFlags,t,L.destroyed)&&ff(e,t,`10.10e`,n)}function ff(e,t,n,r){e.hexFlags[t]|=L.destroyed,ma(e,t,`7.4a`,r),Gi(e),io(e,t)&&(e.hexFlags[t]|=L.spared),r?.push({event:`city-destroyed`,rule:n,hex:_.names[t]})}const pf=h(`12.0`,`that unit is not in the Reinforcement Box`),mf=h(`12.0`,`reinforcements enter in a Movement & Attack Phase of their side`),hf=h(`12.1`,`Allied reinforcements enter at a supplied port or a beachhead in Allied hands`),gf=h(`12.2`,`German reinforcements enter in a supplied city in German hands`),_f=h(`12.2.1a`,`that unit enters only in its own hex, and only while that is German and supplied`),vf=h(`12.2.1a`,`that unit enters in a supplied Italian hex without enemy zones of control`),yf=(e,t)=>Rn[t]===1&&!B(e.hexFlags,t,L.destroyed);function bf(e,t){return e.control[t]===0?Wa(e,t)?!0:Vn[t]===1&&yf(e,t)&&Fo(e,0,t):!1}const xf=(e,t)=>yf(e,t)&&Fo(e,1,t),Sf=(e,t)=>b[t]===y.Italy&&e.control[t]===1&&Mo(e,1,t)&&!qi(e,1,t);function Cf(e,t,n){return D[t]===0?bf(e,n)?null:hf:zr[t]===Lr.italy?Sf(e,n)?null:vf:zr[t]===Lr.hex?n===Rr[t]&&Fo(e,1,n)?null:_f:xf(e,n)?null:gf}function wf(e){return(e.phase===R.alliedOperations||e.phase===R.germanOperations)&&!xo(e)?null:mf}function Tf(e,t,n){return e.place[t]!==F.reinforcements||D[t]!==J(e)?pf:Cf(e,t,n)??Ef(e,t,n)}function Ef(e,t,n){let r=$a(e,t,n);return r!==null||!O[t]?r:kc(e,D[t],-1,n,1)}function Df(e,t){let n=G(t.unit),r=K(t.to);return n<0?U:r<0||!x[r]?W:wf(e)??Tf(e,n,r)}const Of=Array.from({length:v},(e,t)=>t);function kf(e,t){if(t===1)return Bn.filter(t=>xf(e,t));let n=Array.from(e.beachheads).filter(e=>e>=0&&!Vn[e]);return[.../* @__PURE__ */ new Set([...n,...Bn])].filter(t=>bf(e,t))}function Af(e,t){if(wf(e)!==null)return;let n=J(e),r=null;for(let i=0;i<T;i++){if(e.place[i]!==F.reinforcements||D[i]!==n)continue;r??=kf(e,n);let a=zr[i]===Lr.usual;for(let n of a?r:Of)x[n]&&(a||Cf(e,i,n)===null)&&Ef(e,i,n)===null&&t({do:`enter`,unit:E[i],to:_.names[n]})}}function jf(e,t,n){let r=G(t.unit);n?.push({event:`entered`,rule:D[r]===0?`12.1`:`12.2`,unit:E[r],hex:String(t.to)}),V(e,r,K(t.to),n)}const Mf=(e,t)=>e.place[t]===F.reinforcements||e.place[t]===F.track&&e.turn===4&&e.due[t]===4&&!jr[t],Nf=w.flatMap((e,t)=>Dr[t]?[t]:[]),Pf=h(`2.6b`,`only the corps of the First Allied Airborne Army are dropped by air`),Ff=h(`13.2l`,`a corps is dropped out of the box or in its static mode`),If=h(`13.2l`,`a corps is dropped once a turn, and not after it has moved`),Lf=h(`13.2l`,`a corps on the map is dropped only from a city in Allied hands`),Rf=h(`13.2f`,`aerial supply and static airborne corps exclude each other for a turn`),zf=h(`13.2e`,`nobody is dropped on mountain, pass, fortified or city hexes`),Bf=h(`8.5`,`nobody may enter that hex`),Vf=h(`13.2e`,`two drops of one turn go into the same hex or into adjacent ones`),Hf=h(`13.2g`,`a drop on German units is made in the attack portion`),Uf=h(`13.2g`,`a drop on a hex without Germans is made in the movement portion`),Wf=h(`13.2j`,`that corps cannot be dropped here and now`);function Gf(e,t){if(!Dr[t])return Tr[t]?Ff:Pf;if(e.aerialUsed)return Rf;if(e.place[t]>=0)return e.unitFlags[t]&(I.moved|I.dropped|I.involved)?If:yf(e,e.place[t])&&e.control[e.place[t]]===0?null:Lf;let n=Er[t];return Mf(e,n)||e.place[n]===F.invasion?null:Ff}function Kf(e,t){if(!x[t])return Bf;let n=Wn[t]===Un.other||ou(e,t)!==0;return In[t]===S.mountain||Ln[t]||n||yf(e,t)?zf:null}function qf(e,t,n){for(let r of Nf)if(r!==t&&B(e.unitFlags,r,I.dropped)&&e.place[r]>=0&&_.distance(e.place[r],n)>1)return Vf;return null}function Jf(e,t,n){let r=Kf(e,n)??qf(e,t,n);if(r!==null)return r;let i=q(e,0,n);return e.portion===z.attack?i?ks(e,0,n):Uf:i?Hf:$a(e,t,n)}function Yf(e,t,n){let r=Gf(e,t);return r===null?B(e.unitFlags,t,I.involved)?Wf:Kf(e,n)??qf(e,t,n):r}function Xf(e,t){for(let n=0;n<v;n++)if(Jf(e,t,n)===null)return!0;return!1}const Zf=h(`13.2e`,`there is no hex to drop that corps on`);function Qf(e,t){return Gf(e,t)??(Xf(e,t)?null:Zf)}function $f(e,t){let n=G(t.unit);return n<0?U:J(e)===0?Qf(e,n):Pf}function ep(e,t){for(let n of Nf)Qf(e,n)===null&&t({do:`airdrop`,unit:E[n]})}function tp(e,t){f(e.flow,k.airdrop,G(t.unit))}const np=e=>m(e.flow,k.airdrop.at.unit),rp={side:()=>0,list(e,t){let n=np(e);for(let r=0;r<v;r++)x[r]&&Jf(e,n,r)===null&&t({do:`drop`,to:_.names[r]})},check(e,t){if(t.do!==`drop`)return H;let n=K(t.to);return n<0?W:Jf(e,np(e),n)},perform(e,t,n){let r=np(e),i=K(t.to);p(e.flow),ip(e,r),q(e,0,i)?f(e.flow,k.assemble,i):(ap(e,r,i,n),as(e,!0))}};function ip(e,t){let n=Er[t];e.place[t]<0&&(Pa(e,n,e.place[n]===F.track?F.reinforcements:e.place[n]),e.due[t]=0,e.unitFlags[n]=0),e.unitFlags[t]|=I.involved|I.dropping,e.staticSeen=1}function ap(e,t,n,r){e.unitFlags[t]=e.unitFlags[t]&~(I.involved|I.dropping)|I.dropped|I.moved,r?.push({event:`dropped`,rule:`13.2`,unit:E[t],hex:_.names[n]}),V(e,t,n,r),e.hexFlags[n]|=L.secured}const op=h(`13.2m`,`a corps that moved, was dropped or attacked in this turn is not converted`),sp=h(`13.2n`,`a corps is converted only in overland supply`),cp=h(`13.2a`,`only an airborne corps on the map is converted`),lp=h(`6.4`,`as a truck-borne corps it would stand beside the other army group`);function up(e,t){return!Tr[t]||e.place[t]<0?cp:e.unitFlags[t]&(I.moved|I.attacked|I.dropped)?op:Ro(e,t)?Dr[t]?eo(e,Er[t],e.place[t])?lp:null:e.aerialUsed?Rf:null:sp}const dp=e=>Nf.flatMap(e=>[e,Er[e]]).filter(t=>up(e,t)===null);function fp(e){e.phase===R.alliedOperations&&dp(e).length>0&&f(e.flow,k.conversion)}const pp={side:()=>0,isMoot:e=>dp(e).length===0,list(e,t){for(let n of dp(e))t({do:`convert`,unit:E[n]});t({do:`done`})},check(e,t){if(t.do===`done`)return null;if(t.do!==`convert`)return H;let n=G(t.unit);return n<0?U:up(e,n)},perform(e,t,n){t.do===`done`?p(e.flow):mp(e,G(t.unit),n)}};function mp(e,t,n){let r=e.place[t],i=Er[t];n?.push({event:`converted`,rule:`13.2m`,side:mt[0],unit:E[t],to:E[i]}),e.reduced[i]=e.reduced[t],e.reduced[t]=0,V(e,i,r,n),da(e,t,F.aside,n),e.unitFlags[i]|=I.moved,Dr[i]&&(e.staticSeen=1)}const hp=h(`3.3`,`the first invasion has to be made`),gp=h(`5.3.1`,`the force comes out of the Reinforcement Box`),_p=h(`5.3.1`,`the first invasion is made by the four corps of 3304 and one airborne corps`),vp=h(`5.3.1`,`an invasion is made by six units at most, those in the hex included`),yp=h(`5.3.2`,`somebody has to land`),bp=h(`13.2b`,`an airborne corps lands as truck-borne infantry`),xp=h(`10.10`,`there is no combat to support`),Sp=h(`5.3.4`,`others join only an attack`),Cp=_.along[g(`3305`)],wp=e=>qn[e]===`atlantic`&&_.along[e]>=Cp,Tp={first:1,second:2},Ep=(e,t)=>t===Tp.first?e.firstHex:e.secondHex;function Dp(e,t){Ui(e)&&e.turn===1?jp(e,Tp.first,t):e.secondPlan===Bi.secret&&e.secondTurn===e.turn&&Op(e,t)}function Op(e,t){e.revelations+=1,e.secondHex===-1?(e.secondPlan=Bi.cancelled,t?.push({event:`invasion-cancelled`,rule:`13.1`,planned:!1})):f(e.flow,k.launch,Tp.second)}const kp={side:()=>0,list(e,t){Ap(e)===null&&t({do:`launch`}),t({do:`cancel`})},check(e,t){return t.do===`launch`?Ap(e):t.do===`cancel`?null:H},perform(e,t,n){p(e.flow),t.do===`launch`?jp(e,Tp.second,n):(e.secondPlan=Bi.cancelled,n?.push({event:`invasion-cancelled`,rule:`3.2.3d`,planned:!0,hex:_.names[e.secondHex]}))}};function Ap(e){if(e.control[e.secondHex]===0)return null;for(let t=0;t<T;t++)if(Lp(e,t,Tp.second)===null)return null;return yp}function jp(e,t,n){let r=Ep(e,t);if(e.revelations+=1,n?.push({event:`invasion`,rule:`5.3.2`,hex:_.names[r],first:t===Tp.first}),t===Tp.first){e.seineOpen=+!!wp(r),e.landedUnopposed=+!q(e,0,r);for(let t=0;t<T;t++)e.place[t]===F.invasion&&(e.unitFlags[t]|=I.involved|I.landing)}else e.secondPlan=Bi.launched,qn[r]===`adriatic`&&(e.italyOpen=1);f(e.flow,k.landing,t)}const Mp={which:3,bombers:4},Np=e=>m(e.flow,k.landing.at.marks)&Mp.which,Pp=e=>(m(e.flow,k.landing.at.marks)&Mp.bombers)!==0,Fp=e=>Ep(e,Np(e));function Ip(e,t){let n=Y(e).filter(t=>e.unitFlags[t]&(I.landing|I.dropping)),r=q(e,0,t)?0:ro(e,t);return n.length+r}function Lp(e,t,n){return D[t]===0?n===Tp.first?_p:B(e.unitFlags,t,I.involved)?gp:Dr[t]?bp:!O[t]||!Mf(e,t)?gp:Ip(e,e.secondHex)>=P.invasionForce?vp:null:gp}function Rp(e,t){let n=Fp(e),r=Yf(e,t,n);return r===null?Np(e)===Tp.first?null:Vp(e)===null?Ip(e,n)>=P.invasionForce?vp:null:yp:r}function zp(e,t){let n=Fp(e);return q(e,0,n)?js(e,t,n):Sp}function Bp(e){return q(e,0,Fp(e))?uf(e,Pp(e)):xp}function Vp(e){return Y(e).some(t=>B(e.unitFlags,t,I.landing))||e.control[Fp(e)]===0?null:yp}const Hp={side:J,list(e,t){let n=Np(e);for(let r=0;r<T;r++)D[r]!==1&&(Lp(e,r,n)===null&&t({do:`land`,unit:E[r]}),zp(e,r)===null&&t({do:`join`,unit:E[r]}));for(let n of Nf)Rp(e,n)===null&&t({do:`drop`,unit:E[n]});Bp(e)===null&&t({do:`bombers`}),Ea(e,t),Vp(e)===null&&t({do:`resolve`})},check(e,t){return t.do===`resolve`?Vp(e):t.do===`cancel`?hp:t.do===`bombers`?Bp(e):t.do===`aerial`?Ta(e,t):Up(e,t)},perform(e,t,n){let r=G(t.unit);t.do===`land`?e.unitFlags[r]|=I.involved|I.landing:t.do===`join`?e.unitFlags[r]|=I.involved:t.do===`drop`?ip(e,r):t.do===`aerial`?Da(e,t,n):t.do===`bombers`?(ie(e.flow,k.landing.at.marks,Np(e)|Mp.bombers),df(e,Fp(e),n)):Wp(e,n)}};function Up(e,t){let n=G(t.unit);return t.do!==`land`&&t.do!==`drop`&&t.do!==`join`?H:n<0?U:t.do===`land`?Lp(e,n,Np(e)):t.do===`drop`?Rp(e,n):zp(e,n)}function Wp(e,t){let n=Fp(e),r=Pp(e)?Z.bombers:0;if(p(e.flow),Gp(e,n,t),q(e,0,n))tf(e,n,r,t);else{for(let r of Y(e))B(e.unitFlags,r,I.dropping)&&ap(e,r,n,t);of(e,n,t);for(let t of Y(e))e.unitFlags[t]&=~(I.involved|I.landing|I.dropping)}}function Gp(e,t,n){e.beachheads[e.beachheads[0]===-1?0:1]=t,n?.push({event:`beachhead`,rule:`5.3.2`,hex:_.names[t]})}const Kp=h(`7.15`,`that army group has no units in the northern zone`);function qp(e){return vt.map((e,t)=>t).filter(t=>{for(let n=0;n<T;n++){let r=e.place[n];if(r>=0&&D[n]===0&&yr[n]===t&&C[r]===0)return!0}return!1})}function Jp(e,t){if(e.turn<N.supplyProblems||So(e))return;let n=qp(e);n.length===1?Yp(e,n[0],t):n.length>1&&f(e.flow,k.supplyProblem)}function Yp(e,t,n){e.shortGroup=t+1,n?.push({event:`supply-problems`,rule:`7.15`,group:vt[t]})}const Xp={side:()=>0,list(e,t){for(let n of qp(e))t({do:`name`,group:vt[n]})},check(e,t){return t.do!==`name`||ht(t.group)<0?H:qp(e).includes(ht(t.group))?null:Kp},perform(e,t,n){p(e.flow),Yp(e,ht(t.group),n)}},Zp=1073741823;function Qp(e){let{size:t}=e;return{cost:new Int32Array(t).fill(Zp),previous:new Int16Array(t),ending:new Uint8Array(t),through:new Int32Array(t),throughPrevious:new Int16Array(t),hexes:new Int16Array(t),count:0,ended:new Int16Array(t),endedCount:0,endCost:new Int32Array(t).fill(Zp),endPrevious:new Int16Array(t),heads:(/* @__PURE__ */ new Int32Array(1024)).fill(-1),next:new Int32Array(t*7),waiting:new Int16Array(t*7),entries:0,followed:0}}function $p(e,t){let{cost:n,ending:r,endCost:i,hexes:a,ended:o}=e;for(let t=0;t<e.count;t++)n[a[t]]=Zp;for(let t=0;t<e.endedCount;t++)r[o[t]]=0,i[o[t]]=Zp;e.followed!==e.entries&&e.heads.fill(-1),e.count=0,e.endedCount=0,e.entries=0,e.followed=0,t>=e.heads.length&&(e.heads=new Int32Array(t+1).fill(-1))}function em(e,t){e.cost[t]!==0&&nm(e,-1,t,0)}function tm(e,t,n,r,i,a,o=-1){let s=$s(i);if(s>=65535)return;let c=r+s;c>a?t===o&&rm(e,t,n,a,i>=67108864?2:1):i>=16777216?rm(e,t,n,c,i>=67108864?2:1):c<e.cost[n]&&nm(e,t,n,c)}function nm(e,t,n,r){let{cost:i,heads:a}=e;i[n]===1073741823&&(e.hexes[e.count++]=n),i[n]=r,e.previous[n]=t;let o=e.entries++;e.waiting[o]=n,e.next[o]=a[r],a[r]=o}function rm(e,t,n,r,i){let{ending:a,endCost:o}=e;if(o[n]===1073741823)e.ended[e.endedCount++]=n;else if(i===a[n]?r>=o[n]:i===2)return;o[n]=r,e.endPrevious[n]=t,a[n]=i}function im(e){let{cost:t,previous:n,ending:r,through:i,throughPrevious:a,ended:o,endCost:s,endPrevious:c}=e;for(let l=0;l<e.endedCount;l++){let u=o[l];t[u]!==1073741823&&(r[u]===2||t[u]<=s[u])?r[u]=0:(t[u]===1073741823&&(e.hexes[e.count++]=u),i[u]=t[u],a[u]=n[u],t[u]=s[u],n[u]=c[u])}}function am(e,t,n,r,i,a=!1){om(e,n,r,sm(e,t,r,i,a?n:-1))}function om(e,t,n,r){$p(e,n),em(e,t),cm(e,n,r),im(e)}function sm(e,{neighbours:t},n,r,i=-1){let{cost:a}=e;return(o,s)=>{for(let c=0;c<6;c++){let l=t[o*6+c];l<0||a[l]<=s||tm(e,o,l,s,r(o,c,l,s),n,i)}}}function cm(e,t,n){let{heads:r,next:i,waiting:a,cost:o}=e,s=0;for(let c=0;c<=t&&s<e.entries;c++)for(let e=r[c];e!==-1;e=r[c]){r[c]=i[e],s++;let t=a[e];o[t]===c&&n(t,c)}e.followed=s}const lm=Qp(_);let um,dm=0,fm=1,pm=0;function mm(e,t,n){let r=Tc(um,dm,pm,e,t);return r===65535||kc(um,dm,e,n,fm)!==null?Qs:r}function hm(e,t){um=e,dm=D[t[0]],fm=t.length,pm=+!!t.every(e=>wr[e]===1)}function gm(e,t,n,r){hm(e,t);let i=_.neighbours[n*6+r],a=1/0;for(let i of t){let t=Tc(e,dm,wr[i],n,r);a=Math.min(a,e.left[i]-t)}am(lm,_,i,a,mm);for(let n=0;n<lm.count;n++){let r=lm.hexes[n];if(r!==i&&Vl(e,t,r)===null)return!0}return!1}const _m=h(`8.10`,`the Germans have crossed the Scheldt before`),vm=h(`8.10`,`the Scheldt is declared open in the movement of a German Movement & Attack Phase`);function ym(e){return e.phase!==R.germanOperations||xo(e)?vm:e.scheldtTurn>0?_m:null}function bm(e,t){e.scheldtTurn=e.turn,e.scheldtOpen=1,t?.push({event:`scheldt`,rule:`8.10`})}function xm(e){e.scheldtOpen=0}const Sm=h(`8.0`,`only the units of the player whose phase it is may move`),Cm=h(`2.9`,`static units never move`),wm=h(`8.0`,`that unit is not on the map`),Tm=h(`8.7`,`the move of that unit is over`),Em=h(`13.6d`,`the offensive has not activated that unit`),Dm=h(`8.7`,`a stack takes along only units of the hex in which its move begins`),Om=h(`8.2`,`units move from hex to adjacent hex`),km=h(`8.1`,`a unit of the stack lacks the movement factors for that hex`),Am=h(`6.2`,`the stack could stop neither there nor beyond`),jm=h(`8.7`,`that unit does not belong to the moving stack`),Mm=h(`8.7`,`units are dropped off on the way, not before the move`),Nm=h(`8.7`,`the last unit of a stack halts`);function Pm(e,t){return D[t]===J(e)?e.place[t]<0?wm:O[t]?B(e.unitFlags,t,I.moved)?Tm:xo(e)?B(e.unitFlags,t,I.activated)?null:Em:vo(e,t):Cm:Sm}function Fm(e,t){e.unitFlags[t]|=I.moving,e.left[t]=Bl(e,t)}function Im(e){let t=[];for(let n=0;n<T;n++)B(e.unitFlags,n,I.moving)&&t.push(n);return t}function Lm(e,t,n){if(n<0)return Om;let r=D[t[0]],i=e.place[t[0]],a=_.neighbours[i*6+n],o=wc(e,r,i,n,!0)??kc(e,r,i,a,t.length);if(o!==null)return o;for(let a of t)if(Tc(e,r,wr[a],i,n)>e.left[a])return km;return Vl(e,t,a)===null||gm(e,t,i,n)?null:Am}function Rm(e,t,n,r){let i=e.place[t[0]],a=_.directionTo(i,n),o=D[t[0]],s=t.map(t=>Tc(e,o,wr[t],i,a));t.forEach((t,a)=>{e.left[t]-=s[a],r?.push({event:`moved`,rule:`8.0`,unit:E[t],from:_.names[i],to:_.names[n],cost:s[a]}),V(e,t,n,r)})}function zm(e,t){e.unitFlags[t]=e.unitFlags[t]&~I.moving|I.moved,e.left[t]=0}function Bm(e){let t=m(e.flow,k.move.at.steps)>0,n=Im(e);for(let t of n)zm(e,t);p(e.flow),t&&as(e,!0),io(e,e.place[n[0]])&&so(e,e.place[n[0]])}function Vm(e,t,n){let r=e.place[t[0]];for(let i=0;i<6;i++){let a=_.neighbours[r*6+i];a>=0&&Lm(e,t,i)===null&&n({do:`step`,to:_.names[a]})}}function Hm(e,t,n){return m(e.flow,k.move.at.steps)>0||e.place[n]!==e.place[t[0]]||B(e.unitFlags,n,I.moving)?Dm:Pm(e,n)}function Um(e,t,n){return t.includes(n)?m(e.flow,k.move.at.steps)===0?Mm:t.length===1?Nm:Vl(e,[n],e.place[n]):jm}function Wm(e,t){let n=Vl(e,t,e.place[t[0]]);if(n===null)return null;for(let r=0;r<6;r++)if(Lm(e,t,r)===null)return n;return null}const Gm={side:J,isMoot:e=>Im(e).length===0,list(e,t){let n=Im(e);for(let r=e.top[e.place[n[0]]];r>=0;r=e.below[r])Hm(e,n,r)===null&&t({do:`join`,unit:E[r]}),Um(e,n,r)===null&&t({do:`drop-off`,unit:E[r]});Vm(e,n,t),Wm(e,n)===null&&t({do:`halt`})},check(e,t){let n=Im(e);if(t.do===`halt`)return Wm(e,n);if(t.do===`step`){let r=K(t.to);return r<0?W:Lm(e,n,_.directionTo(e.place[n[0]],r))}if(t.do!==`join`&&t.do!==`drop-off`)return H;let r=G(t.unit);return r<0?U:t.do===`join`?Hm(e,n,r):Um(e,n,r)},perform(e,t,n){t.do===`halt`?Bm(e):t.do===`join`?Fm(e,G(t.unit)):t.do===`drop-off`?zm(e,G(t.unit)):(ie(e.flow,k.move.at.steps,1),Rm(e,Im(e),K(t.to),n))}},Km={side:J,list(e,t){let n=J(e);for(let n=0;n<T;n++)Pm(e,n)===null&&t({do:`begin`,unit:E[n]});Af(e,t),n===0?(ep(e,t),Ea(e,t)):ym(e)===null&&t({do:`scheldt`}),ds(e)===null&&t({do:`end`})},check(e,t){if(t.do===`end`)return ds(e);if(t.do===`enter`)return Df(e,t);if(t.do===`scheldt`)return ym(e);if(t.do===`aerial`&&J(e)===0)return Ta(e,t);if(t.do===`airdrop`)return $f(e,t);if(t.do===`attack`)return qm;if(t.do!==`begin`)return H;let n=G(t.unit);return n<0?U:Pm(e,n)},perform(e,t,n){switch(t.do){case`enter`:return jf(e,t,n);case`aerial`:return Da(e,t,n);case`scheldt`:return bm(e,n);case`airdrop`:return tp(e,t);case`begin`:return Fm(e,G(t.unit)),f(e.flow,k.move);default:return Jm(e)}}},qm=h(`5.5.1`,`there is no attack in the movement portion`);function Jm(e){p(e.flow),Fu(e),as(e,!1)}function Ym(e){e.portion=z.movement,f(e.flow,k.movement),J(e)===0&&(e.offensiveReady=1,as(e,!1))}function Xm(e,t){let n=I.deployed;for(let r=0;r<T;r++)D[r]===t&&(e.unitFlags[r]&=n,e.left[r]=0)}const Zm=h(`5.5.1`,`there is no movement in the attack portion`),Qm=h(`10.0b`,`an attack is finished before the next one begins`),$m=h(`10.0b`,`an attack that has been declared is carried through`),eh=h(`11.3g`,`an advance is made at once after its combat or not at all`),th=h(`10.10`,`the bombers are Allied`);function nh(e){e.portion=z.attack,f(e.flow,k.combat)}const rh={side:J,list(e,t){let n=J(e);for(let r=0;r<T;r++)D[r]===n&&e.place[r]>=0&&ih(e,r,t);Af(e,t),n===0&&(ep(e,t),Ea(e,t)),fs(e)===null&&t({do:`end`})},check(e,t){if(t.do===`end`)return fs(e);if(t.do===`enter`)return Df(e,t);if(t.do===`airdrop`)return $f(e,t);if(t.do===`aerial`&&J(e)===0)return Ta(e,t);if(t.do===`begin`)return Zm;if(t.do===`advance`)return eh;if(t.do!==`attack`)return H;let n=G(t.unit),r=K(t.target);return n<0?U:r<0?W:Ms(e,n,r)},perform(e,t,n){switch(t.do){case`end`:return p(e.flow);case`enter`:return jf(e,t,n);case`aerial`:return Da(e,t,n);case`airdrop`:return tp(e,t);default:return e.unitFlags[G(t.unit)]|=I.involved,f(e.flow,k.assemble,K(t.target))}}};function ih(e,t,n){for(let r=e.place[t]*6;r<e.place[t]*6+6;r++){let i=_.neighbours[r];i<0||!q(e,D[t],i)||Ms(e,t,i)===null&&n({do:`attack`,target:_.names[i],unit:E[t]})}}const ah=e=>m(e.flow,k.assemble.at.target),oh=e=>m(e.flow,k.assemble.at.marks),sh={side:J,list(e,t){let n=ah(e);for(let r=n*6;r<n*6+6;r++){let i=_.neighbours[r];if(!(i<0||e.top[i]<0||D[e.top[i]]!==J(e)))for(let r=e.top[i];r>=0;r=e.below[r])js(e,r,n)===null&&t({do:`join`,unit:E[r]})}if(J(e)===0){for(let r of Nf)Yf(e,r,n)===null&&t({do:`drop`,unit:E[r]});ch(e)===null&&t({do:`bombers`}),Ea(e,t)}t({do:`resolve`})},check(e,t){if(t.do===`resolve`)return null;if(t.do===`cancel`)return $m;if(t.do===`attack`)return Qm;if(t.do===`bombers`)return ch(e);if(t.do===`aerial`&&J(e)===0)return Ta(e,t);if(t.do!==`join`&&t.do!==`drop`)return H;let n=G(t.unit);return n<0?U:t.do===`join`?js(e,n,ah(e)):Yf(e,n,ah(e))},perform(e,t,n){t.do===`join`?e.unitFlags[G(t.unit)]|=I.involved:t.do===`drop`?ip(e,G(t.unit)):t.do===`aerial`?Da(e,t,n):t.do===`bombers`?(ie(e.flow,k.assemble.at.marks,oh(e)|Z.bombers),df(e,ah(e),n)):lh(e,n)}};function ch(e){return J(e)===0?uf(e,(oh(e)&Z.bombers)!==0):th}function lh(e,t){let n=ah(e),r=J(e),i=oh(e)|(xo(e)?Z.offensive:0),a=Y(e);p(e.flow);for(let t of a)e.unitFlags[t]|=I.attacked;Os(e,r,n),xo(e)&&ps(e),t?.push({event:`attack`,rule:`10.0`,side:mt[r],target:_.names[n],units:a.map(e=>E[e])}),wu(e,n,i)}function uh(e){let{units:t,target:n,drop:r,bombers:i}=e;if(e.do!==`attack`||!Array.isArray(t)||t.length===0)return null;if(t.length>36)return[];let a=Array.isArray(r)?r.slice(0,36):[];return[{do:`attack`,target:n??null,unit:t[0]},...t.slice(1).map(e=>({do:`join`,unit:e})),...a.map(e=>({do:`drop`,unit:e})),...i===!0?[{do:`bombers`}]:[],{do:`resolve`}]}const dh=h(`13.7`,`Thunderclap is flown in the Allied Reinforcement Phase of turn 7, once`),fh=h(`13.7`,`Thunderclap strikes a German-held city in Germany east of the Rhine`),ph=h(`13.7`,`Thunderclap strikes neither the Ruhr, Berlin nor Vienna`);function mh(e,t){return e.turn!==N.thunderclap||e.thunderclap?dh:t===Tn||t===wn||t===En?ph:yf(e,t)&&b[t]===y.Germany&&$n[t]===1&&e.control[t]===1?null:fh}function hh(e,t){let n=K(t.hex);return n<0?W:mh(e,n)}function gh(e,t){if(e.turn===N.thunderclap)for(let n of Bn)mh(e,n)===null&&t({do:`thunderclap`,hex:_.names[n]})}function _h(e,t,n){let r=K(t.hex);e.thunderclap=1,n?.push({event:`thunderclap`,rule:`13.7`,hex:_.names[r]});for(let t of no(e,r))O[t]||Na(e,t,`13.7b`,n);ff(e,r,`13.7a`,n)}const vh=h(`12.3.1`,`only US units are rebuilt in this way`),yh=h(`12.3.1a`,`French corps are never rebuilt`),bh=h(`12.3.1`,`that unit is neither reduced on the map nor eliminated`),xh=h(`12.3.1`,`a unit in an enemy zone of control is not rebuilt`),Sh=h(`12.3.1`,`a unit out of supply is not rebuilt`),Ch=h(`12.3.1`,`two US units a turn are brought up to strength`),wh=h(`12.4.1`,`in one turn either reduced or eliminated US units are rebuilt`),Th=h(`12.4.1`,`one eliminated US unit a turn is rebuilt`),Eh=h(`12.4.2`,`eliminated Commonwealth units never return`),Dh=h(`12.3.2`,`two reduced Commonwealth units, in supply and out of enemy zones of control, make one`),Oh=h(`12.3.2c`,`the British airborne corps is never rebuilt`),kh=h(`12.3.2`,`one pair of Commonwealth units a turn is merged`),Ah=h(`12.1.1`,`only the FX may be withdrawn, from turn 3 on and once`),jh=(e,t)=>e.place[t]>=0&&e.reduced[t]===1;function Mh(e,t){return kr[t]&&e.place[t]===F.eliminated?Eh:Or[t]?e.place[t]===F.eliminated?e.flipped>0?wh:e.rebuilt>0?Th:null:jh(e,t)?e.rebuilt>0?wh:e.flipped>=P.americanFlips?Ch:Nh(e,t):bh:Ar[t]&&!kr[t]?yh:vh}function Nh(e,t){return qi(e,0,e.place[t])?xh:Lo(e,t)?null:Sh}function Ph(e,t,n){e.place[t]===F.eliminated?(e.rebuilt+=1,e.place[t]=F.reinforcements,n?.push({event:`rebuilt`,rule:`12.4.1`,unit:E[t]})):(e.flipped+=1,e.reduced[t]=0,n?.push({event:`rebuilt`,rule:`12.3.1`,unit:E[t],hex:_.names[e.place[t]]}))}function Fh(e,t){return e.merged>0?kh:kr[t]?Ar[t]?Oh:jh(e,t)&&Nh(e,t)===null?null:Dh:Dh}function Ih(e,t,n){return Fh(e,t)??Fh(e,n)??(t===n?Dh:null)}function Lh(e,t,n,r){e.merged=1,r?.push({event:`merged`,rule:`12.3.2`,unit:E[t],with:E[n]}),da(e,n,F.eliminated,r),da(e,t,F.reinforcements,r),e.reduced[n]=0,e.reduced[t]=0}function Rh(e,t){return t===Br&&e.turn>=N.withdrawal&&e.place[Br]!==F.removed?null:Ah}function zh(e,t){t?.push({event:`withdrawn`,rule:`12.1.1`,unit:E[Br]}),da(e,Br,F.removed,t),e.reduced[Br]=0;for(let n=0;n<T;n++)jr[n]&&e.place[n]===F.track&&(e.place[n]=F.reinforcements,e.due[n]=0,t?.push({event:`arrived`,rule:`12.1.1`,unit:E[n]}))}function Bh(e,t){let n=[];for(let t=0;t<T;t++)Fh(e,t)===null&&n.push(t);for(let e of n)for(let r of n)e!==r&&t({do:`merge`,unit:E[e],with:E[r]})}const Vh={side:()=>0,list(e,t){for(let n=0;n<T;n++)D[n]===0&&Mh(e,n)===null&&t({do:`rebuild`,unit:E[n]});Bh(e,t),Rh(e,Br)===null&&t({do:`withdraw`,unit:E[Br]}),gh(e,t),Ea(e,t),t({do:`end`})},check(e,t){if(t.do===`end`)return null;if(t.do===`thunderclap`)return hh(e,t);if(t.do===`aerial`)return Ta(e,t);if(t.do!==`rebuild`&&t.do!==`merge`&&t.do!==`withdraw`)return H;let n=G(t.unit);if(n<0)return U;if(t.do===`rebuild`)return Mh(e,n);if(t.do===`withdraw`)return Rh(e,n);let r=G(t.with);return r<0?U:Ih(e,n,r)},perform(e,t,n){let r=G(t.unit);t.do===`end`?p(e.flow):t.do===`thunderclap`?_h(e,t,n):t.do===`aerial`?Da(e,t,n):t.do===`rebuild`?Ph(e,r,n):t.do===`withdraw`?zh(e,n):Lh(e,r,G(t.with),n)}},Hh=h(`12.3.3`,`reduced German units are not rebuilt`),Uh=h(`12.4.3`,`only eliminated German mobile units are rebuilt`),Wh=h(`12.4.3`,`one German unit a turn is rebuilt`),Gh=h(`12.2.4`,`the 1st and 2nd SS may be rebuilt again from turn 7 on`);function Kh(e,t){return D[t]===1&&jh(e,t)?Hh:D[t]!==1||!O[t]||e.place[t]!==F.eliminated?Uh:Nr[t]&&e.turn===N.panzersLeave?Gh:e.rebuilt>0?Wh:null}function qh(e){for(let t=0;t<T;t++)if(Kh(e,t)===null)return!0;return!1}const Jh={side:()=>1,list(e,t){for(let n=0;n<T;n++)Kh(e,n)===null&&t({do:`rebuild`,unit:E[n]});t({do:`end`})},check(e,t){if(t.do===`end`)return null;if(t.do!==`rebuild`)return H;let n=G(t.unit);return n<0?U:Kh(e,n)},perform(e,t,n){if(t.do===`end`){p(e.flow);return}let r=G(t.unit);e.rebuilt=1,e.place[r]=F.reinforcements,e.reduced[r]=+(Cr[r]===2),n?.push({event:`rebuilt`,rule:`12.4.3`,unit:E[r]})}},Yh=(e,t,n)=>e.place[t]===F.track&&D[t]===n&&e.due[t]===e.turn;function Xh(e,t,n){e.place[t]=F.reinforcements,e.due[t]=0,n?.push({event:`arrived`,rule:`5.4`,unit:E[t]})}function Zh(e,t){e.flipped=0,e.rebuilt=0,e.merged=0;for(let n=0;n<T;n++)Yh(e,n,0)&&!jr[n]&&Xh(e,n,t)}function Qh(e){f(e.flow,k.alliedReinforcement)}function $h(e,t){e.rebuilt=0;for(let n=0;n<T;n++)Yh(e,n,1)&&!Mr[n]&&zr[n]!==Lr.exchange&&(zr[n]===Lr.hex&&!Fo(e,1,Rr[n])?eg(e,n,t):Xh(e,n,t));e.turn===N.panzersLeave&&tg(e,t)}function eg(e,t,n){da(e,t,F.removed,n),n?.push({event:`forfeited`,rule:`12.2.1a`,unit:E[t]})}function tg(e,t){for(let n=0;n<T;n++)Nr[n]&&e.place[n]!==F.eliminated&&(t?.push({event:`withdrawn`,rule:`12.2.4`,unit:E[n]}),da(e,n,F.eliminated,t),e.reduced[n]=0)}function ng(e){qh(e)&&f(e.flow,k.germanReinforcement),Yh(e,Hr,1)&&f(e.flow,k.exchange),e.turn===1&&sg(e).length>0&&f(e.flow,k.secondPanzers)}const rg=h(`3.2.4f`,`the 2nd SS is placed in France`),ig=h(`3.2.4f`,`the 2nd SS is placed in a supplied German hex`),ag=h(`3.2.4f`,`the 2nd SS is placed neither beside Allied mobile units nor among them`);function og(e,t){return b[t]===y.France?qi(e,1,t)?ag:e.control[t]!==1||!Mo(e,1,t)?ig:$a(e,Vr,t):rg}function sg(e){let t=[];if(e.place[Vr]!==F.reinforcements)return t;for(let n=0;n<v;n++)og(e,n)===null&&t.push(n);return t}const cg={side:()=>1,list(e,t){for(let n of sg(e))t({do:`place`,unit:E[Vr],to:_.names[n]});t({do:`keep`})},check(e,t){if(t.do===`keep`)return null;if(t.do!==`place`)return H;if(G(t.unit)!==Vr)return U;let n=K(t.to);return n<0?W:og(e,n)},perform(e,t,n){p(e.flow),t.do!==`keep`&&(n?.push({event:`entered`,rule:`3.2.4f`,unit:E[Vr],hex:String(t.to)}),V(e,Vr,K(t.to),n))}},lg=h(`12.2.1b`,`the Army of Liguria takes the place of a supplied German mobile unit of the south`);function ug(e,t){let n=e.place[t];return D[t]===1&&O[t]&&n>=0&&C[n]===1&&Lo(e,t)?null:lg}const dg={side:()=>1,list(e,t){for(let n=0;n<T;n++)ug(e,n)===null&&t({do:`exchange`,unit:E[n]});t({do:`decline`})},check(e,t){if(t.do===`decline`)return null;if(t.do!==`exchange`)return H;let n=G(t.unit);return n<0?U:ug(e,n)},perform(e,t,n){if(p(e.flow),t.do===`decline`){da(e,Hr,F.removed,n),n?.push({event:`forfeited`,rule:`12.2.1b`,unit:E[Hr]});return}let r=G(t.unit),i=e.place[r];n?.push({event:`exchanged`,rule:`12.2.1b`,unit:E[r],by:E[Hr],hex:_.names[i]}),da(e,r,F.removed,n),e.reduced[r]=0,e.due[Hr]=0,V(e,Hr,i,n)}},fg=h(`13.8`,`the Alpine Fortress is placed in 2217, 2218 or 2316`),pg=h(`13.8`,`the Alpine Fortress is not placed among Allied units`);function mg(e,t){return ir[t]?Ja(e,0,t)?pg:null:fg}const hg=e=>Array.from({length:v},(e,t)=>t).filter(t=>mg(e,t)===null);function gg(e){e.turn===N.alpineFortress&&e.control[kn]!==0&&e.fortress===-1&&hg(e).length>0&&f(e.flow,k.alpineFortress)}const _g={side:()=>1,list(e,t){for(let n of hg(e))t({do:`fortress`,hex:_.names[n]});t({do:`pass`})},check(e,t){if(t.do===`pass`)return null;if(t.do!==`fortress`)return H;let n=K(t.hex);return n<0?W:mg(e,n)},perform(e,t,n){p(e.flow),t.do!==`pass`&&(e.fortress=K(t.hex),n?.push({event:`fortress`,rule:`13.8`,hex:String(t.hex)}))}};function vg(e,t,n){e.phase=t,n?.push({event:`phase`,rule:`5.2`,phase:zi[t]})}const yg=qr(k.turn,{start:bg,supplyProblem:Jp,invasion(e,t){(Ui(e)||e.turn!==1)&&(vg(e,R.invasion,t),Dp(e,t))},fortress:gg,alliedReinforcement(e,t){vg(e,R.alliedReinforcement,t),Zh(e,t),Qh(e)},alliedOperations(e,t){vg(e,R.alliedOperations,t),f(e.flow,k.operations)},alliedSupply(e,t){vg(e,R.alliedSupply,t),vl(e)},alliedAttrition:(e,t)=>bl(e,0,t),germanOperations(e,t){vg(e,R.germanOperations,t),f(e.flow,k.operations)},germanReinforcement(e,t){vg(e,R.germanReinforcement,t),$h(e,t),ng(e)},germanSupply(e,t){vg(e,R.germanSupply,t),bl(e,1,t)},victoryCheck(e,t){vg(e,R.victoryCheck,t),id(e,t)},overfull(e){e.turn===1&&io(e,Mn)&&so(e,Mn)},end:Sg});function bg(e,t){e.aerialHex=-1,e.aerialUsed=0,e.shortGroup=0,e.staticSeen=+!!xg(e);for(let t=0;t<v;t++)e.hexFlags[t]&=~L.secured;e.phase=R.invasion,Iu(e),t?.push({event:`turn`,rule:`5.1`,turn:e.turn,label:Li[e.turn]}),e.turn===N.lastReserves&&(e.alarms|=Vi.lastReserves)}function xg(e){for(let t=0;t<T;t++)if(Dr[t]&&e.place[t]>=0)return!0;return!1}function Sg(e){if(e.turn!==9)return e.turn+=1,Xm(e,0),Xm(e,1),`start`}const Cg=qr(k.operations,{start(e){ao(e,J(e)),_o(e),f(e.flow,k.order)},first:wg,second:Tg,conversion(e){e.portion=z.none,xm(e),e.phase===R.alliedOperations&&fp(e)},excess(e){let t=oo(e,J(e));if(!(t<0))return so(e,t),`excess`},finish(e){Xm(e,J(e));for(let t=0;t<v;t++)e.hexFlags[t]&=~(L.attackedByAllies|L.attackedByGermans)}});function wg(e){e.portion===z.movement?Ym(e):nh(e)}function Tg(e){e.portion=e.portion===z.movement?z.attack:z.movement,xm(e),wg(e)}const Eg={move:z.movement,attack:z.attack},Dg={side:J,list(e,t){t({do:`order`,first:`move`}),t({do:`order`,first:`attack`})},check(e,t){return t.do===`order`&&(t.first===`move`||t.first===`attack`)?null:H},perform(e,t,n){e.portion=Eg[t.first],p(e.flow),n?.push({event:`order`,rule:`5.5`,first:String(t.first),side:mt[J(e)]})}};function Og(e,t){if(t.do!==`move`||re(e.flow)!==k.movement.id)return null;let{units:n,path:r}=t;if(!Array.isArray(n)||!Array.isArray(r)||n.length===0||n.length>8||r.length>12)return[];let i=G(n[0]),a=i>=0&&K(r[0])===e.place[i]?r.slice(1):r;return[{do:`begin`,unit:n[0]},...n.slice(1).map(e=>({do:`join`,unit:e})),...a.map(e=>({do:`step`,to:e})),{do:`halt`}]}function kg(e){let{unit:t,to:n}=e;return e.do!==`airdrop`||n===void 0?null:[{do:`airdrop`,unit:t??null},{do:`drop`,to:n}]}const Ag=h(`11.3`,`only surviving units that attacked may advance`),jg=h(`11.3h`,`static units and defenders never advance`),Mg=h(`11.3g`,`that unit has had its advance`),Ng=h(`11.3b`,`units advance from hex to adjacent hex`),Pg=h(`11.3b`,`that is as far as the advance goes`),Fg=h(`9.5`,`an advancing unit stops in an enemy zone of control`),Ig=h(`11.3d`,`no further advance leads into rough, mountain or pass hexes`);function Lg(e){return xu(e,Z.retreat)?yu(e,`hexes`):Math.ceil(yu(e,`defenderLoss`)/2)}function Rg(e,t,n,r,i){if(i>=Lg(e))return Pg;let a=D[t];if(i>0&&qi(e,a,n))return Fg;let o=_.directionTo(n,r);if(o<0)return Ng;let s=wc(e,a,n,o,!1)??kc(e,a,n,r,1);return s===null?Ua(e,r)!==S.clear||Ln[r]?Ig:zg(e,t,r,i+1):s}function zg(e,t,n,r){let i=$a(e,t,n);if(i===null)return null;for(let i=n*6;i<n*6+6;i++){let a=_.neighbours[i];if(a>=0&&Rg(e,t,n,a,r)===null)return null}return i}function Bg(e,t){if(!B(e.unitFlags,t,I.involved))return Ag;if(B(e.unitFlags,t,I.advanced))return Mg;if(!O[t])return jg;let n=Q(e),r=e.place[t],i=_.directionTo(r,n);if(i<0)return Ng;let a=D[t];return wc(e,a,r,i,!1)??kc(e,a,r,n,1)??zg(e,t,n,0)}const Vg=e=>Y(e).some(t=>Bg(e,t)===null);function Hg(e){Vg(e)&&f(e.flow,k.advance)}function Ug(e){for(let t=0;t<T;t++)if(B(e.unitFlags,t,I.advancing))return t;return-1}const Wg=e=>m(e.flow,k.advance.at.gone);function Gg(e,t,n,r){r?.push({event:`advanced`,rule:`11.3`,unit:E[t],from:_.names[e.place[t]],to:_.names[n]}),V(e,t,n,r)}function Kg(e,t){let n=e.place[t];for(let r=n*6;r<n*6+6;r++){let i=_.neighbours[r];if(i>=0&&Rg(e,t,n,i,Wg(e))===null)return!0}return!1}const qg={side:Tu,list(e,t){let n=Ug(e);if(n>=0)Xg(e,n,t);else{for(let n of Y(e))Bg(e,n)===null&&t({do:`advance`,unit:E[n]});t({do:`done`})}},check(e,t){let n=Ug(e);return n<0?Jg(e,t):Yg(e,n,t)},perform(e,t,n){t.do===`advance`?Zg(e,G(t.unit),n):t.do===`step`?Qg(e,Ug(e),K(t.to),n):t.do===`halt`?$g(e,Ug(e)):p(e.flow)}};function Jg(e,t){if(t.do===`done`)return null;if(t.do!==`advance`)return H;let n=G(t.unit);return n<0?U:Bg(e,n)}function Yg(e,t,n){if(n.do===`halt`)return $a(e,t,e.place[t]);if(n.do!==`step`)return H;let r=K(n.to);return r<0?W:Rg(e,t,e.place[t],r,Wg(e))}function Xg(e,t,n){let r=e.place[t];for(let i=r*6;i<r*6+6;i++){let a=_.neighbours[i];a>=0&&Rg(e,t,r,a,Wg(e))===null&&n({do:`step`,to:_.names[a]})}$a(e,t,r)===null&&n({do:`halt`})}function Zg(e,t,n){e.unitFlags[t]|=I.advancing|I.advanced,ie(e.flow,k.advance.at.gone,0),Gg(e,t,Q(e),n),Kg(e,t)||$g(e,t)}function Qg(e,t,n,r){ie(e.flow,k.advance.at.gone,Wg(e)+1),Gg(e,t,n,r),Kg(e,t)||$g(e,t)}function $g(e,t){e.unitFlags[t]&=~I.advancing,ie(e.flow,k.advance.at.gone,0),Vg(e)||p(e.flow)}const e_=h(`steps`,`This unit has no step left to lose.`);function t_(e,t,n){let r=0;for(let t=0;t<e.left.length;t++)e.left[t]>0&&(n[r++]=t);for(let i=0;i<t.length;i++){let a=0;for(let o=0;o<r;o++)t[i](e,n[o])===null&&a++;a>0&&a<r&&(r=n_(e,t[i],n,r))}return r}function n_(e,t,n,r){let i=0;for(let a=0;a<r;a++)t(e,n[a])===null&&(n[i++]=n[a]);return i}function r_(e,t,n){if(e.left[n]<=0)return e_;let r=[],i=i=>r.slice(0,t_(e,t.slice(0,i),r)).includes(n);for(let r=0;r<t.length;r++)if(!i(r+1))return t[r](e,n);return null}function i_(e,t){return(n,r)=>{if(e(r))return null;for(let r=0;r<n.left.length;r++)if(e(r)&&o_(n,r))return t;return null}}function a_(e,t){return(n,r)=>{if(n.left[r]>1||!e(r))return null;for(let e=0;e<n.left.length;e++)if(e!==r&&o_(n,e))return t;return null}}const o_=(e,t)=>e.left[t]>0&&e.lost[t]===0;function s_(e){let{verb:t,unitIds:n,side:r,candidates:i,refusal:a,otherwise:o,unknown:s,perform:c}=e;return{side:r,list(e,r){for(let a of i(e))r({do:t,unit:n[a]})},check(e,r){if(r.do!==t)return o(r);let i=n.indexOf(r.unit);return i<0?s:a(e,i)},perform(e,t,r){p(e.flow),c(e,n.indexOf(t.unit),r)}}}const c_=h(`11.1`,`losses are taken from the units that took part`),l_=h(`11.1`,`a two-step unit is eliminated only after every other unit has lost a step`),u_=h(`10.0j`,`units without an attack factor lose steps only after all others have lost one`),d_=h(`11.2`,`a retreat takes the place of two step losses or more`),f_=h(`11.2a`,`not all of the units could retreat`),p_=h(`11.2`,`nobody would be left to retreat`),m_=e=>Math.floor(e/2),h_=e=>e-m_(e),g_=(e,t)=>t===`defender`?Ns(e,Q(e)):Y(e);function __(e,t){return{left:t.map(t=>ka(e,t)),lost:t.map(t=>e.lost[t])}}function v_(e,t,n){let r=a_(e=>Cr[n[e]]===2,l_);return t===`defender`?[r]:[i_(t=>Aa(e,n[t])>0||B(e.unitFlags,n[t],I.dropping),u_),r]}function y_(e,t){let n=g_(e,t),r=[];return r.length=t_(__(e,n),v_(e,t,n),r),r.map(e=>n[e])}function b_(e,t,n){let r=yu(e,`${t}Loss`),i=g_(e,t);if(r<=0||i.length===0)return!0;let a=i.reduce((t,n)=>t+ka(e,n),0),o=y_(e,t);return o.length===1||a<=r?x_(e,t,o[0],n):f(e.flow,t===`defender`?k.defenderLosses:k.attackerLosses),!1}function x_(e,t,n,r){bu(e,`${t}Loss`,yu(e,`${t}Loss`)-1),e.lost[n]+=1,Ma(e,n,`11.0`,r)}function S_(e,t,n){let r=g_(e,t),i=r.indexOf(n);return i<0?c_:r_(__(e,r),v_(e,t,r),i)}const C_=e=>s_({verb:`lose`,unitIds:E,side:t=>e===`attacker`?Tu(t):gt(Tu(t)),candidates:t=>y_(t,e),refusal:(t,n)=>S_(t,e,n),otherwise:()=>H,unknown:U,perform:(t,n,r)=>x_(t,e,n,r)}),w_=C_(`defender`),T_=C_(`attacker`);function E_(e){let t=yu(e,`defenderLoss`);if(t<2)return d_;let n=Ns(e,Q(e)),r=n.filter(e=>O[e]),i=r.reduce((t,n)=>t+ka(e,n),0),a=n.reduce((t,n)=>t+(O[n]?0:ka(e,n)),0);return r.length===0||i<=Math.max(0,m_(t)-a)?p_:r.every(n=>Vd(e,n,h_(t)))?null:f_}function D_(e){E_(e)===null&&f(e.flow,k.defence)}const O_={side:e=>gt(Tu(e)),list(e,t){t({do:`stand`}),t({do:`retreat`})},check(e,t){return t.do===`stand`?null:t.do===`retreat`?E_(e):H},perform(e,t,n){p(e.flow),t.do===`retreat`?k_(e,n):n?.push({event:`stand`,rule:`11.1`,hex:_.names[Q(e)]})}};function k_(e,t){let n=yu(e,`defenderLoss`),r=Q(e);Su(e,Z.retreat),bu(e,`hexes`,h_(n)),t?.push({event:`retreat`,rule:`11.2`,hex:_.names[r],hexes:h_(n)});let i=m_(n);for(let n of Ns(e,r))O[n]?e.unitFlags[n]|=I.retreating:(i-=ka(e,n),Na(e,n,`11.2e`,t));bu(e,`defenderLoss`,Math.max(0,i))}const A_=h(`7.11a`,`an attack that has been announced is carried through`),j_=e=>uf(e,xu(e,Z.bombers))===null,M_=e=>Ca(e)===null&&Ns(e,Q(e)).some(t=>!Lo(e,t));function N_(e){Tu(e)!==0&&(j_(e)||M_(e))&&f(e.flow,k.support)}const P_={side:()=>0,pass:{do:`pass`},list(e,t){j_(e)&&t({do:`bombers`}),Ea(e,t),t({do:`pass`})},check(e,t){return t.do===`pass`?null:t.do===`bombers`?uf(e,xu(e,Z.bombers)):t.do===`cancel`?A_:t.do===`aerial`?Ta(e,t):H},perform(e,t,n){t.do===`bombers`?(Su(e,Z.bombers),df(e,Q(e),n)):t.do===`aerial`&&Da(e,t,n),(t.do===`pass`||!j_(e)&&!M_(e))&&p(e.flow)}},F_=qr(k.battle,{support:N_,inland:rf,roll(e,t){if(xu(e,Z.inland))return`retreat`;L_(e,t)},defence:D_,defenderLosses:(e,t)=>b_(e,`defender`,t)?void 0:`defenderLosses`,retreat:(e,t)=>Gd(e,t)?void 0:`retreat`,attackerLosses:(e,t)=>b_(e,`attacker`,t)?void 0:`attackerLosses`,outcome:z_,advance(e){I_(e)||Hg(e)},end:B_}),I_=e=>q(e,Tu(e),Q(e));function L_(e,t){let n=mu(e,Eu(e)),r=cl(e,6),i=hu(n,r);bu(e,`attackerLoss`,i.attacker),bu(e,`defenderLoss`,i.defender),R_(n,Q(e),r,`${i.attacker}/${i.defender}`,t)}function R_(e,t,n,r,i){i?.push({event:`battle`,rule:`11.0b`,target:_.names[t],attack:e.attack,defence:e.defence,odds:e.odds,shifts:e.shifts.map(({rule:e,label:t,columns:n})=>({rule:e,label:t,columns:n})),column:gu(e.column),beyond:e.beyond,dice:[n],result:r})}function z_(e,t){let n=Q(e),r=Y(e).filter(t=>B(e.unitFlags,t,I.dropping));if(I_(e)){for(let n of r)Na(e,n,`13.2h`,t);xu(e,Z.invasion)&&sf(e,t)}else{for(let i of r)ap(e,i,n,t);xu(e,Z.invasion)&&of(e,n,t)}}function B_(e){Ps(e,I.involved|I.landing|I.dropping|I.retreating|I.together|I.advanced|I.advancing),Fa(e)}const V_=qr(k.offensive,{order:e=>f(e.flow,k.order),first:wg,second:Tg,end(e){e.offensiveHex=-1,e.offensiveAttacks=0,e.portion=z.movement,Xm(e,1);for(let t=0;t<v;t++)e.hexFlags[t]&=~L.attackedByGermans}}),H_=[Se(`substitution`,{title:`Eastern cities for western ones`,says:`The result when Allied cities in the east make up for German-held cities in the west.`,rule:`4.4.1`},[[`win`,`Allied victory`],[`draw`,`Draw`]]),Se(`fortressTurn`,{title:`Alpine Fortress`,says:`Germany wins if the Alpine Fortress stands at the end of this turn.`,rule:`13.8b`},[[`9`,`Turn 9`],[`8`,`Turn 8`]])],U_=[{id:`historical`,title:`Historical Invasion`,turns:9,sides:mt,options:H_},{id:`alternate`,title:`Alternate Invasion`,turns:9,sides:mt,options:H_}];function W_(e){let t=xe(H_,e,`eisenhowers-war`);if(!t.ok)return t;let{substitution:n,fortressTurn:i}=t.value;return r({substitution:n,fortressTurn:i===`8`?8:9})}function G_(e,t){let n=W_(t);if(!n.ok)return n;let i=Ce(U_,e,`eisenhowers-war`);if(!i.ok)return i;let a=i.value.id;return r({scenario:a,lastTurn:9,options:n.value})}function K_(e,t=0){let n=16777216+(t<<16);return t=>t<2?0:e.below(n++,t)}function q_(e,t,n){let r=e.map(t),i=n(r.reduce((e,t)=>e+t,0));return e.find((e,t)=>(i-=r[t],r[t]>0&&i<0))}function J_({id:e,layout:t},n,r,i={}){return{game:e,scenario:n.terms.scenario,options:we(n.terms.options),side:r,state:t.toJSON(n),...i}}const Y_=e=>i([{file:`view`,line:0,reason:e}]);function X_({layout:e,termsFrom:t},n,i){let a=t(n.scenario,n.options);if(!a.ok)return a;let o=e.fromJSON(n.state);return o.ok?r(e.create(a.value,i,o.cells)):Y_(`the field ${o.field} of the view ${o.reason}`)}const Z_=e=>e.phase===R.setUp,Q_=e=>e.secondPlan===Bi.secret;function $_(e,t){let n=Nc(e);if(Z_(e)&&n.first&&(e.firstHex=tv(e,Xu(),t)),!Q_(e)||!n.second)return;let r=ae(e.flow,k.launch)>=0;e.secondTurn=r?e.turn:e.turn<3?3+t(2):4,e.secondHex=!r&&t(5)===0?-1:tv(e,Zu(),t)}function ev(e,t){let n=q(e,0,t),r=_.neighbours.subarray(t*6,t*6+6).filter(e=>e>=0&&Vn[e]).length;return(b[t]===y.France?2:1)*((n?1:4)+2*r)}const tv=(e,t,n)=>q_(t,t=>ev(e,t),n)??-1,nv={id:`eisenhowers-war`,layout:Hi,termsFrom:G_},rv=(e,t)=>J_(nv,iv(e,t),t);function iv(e,t){let n=e.copy();t!==0&&(Z_(e)&&(n.firstHex=-1),Q_(e)&&(n.secondTurn=0,n.secondHex=-1)),me(n.flow,t);for(let e of[0,1])e!==t&&(n.watchedHex[e]=-1);return n}function av(e,t){let n=X_(nv,e,t);return n.ok&&e.side!==0&&$_(n.value,K_(t)),n}const ov=/* @__PURE__ */ new Set([`planned-first`,`planned-second`]);function sv(e,t,n){return t===0?n:n.map(e=>ov.has(e.event)?{event:e.event,rule:e.rule}:e)}var cv=/* @__PURE__ */ n({}),lv=t(()=>{});const uv={deploy:Xs,planFirst:Qu,planSecond:ed,shift:Zs,launch:kp,landing:Hp,order:Dg,excess:lo,supplyProblem:Xp,supplyCheck:yl,movement:Km,move:Gm,combat:rh,assemble:sh,support:P_,inland:af,defence:O_,defenderLosses:w_,attackerLosses:T_,retreat:Xd,advance:qg,alliedReinforcement:Vh,germanReinforcement:Jh,secondPanzers:cg,exchange:dg,yugoslavs:$c,lastReserves:al,airdrop:rp,conversion:pp,bridge:gl,window:os,alpineFortress:_g};function dv(e,t){return Og(e,t)??uh(t)??kg(t)}const fv=ye({frames:k,decisions:Hu(uv,Bu),procedures:Hu({setUp:Rs,turn:yg,operations:Cg,battle:F_,offensive:V_},Vu),expand:dv,interrupts:[`bridge`,`yugoslavs`,`lastReserves`],watches:Ou,isOver:e=>e.verdict!==0,refusals:{over:va,wrongSide:_a,malformed:ya}});function pv(e){return{turn:e.turn,month:Li[e.turn],phase:zi[e.phase],ports:dd(e),portsNeeded:fd(e),bombers:e.bombers,offensives:e.offensives}}const mv=De(Ee({id:`eisenhowers-war`,title:`Eisenhower’s War`,rulesVersion:1,scenarios:U_,termsFrom:G_,state:{layout:Hi,begin:Fs,faultsIn:Ac},flow:fv,sight:{view:rv,hear:sv,imagine:av},outcome:rd,situation:pv}),async()=>(await Promise.resolve().then(()=>(lv(),cv))).eisenhowersWarPositions).game;export{mv as game};