var e=Object.defineProperty,t=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(e){throw n=[e],e}},n=(t,n)=>{let r={};for(var i in t)e(r,i,{get:t[i],enumerable:!0});return n||e(r,Symbol.toStringTag,{value:`Module`}),r};const r=e=>({ok:!0,value:e}),i=e=>({ok:!1,faults:e}),a=(e,t)=>t.length===0?r(e):i(t);function o(e){let t=e.line>0?`${e.file}:${e.line}`:e.file;return e.place===void 0?`${t}: ${e.reason}`:`${t}: ${e.place}: ${e.reason}`}function s(e,t=20){let n=e=>e.line||2**53-1,r=e.toSorted((e,t)=>n(e)-n(t)),i=r.slice(0,t).map(o);return r.length>t&&i.push(`and ${r.length-t} more`),i.join(`
`)}function c(e){if(e.ok)return e.value;throw Error(s(e.faults))}function l(e){return typeof e!=`object`||!e||Array.isArray(e)?!1:typeof e.do==`string`&&u(e,4)}function u(e,t){switch(typeof e){case`string`:return e.length<=256;case`number`:return Number.isFinite(e);case`boolean`:return!0;case`object`:return e===null?!0:t===0?!1:Array.isArray(e)?ee(e,t):te(e,t);default:return!1}}const ee=(e,t)=>e.length<=4096&&e.every(e=>u(e,t-1));function te(e,t){let n=0;for(let r in e)if(n+=1,n>16||r.length>256||r===`__proto__`||!u(e[r],t-1))return!1;return!0}function ne(e){let t={},n=0;for(let[r,i]of Object.entries(e)){if(i.length>=8)throw RangeError(`frame ${r} carries more than 7 numbers`);n+=1,t[r]={id:n,name:r,at:Object.fromEntries(i.map((e,t)=>[e,t+1]))}}return t}function re(e){return e[0]===0?0:e[1+(e[0]-1)*8]}function d(e,t,n=0,r=0,i=0,a=0){if(e[0]===15)throw RangeError(`the flow is deeper than 15 frames`);let o=1+e[0]*8;e[o]=t.id,e[o+1]=n,e[o+2]=r,e[o+3]=i,e[o+4]=a,e[o+5]=0,e[o+6]=0,e[o+7]=0,e[0]+=1}function f(e){--e[0];let t=1+e[0]*8;e.fill(0,t,t+8)}function p(e,t){return e[1+(e[0]-1)*8+t]}function m(e,t,n){e[1+(e[0]-1)*8+t]=n}function ie(e,t){for(let n=e[0]-1;n>=0;n--)if(e[1+n*8]===t.id)return 1+n*8;return-1}function ae(e,t,n){return e[t+n]}function oe(e,t,n,r){e[t+n]=r}function se(e,t,n){if(e[0]<0||e[0]>15)return!1;let r=Object.values(t);for(let t=1;t<1+e[0]*8;t+=8){let i=r.find(({id:n})=>n===e[t]);if(i===void 0)return!1;for(let r in i.at)if(!n(i,r,e[t+i.at[r]]))return!1}for(let t=1+e[0]*8;t<121;t++)if(e[t]!==0)return!1;return!0}function h(e,t){return Object.freeze({rule:e,because:t})}const ce=16384,le=e=>121+e,ue=e=>125+e;function de(e){let t=pe(e.until),n=pe(e.only),r=(e,t)=>e.find(e=>e.id===t)?.bit??0,i=(e,t,n,r)=>e.some(({bit:e,holds:i})=>(t&e)!==0&&i?.(n,r)===!0);function a({until:e,only:i}){return i===void 0?e===null||r(t,e)!==0:e===void 0?i===null||Array.isArray(i)&&i.every(e=>r(n,e)!==0):!1}return{choices(r,i){if(!e.hasWindows(r,i))return[];let[a,o]=[r.flow[le(i)],r.flow[ue(i)]];return[...t.filter(({isAhead:e})=>e?.(r,i)??!0).map(e=>fe(`until`,e,(a&e.bit)!==0)),...n.map(e=>fe(`only`,e,o===0||(o&e.bit)!==0))]},refusal(n,r,i,o){if(!a(i)||!e.hasWindows(n,r))return o;let s=t.find(({id:e})=>e===i.until);return s?.isAhead?.(n,r)??!0?null:s.isPast},set(e,i,a){a.only===void 0?e.flow[le(i)]=r(t,a.until):a.only===null?e.flow[ue(i)]=0:e.flow[ue(i)]=a.only.reduce((e,t)=>e|r(n,t),ce)},opens(e,r){let a=e.flow[le(r)];if(a!==0&&!i(t,a,e,r))return!1;e.flow[le(r)]=0;let o=e.flow[ue(r)];return o===0||i(n,o,e,r)},happens(e,n,i){e.flow[le(n)]!==0&&(e.flow[le(n)]&r(t,i))!==0&&(e.flow[le(n)]=0)},isSound(e){for(let r=0;r<4;r++){let[i,a]=[e[le(r)],e[ue(r)]];if(i!==0&&!t.some(({bit:e})=>e===i))return!1;let o=n.reduce((e,{bit:t})=>e|t,ce);if(a!==0&&(!(a&ce)||(a&~o)!==0))return!1}return!0}}}const fe=(e,{id:t,title:n,rule:r},i)=>({kind:e,id:t,title:n,rule:r,isSet:i});function pe(e){let t=Object.entries(e);if(t.length>14)throw RangeError(`there are more than 14 things to wait for`);return t.map(([e,t],n)=>({...t,id:e,bit:1<<n,isPast:h(t.rule,`nobody can wait any more until ${t.title}`)}))}const me=i([{file:`position`,line:0,reason:`no game can be in this position`}]),he=de({hasWindows:()=>!1,until:{},only:{}}),ge=Object.freeze([]);function _e(e){let{watches:t}=e,n=ve(e.frames,e.decisions),r=ve(e.frames,e.procedures),i=ve(e.frames,Object.fromEntries(Object.keys(e.decisions).map(e=>[e,e])));function a(i,a){for(;;){if(e.isOver(i)){i.flow.fill(0);return}let o=re(i.flow),s=r[o],c=n[o];if(s!==void 0)s.run(i,a);else if(c?.isMoot?.(i))f(i.flow);else if(c?.pass!==void 0&&t?.opens(i,c.side(i))===!1)c.perform(i,c.pass,a);else return}}let o=e=>t!==void 0&&e.do===`watch`;function s(r,i,a){let s=n[re(r.flow)];return s===void 0?e.refusals.over:s.side(r)===i?o(a)?t.refusal(r,i,a,e.refusals.malformed):s.check(r,a):e.refusals.wrongSide}function c(e,r,i){let s=n[re(e.flow)];if(!o(r))s.perform(e,r,i);else{if(t.set(e,s.side(e),r),s.pass===void 0||typeof r.until!=`string`)return;s.perform(e,s.pass,i)}a(e,i)}function u(t,n,r){let i=t.copy();for(let e=0;e<r.length;e++){let t=s(i,n,r[e]);if(t!==null)return[t];e<r.length-1&&c(i,r[e],null)}return r.length===0?[e.refusals.malformed]:ge}function ee(e){let t=re(e.flow),r=n[t];return r===void 0?null:{side:r.side(e),decision:i[t]}}function te(e,t){let r=[],i=n[re(e.flow)];return i!==void 0&&i.side(e)===t&&i.list(e,e=>r.push(e)),r}return{proceed:a,awaited:ee,legal:te,watches:(e,n)=>t?.choices(e,n)??[],accept(n){try{let r=n();if(!r.ok)return r;if(!(t??he).isSound(r.value.flow))return me;let i=ee(r.value);return(i!==null&&te(r.value,i.side).length>0)===e.isOver(r.value)?me:r}catch{return me}},check(t,r,i){if(!l(i))return[e.refusals.malformed];let a=n[re(t.flow)];if(a===void 0)return[e.refusals.over];if(a.side(t)!==r)return[e.refusals.wrongSide];let o=e.expand(t,i);if(o!==null)return u(t,r,o);let c=s(t,r,i);return c===null?ge:[c]},perform(t,n,r,i){let a=e.expand(t,r);if(a===null)c(t,r,i);else for(let e of a)c(t,e,i)}}}function ve(e,t){let n=[];for(let[r,i]of Object.entries(t))n[e[r].id]=i;return n}function ye(e){let{flow:t,termsFrom:n,create:i,beginState:a,fromJSON:o,...s}=e;return{...s,begin(e,o,s){let c=n(e,o);if(!c.ok)return c;let l=i(c.value,s);return a(l),t.proceed(l,null),r(l)},awaited:t.awaited,legal:t.legal,check:t.check,perform:t.perform,watches:t.watches,fromJSON:(e,n)=>t.accept(()=>o(e,n))}}function be(e,t){return{game:e,positions:t}}function xe(e,t){let n=[],r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Set;for(let a of e.tokens)if(a.kind===`marks`)for(let e of a.keys)i.add(e);else a.kind===`pair`?r.has(a.key)?t.report(`key-twice`,e.number,`${a.key}= is given twice`,n[0]):r.set(a.key,a.text):n.push(a.text);return{words:n,pairs:r,marks:i}}function Se(e,{words:t,pairs:n,marks:r},i,a,o){for(let r of n.keys())i.includes(r)||o.report(`unknown-key`,e.number,`"${e.directive}" has no use for ${r}=`,t[0]);for(let n of r)a.includes(n)||o.report(`unknown-mark`,e.number,`!${n} marks something that is not on this line`,t[0])}function Ce(e,t){let n=[Array.from({length:t.length+1},(e,t)=>t)];for(let r=1;r<=e.length;r++){let i=[r];for(let a=1;a<=t.length;a++){let o=n[r-1][a-1]+(e[r-1]===t[a-1]?0:1);i[a]=Math.min(o,n[r-1][a]+1,i[a-1]+1),r>1&&a>1&&e[r-1]===t[a-2]&&e[r-2]===t[a-1]&&(i[a]=Math.min(i[a],n[r-2][a-2]+1))}n.push(i)}return n[e.length][t.length]}function we(e,t){let n=Math.max(1,Math.floor(e.length/3)),r=e.toLowerCase(),i,a=n+1;for(let n of t){if(Math.abs(e.length-n.length)>=a)continue;let t=Ce(r,n.toLowerCase());t<a&&(a=t,i=n)}return i}function Te(e,t,n){let r=we(t,n);return`there is no ${e} "${t}"${r===void 0?``:`; "${r}" was probably meant`}`}const Ee=/\s*(?:#.*)?/y,De=/!([^\s",=!]+(?:,[^\s",=!]+)*)(?=\s|$)/y,Oe=/"((?:[^"]|"")*)"(?=\s|$)/y,ke=/([^\s"=!#][^\s"=]*)=(?:"((?:[^"]|"")*)"|([^\s"]+))(?=\s|$)/y,Ae=/[^\s"=!#][^\s"=]*(?=\s|$)/y,je=e=>e.replaceAll(`""`,`"`);function Me(e,t){let n=[];return e.replace(/^\uFEFF/,``).split(/\r\n|\n|\r/).forEach((e,r)=>{let i=t.firstLine+r,[a,...o]=Ne(e,i,t);a?.kind===`word`?n.push({number:i,directive:a.text,tokens:o}):a&&t.report(`no-directive`,i,`a line begins with a plain word that says what it is`)}),n}function Ne(e,t,n){let r=[],i=Pe(e,0);for(;i<e.length;){let a=Fe(e,i);if(a===null){let{code:a,reason:o}=Le(e,i);return n.report(a,t,o),r}r.push(a.token),i=Pe(e,a.end)}return r}function Pe(e,t){return Ee.lastIndex=t,Ee.test(e),Ee.lastIndex}function Fe(e,t){let n=Ie(De,e,t);if(n)return{token:{kind:`marks`,keys:n[1].split(`,`)},end:De.lastIndex};let r=Ie(Oe,e,t);if(r)return{token:{kind:`text`,text:je(r[1])},end:Oe.lastIndex};let i=Ie(ke,e,t);if(i){let e=i[2]===void 0?i[3]:je(i[2]);return{token:{kind:`pair`,key:i[1],text:e},end:ke.lastIndex}}let a=Ie(Ae,e,t);return a&&{token:{kind:`word`,text:a[0]},end:Ae.lastIndex}}function Ie(e,t,n){return e.lastIndex=n,e.exec(t)}function Le(e,t){let n=e.slice(t),r=/^\S*/.exec(n)[0],i=t+1;return r.startsWith(`!`)?{code:`bad-marks`,reason:`column ${i}: "!" is followed by keys with commas between, as in !region,city`}:(n.split(`"`).length-1)%2==1?{code:`unterminated-text`,reason:`column ${i}: a quote is opened and never closed: ${Re(n)}`}:r.startsWith(`=`)?{code:`no-key`,reason:`column ${i}: there is no key before "="`}:r.endsWith(`=`)?{code:`no-value`,reason:`column ${i}: there is no value after "${r}"`}:{code:`stray-quote`,reason:`column ${i}: a quote in the middle of a word: ${Re(n)}`}}const Re=e=>e.length>40?`${e.slice(0,39)}…`:e;function ze(e,t,n){let r=Me(e,n),i=r[0]?.directive===`format`;if(i&&!Be(r[0],t,n))return null;let a=i?r.slice(1):r,o=Ve(a[0],t,n);if(o===null)return null;let s=a.findIndex(e=>e.directive===`end`);s<0&&i&&n.report(`truncated`,a.at(-1).number,`the file stops here without "end"; part of it is missing`),s>=0&&s<a.length-1&&n.report(`after-end`,a[s+1].number,`nothing may follow "end"`);let c=a.slice(1,s<0?void 0:s);for(let e of c)He(e,t,n);return{title:o,header:a[0],lines:c,whole:s>=0}}function Be(e,t,n){let[r]=e.tokens,i=r?.kind===`word`&&/^\d{1,6}$/.test(r.text)?Number(r.text):0;if(i<1)return n.report(`bad-format`,e.number,`"format" is followed by its number, as in "format ${t.format}"`),!1;if(i<=t.format)return!0;let a=`the file has format ${i}, this program reads up to ${t.format}: a newer one is needed`;return n.report(`newer-format`,e.number,a),!1}function Ve(e,t,n){let r=`${t.header} "Title"`;if(e===void 0)return n.report(`empty-file`,0,`the file is empty; it should begin with: ${r}`),null;if(e.directive!==t.header){let t=`the file begins with "${e.directive}", not with: ${r}`;return n.report(`wrong-header`,e.number,t),null}let[i]=e.tokens;return i?.kind===`text`?i.text:(n.report(`no-title`,e.number,`"${t.header}" is followed by a title in quotes`),null)}function He({directive:e,number:t},n,r){n.directives.includes(e)||(e===n.header||e===`format`?r.report(`misplaced`,t,`"${e}" belongs once, at the beginning of the file`):r.report(`unknown-directive`,t,Te(`directive`,e,n.directives)))}function Ue(e,t=1){let n=[],r=/* @__PURE__ */ new Set;return{file:e,firstLine:t,faults:n,report(t,i,a,o){let s=`${i} ${o} ${a}`;r.has(s)||(r.add(s),n.push(o===void 0?{file:e,line:i,reason:a,code:t}:{file:e,line:i,place:o,reason:a,code:t}))}}}const We=[`nation`,`type`,`size`,`mobility`],Ge={nations:`nation`,types:`type`,sizes:`size`,mobilities:`mobility`},Ke={header:`counters`,format:1,directives:[...Object.keys(Ge),`counter`]},qe=[`name`,...We,`steps`];function Je(e,t,n,r){let i=r.faults.length,a=xe(e,r);if(!Ye(e,a,r))return null;let[o,s]=a.words,c=Xe(e,o,a,n,r),l=Ze(e,o,a.pairs.get(`steps`),t,r),u=Qe(e,o,a,r),ee=new Map([...a.pairs].filter(([e])=>!qe.includes(e)));return $e(e,o,a,u,r),r.faults.length>i?null:{id:o,name:s,...c,steps:l,flags:u,fields:ee,isFromRulebook:e=>a.marks.has(e)}}function Ye(e,{words:t,pairs:n},r){let[i,a]=e.tokens;return i?.kind===`word`?a?.kind===`text`?(n.has(`name`)&&r.report(`unknown-key`,e.number,`the name follows the id, without name=`,t[0]),!0):(r.report(`missing-field`,e.number,`the name, in quotes, must follow the id`,t[0]),!1):(r.report(`no-id`,e.number,`a counter line begins with an id, as in: counter ge-m16 "XVI Corps" …`),!1)}function Xe(e,t,{pairs:n},r,i){let a={nation:``,type:``,size:``,mobility:``};for(let o of We){let s=n.get(o)??``;s===``?i.report(`missing-field`,e.number,`${o}= is missing`,t):r[o]&&!r[o].includes(s)&&i.report(`unknown-value`,e.number,Te(o,s,r[o]),t),a[o]=s}return a}function Ze(e,t,n,r,i){if(n===void 0)return i.report(`missing-field`,e.number,`steps= is missing`,t),[];let a=n.split(`/`).map(e=>e.split(`-`));if(a.every(e=>e.length===r.length&&e.every(e=>/^\d{1,6}(\.\d{1,6})?$/.test(e))))return a.map(e=>e.map(Number));let o=`steps=${n} is wrong: each step is ${r.join(`-`)}, in numbers, with / between steps`;return i.report(`bad-steps`,e.number,o,t),[]}function Qe(e,t,{words:n,pairs:r},i){let a=/* @__PURE__ */ new Set;for(let o of n.slice(2))a.has(o)||r.has(o)?i.report(`key-twice`,e.number,`"${o}" is given twice`,t):qe.includes(o)&&i.report(`bare-field`,e.number,`"${o}" needs a value`,t),a.add(o);return a}function $e(e,t,n,r,i){for(let a of n.marks)a===`name`||n.pairs.has(a)||r.has(a)||i.report(`unknown-mark`,e.number,`!${a} marks something that is not on this line`,t)}const et=/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u,tt=e=>et.test(e);function nt(e,t,n=1){let r=Ue(t,n),o=ze(e,Ke,r);if(o===null)return i(r.faults);let{title:s,header:c,lines:l}=o,u=rt(c,r),ee=it(l,r),te=u===null?[]:at(l,u,ee,r),ne=new Map(te.map((e,t)=>[e.id,t]));return a({title:s,valueNames:u??[],allowed:ee,counters:te,indexOf:e=>ne.get(e)??-1},r.faults)}function rt(e,t){let n=xe(e,t);Se(e,n,[`values`],[],t);let r=n.pairs.get(`values`)?.split(`,`)??[];return r.length>0&&r.every(e=>e!==``)&&new Set(r).size===r.length?r:(t.report(`no-values`,e.number,`the header must name the numbers on a counter, as in values=attack,defence,movement`),null)}function it(e,t){let n={};for(let r of e){if(!Object.hasOwn(Ge,r.directive))continue;let e=xe(r,t);Se(r,e,[],[],t);let i=Ge[r.directive];n[i]=[...n[i]??[],...e.words]}return n}function at(e,t,n,r){let i=[],a=/* @__PURE__ */ new Map;for(let o of e){if(o.directive!==`counter`)continue;let e=Je(o,t,n,r);if(e===null)continue;let s=a.get(e.id);s===void 0?i.push(e):r.report(`id-twice`,o.number,`this id has been given before, in line ${s}`,e.id),a.set(e.id,s??o.number)}return i}const ot=[`Germany`,`Soviet Union`,`Poland`,`United States`],g={germany:0,soviet:1,poland:2,america:3},st=[`soviet`,`german`,`american`],_={soviet:0,german:1,american:2},v=st.length,ct=[_.german,_.soviet,_.soviet,_.american],lt=c(nt(`
format 1
counters "Budziszyn 1945" values=attack,defence,movement
nations Germany "Soviet Union" Poland "United States"
types volkssturm anti-tank anti-aircraft headquarters armor mechanized-infantry self-propelled-artillery infantry towed-artillery resilience-group engineer assault-gun motorized-infantry cavalry motorcycle armored-artillery recon
sizes battalion regiment brigade division corps army
mobilities foot truck tracked static

counter de-vs1 "Volkssturm 1" nation=Germany type=volkssturm size=brigade mobility=foot steps=2-2-3/1-1-3 formation=VS nysa=4204 stars=3402 !name,nation,type,size,nysa,stars
counter de-vs2 "Volkssturm 2" nation=Germany type=volkssturm size=brigade mobility=foot steps=2-2-3/1-1-3 formation=VS nysa=3116 stars=dresden starsSuggested=2432 starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-vs3 "Volkssturm 3" nation=Germany type=volkssturm size=brigade mobility=foot steps=2-2-3/1-1-3 formation=VS nysa=4928 !name,nation,type,size,nysa
counter de-vs4 "Volkssturm 4" nation=Germany type=volkssturm size=brigade mobility=foot steps=2-2-3/1-1-3 formation=VS nysa=4110 !name,nation,type,size,nysa
counter de-vs5 "Volkssturm 5" nation=Germany type=volkssturm size=brigade mobility=foot steps=2-2-3/1-1-3 formation=VS nysa=3306 !name,nation,type,size,nysa
counter de-vs6 "Volkssturm 6" nation=Germany type=volkssturm size=brigade mobility=foot steps=2-2-3/1-1-3 formation=VS nysa=3426 !name,nation,type,size,nysa
counter de-vs7 "Volkssturm 7" nation=Germany type=volkssturm size=brigade mobility=foot steps=2-2-3/1-1-3 formation=VS nysa=2800 !name,nation,type,size,nysa
counter de-691at "691 p-panc." nation=Germany type=anti-tank size=regiment mobility=truck steps=2-2-7 army=V star=white printed=2-7 nysa=5000 stars=5000 towed !name,nation,type,size,printed,nysa,stars
counter de-flak1 "1 Flak" nation=Germany type=anti-aircraft size=regiment mobility=truck steps=2-2-6 star=white nysa=gorlitz nysaSuggested=5829 stars=gorlitz starsSuggested=5829 towed starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-flak2 "2 Flak" nation=Germany type=anti-aircraft size=regiment mobility=truck steps=2-2-6 star=white nysa=4329 stars=4329 towed !name,nation,type,size,nysa,stars
counter de-flak3 "3 Flak" nation=Germany type=anti-aircraft size=regiment mobility=truck steps=2-2-6 star=white nysa=dresden nysaSuggested=2533 towed !name,nation,type,size,nysa
counter de-flak4 "4 Flak" nation=Germany type=anti-aircraft size=regiment mobility=truck steps=2-2-6 star=white nysa=4008 stars=dresden starsSuggested=2533 towed starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-hqV "HQ V" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysa=cottbus-1 nysaSuggested=4007 stars=3600 noZone !name,nation,type,size,steps,nysa,stars
counter de-21-22 "22 Pz" nation=Germany type=armor size=regiment mobility=tracked steps=5-5-7/3-3-7 formation="21 ARM" army=V star=black printed=5-7 nysa=cottbus-1 nysaSuggested=4007 !name,nation,size,star,printed,nysa
counter de-21-125 "125 PzGr" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=5-5-7/3-3-7 formation="21 ARM" army=V nysa=cottbus-1 nysaSuggested=4007 !nysa
counter de-21-192 "192 PzGr" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="21 ARM" army=V nysa=cottbus-1 nysaSuggested=4007 stars=2899 !name,nation,size,nysa,stars
counter de-21-art "Art. 21" nation=Germany type=self-propelled-artillery size=regiment mobility=tracked steps=5-4-7/3-3-7 formation="21 ARM" nysa=cottbus-1 nysaSuggested=4007 organic noZone !nysa
counter de-36-89 "89/36 SS" nation=Germany type=infantry size=regiment mobility=foot steps=6-6-4/4-4-4 formation="36 SS" army=V nysa=5000 stars="4104,4304" starsGroup="36 SS INF" starsLoss=1 starsSuggested=4104 ss !name,nation,type,size,nysa,stars,starsLoss
counter de-36-90 "90/36 SS" nation=Germany type=infantry size=regiment mobility=foot steps=6-6-4/4-4-4 formation="36 SS" army=V nysa=4802 stars="4104,4304" starsGroup="36 SS INF" starsLoss=1 starsSuggested=4304 ss !name,nation,type,size,nysa,stars,starsLoss
counter de-36-91 "91/36 SS" nation=Germany type=infantry size=regiment mobility=foot steps=6-6-4/4-4-4 formation="36 SS" army=V nysaTurn=2 nysaZone=D stars="4104,4304" starsGroup="36 SS INF" starsLoss=1 starsSuggested=4104 starsCut=1 ss !name,nation,type,size,nysaTurn,nysaZone,stars,starsLoss
counter de-342-698 "698/342" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=342 army=V nysa=4705 !name,nation,type,size,nysa
counter de-342-687 "687/342" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=342 army=V nysa=4808 !name,nation,type,size,nysa
counter de-342-554 "554/342" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=342 army=V nysa=5110 !name,nation,type,size,nysa
counter de-artV "Art./V" nation=Germany type=towed-artillery size=regiment mobility=truck steps=5-4-6 formation=V nysa=4508 stars=3600 towed noZone !name,nation,type,size,nysa,stars
counter de-rg1 "RG 1" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=v-corps-line nysaSuggested=4808 noZone !name,nation,type,size,nysa
counter de-rg2 "RG 2" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=v-corps-line nysaSuggested=4705 noZone !name,nation,type,size,nysa
counter de-rg3 "RG 3" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=v-corps-line nysaSuggested=4802 noZone !name,nation,type,size,nysa
counter de-rg4 "RG 4" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=v-corps-line nysaSuggested=5110 noZone !name,nation,type,size,nysa
counter de-rg5 "RG 5" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=near-v-corps nysaSuggested=5000 noZone
counter de-rg6 "RG 6" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=near-v-corps nysaSuggested=4704 noZone
counter de-rg7 "RG 7" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=near-v-corps nysaSuggested=4807 noZone
counter de-rg8 "RG 8" nation=Germany type=resilience-group size=battalion mobility=static steps=4-4-0 army=V nysa=near-v-corps nysaSuggested=4910 noZone
counter de-maehren "Mähren" nation=Germany type=infantry size=brigade mobility=foot steps=5-5-4/3-3-4 formation="Böhmen group" army=GD nysa=3819 !name,nation,type,size
counter de-trabant "Trabant" nation=Germany type=infantry size=brigade mobility=foot steps=5-5-4/3-3-4 formation="Böhmen group" army=GD nysa=3819 !name,nation,type,size
counter de-schultze "Schultze" nation=Germany type=infantry size=brigade mobility=foot steps=5-5-4/3-3-4 formation="Böhmen group" army=GD nysa=3819 !name,nation,type,size
counter de-boehmen "Böhmen" nation=Germany type=infantry size=brigade mobility=foot steps=5-5-4/3-3-4 formation="Böhmen group" army=GD nysa=3819 !name,nation,type,size
counter de-hqGD "HQ GD" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysa=3819 noZone !name,nation,type,size,steps,nysa
counter de-artGD "Art. GD" nation=Germany type=towed-artillery size=regiment mobility=truck steps=6-5-6 formation=GD nysa=3819 towed noZone !nysa
counter de-545-A "A/545" nation=Germany type=infantry size=regiment mobility=foot steps=3-3-4/2-2-4 formation=545 army=GD nysa=5112 !name,nation,type,size,nysa
counter de-545-B "B/545" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=545 army=GD nysa=5115 stars=3602 !name,nation,type,size,nysa,stars
counter de-545-C "C/545" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=545 army=GD nysa=5016 stars=2899 !name,nation,type,size,nysa,stars
counter de-615-A "A/615" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=615 army=GD nysa=5217 !name,nation,type,size,nysa
counter de-615-B "B/615" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=615 army=GD nysa=5418 !name,nation,type,size,nysa
counter de-687sap "687 Sap." nation=Germany type=engineer size=brigade mobility=foot steps=3-3-4/2-2-4 army=GD printed=3 nysa=5719 !name,nation,type,size,printed,nysa
counter de-agGD "Gross. (AG)" nation=Germany type=assault-gun size=brigade mobility=tracked steps=6-6-7/4-4-7 formation=GD army=GD star=black nysa=4622 !name,nation,type,size,nysa
counter de-br-panc "panc. [Br]" nation=Germany type=armor size=battalion mobility=tracked steps=5-5-7/3-3-7 formation=Brandenburg army=GD star=black nysa=4622 stars=5326 !name,nation,type,size,nysa,stars
counter de-br-art "Art. [Br]" nation=Germany type=towed-artillery size=regiment mobility=truck steps=6-5-6 formation=Brandenburg nysa=5425 towed noZone organic !name,nation,type,size,nysa
counter de-br-1 "1 [Br]" nation=Germany type=motorized-infantry size=regiment mobility=truck steps=5-5-7/3-3-7 formation=Brandenburg army=GD nysa=5721 stars=5827 !name,nation,size,nysa,stars
counter de-br-2 "2 [Br]" nation=Germany type=motorized-infantry size=regiment mobility=truck steps=5-5-7/3-3-7 formation=Brandenburg army=GD printed=5 nysa=5823 stars=5526 !name,nation,size,printed,nysa,stars
counter de-1244 "1244" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 army=GD nysa=5924 !name,nation,type,size,nysa
counter de-hqLVII "HQ LVII" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysa=gorlitz nysaSuggested=5829 stars=gorlitz starsSuggested=5829 noZone !name,nation,type,size,steps,nysa,stars
counter de-goer1 "Görlitz 1" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation="Festung Görlitz" army=LVII nysa=gorlitz nysaSuggested=5829 stars=gorlitz starsSuggested=5829 starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-goer2 "Görlitz 2" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation="Festung Görlitz" army=LVII nysa=gorlitz nysaSuggested=5830 stars=gorlitz starsSuggested=5830 starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-goer3 "Görlitz 3" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation="Festung Görlitz" army=LVII nysa=gorlitz nysaSuggested=5929 stars=gorlitz starsSuggested=5929 starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-732art "732 art." nation=Germany type=towed-artillery size=regiment mobility=truck steps=5-4-6 formation=LVII nysa=gorlitz nysaSuggested=5829 stars=gorlitz starsSuggested=5829 towed noZone starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-733art "733 art." nation=Germany type=towed-artillery size=regiment mobility=truck steps=5-4-6 formation=LVII nysa=gorlitz nysaSuggested=5830 stars=gorlitz starsSuggested=5830 towed noZone starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-72-124 "124/72" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=72 army=LVII nysa=6025 stars=6025 !name,nation,type,size,nysa,stars
counter de-72-266 "266/72" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=72 army=LVII nysa=6226 stars=6427 !name,nation,type,size,nysa,stars
counter de-72-105 "105/72" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=72 army=LVII nysa=gorlitz nysaSuggested=5929 stars=6226 !name,nation,type,size,nysa,stars
counter de-6-37 "37/6" nation=Germany type=infantry size=regiment mobility=foot steps=3-3-4/2-2-4 formation=6 army=LVII printed=3-4 nysa=6427 stars=6330 starsGroup="6 INF" starsLoss=3 starsCut=1 !name,nation,type,size,printed,nysa,stars,starsLoss
counter de-6-18 "18/6" nation=Germany type=infantry size=regiment mobility=foot steps=3-3-4/2-2-4 formation=6 army=LVII nysaTurn=3 nysaZone=X stars=6330 starsGroup="6 INF" starsLoss=3 starsCut=1 !name,nation,type,size,nysaTurn,nysaZone,stars,starsLoss
counter de-6-58 "58/6" nation=Germany type=infantry size=regiment mobility=foot steps=3-3-4/2-2-4 formation=6 army=LVII nysaTurn=3 nysaZone=X stars=6330 starsGroup="6 INF" starsLoss=3 starsCut=1 !name,nation,type,size,nysaTurn,nysaZone,stars,starsLoss
counter de-hqMoser "HQ Moser" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysa=dresden nysaSuggested=2533 stars=dresden starsSuggested=2533 noZone starsStays !name,nation,type,size,steps,nysa,stars,starsStays
counter de-463 "463" nation=Germany type=infantry size=division mobility=foot steps=6-6-4/4-4-4 formation=463 army=Moser nysa=dresden nysaSuggested=2433 stars=dresden starsSuggested=2433 starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-469 "469" nation=Germany type=infantry size=division mobility=foot steps=6-6-4/4-4-4 formation=469 army=Moser nysa=dresden nysaSuggested=2532 stars=dresden starsSuggested=2532 starsStays !name,nation,type,size,nysa,stars,starsStays
counter de-464 "464" nation=Germany type=infantry size=division mobility=foot steps=6-6-4/4-4-4 formation=464 army=Moser nysa=0919 !name,nation,type,size,nysa
counter de-406 "406" nation=Germany type=infantry size=division mobility=foot steps=6-6-4/4-4-4 formation=406 army=Moser nysa=1323 !name,nation,type,size,nysa
counter de-193 "193" nation=Germany type=infantry size=division mobility=foot steps=6-6-4/4-4-4 formation=193 army=Moser nysa=1829 !name,nation,type,size,nysa
counter de-35-A "A/35 SS" nation=Germany type=infantry size=regiment mobility=foot steps=6-6-4/4-4-4 formation="35 SS" army=V nysaTurn=3 nysaZone=D stars="4503,4802,5000" starsGroup="35 SS INF" starsLoss=2 starsSuggested=4503 starsCut=1 ss !nysaTurn,nysaZone,stars,starsLoss
counter de-35-B "B/35 SS" nation=Germany type=infantry size=regiment mobility=foot steps=6-6-4/4-4-4 formation="35 SS" army=V nysaTurn=3 nysaZone=D stars="4503,4802,5000" starsGroup="35 SS INF" starsLoss=2 starsSuggested=4802 starsCut=1 ss !nysaTurn,nysaZone,stars,starsLoss
counter de-35-C "C/35 SS" nation=Germany type=infantry size=regiment mobility=foot steps=6-6-4/4-4-4 formation="35 SS" army=V nysaTurn=3 nysaZone=D stars="4503,4802,5000" starsGroup="35 SS INF" starsLoss=2 starsSuggested=5000 ss !nysaTurn,nysaZone,stars,starsLoss
counter de-275-983 "983/275" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=275 army=V nysaTurn=3 nysaZone=E !nysaTurn,nysaZone
counter de-275-984 "984/275" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=275 army=V nysaTurn=3 nysaZone=E !nysaTurn,nysaZone
counter de-275-985 "985/275" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=275 army=V nysaTurn=3 nysaZone=E !nysaTurn,nysaZone
counter de-10ss-pz "10 SS Pz" nation=Germany type=armor size=regiment mobility=tracked steps=8-8-7/5-5-7 formation="10 SS ARM" star=black nysaTurn=3 nysaZone=F stars="3030,3330" starsGroup="10 SS ARM" starsLoss=4 starsSuggested=3030 starsCut=1 ss !nysaTurn,nysaZone,stars,starsLoss
counter de-10ss-g1 "21 SS" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="10 SS ARM" nysaTurn=3 nysaZone=F stars="3030,3330" starsGroup="10 SS ARM" starsLoss=4 starsSuggested=3030 starsCut=1 ss !nysaTurn,nysaZone,stars,starsLoss
counter de-10ss-g2 "22 SS" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="10 SS ARM" nysaTurn=3 nysaZone=F stars="3030,3330" starsGroup="10 SS ARM" starsLoss=4 starsSuggested=3330 starsCut=1 ss !nysaTurn,nysaZone,stars,starsLoss
counter de-10ss-art "Art. 10 SS" nation=Germany type=self-propelled-artillery size=regiment mobility=tracked steps=5-4-7/3-3-7 formation="10 SS ARM" nysaTurn=3 nysaZone=F stars="3030,3330" starsGroup="10 SS ARM" starsLoss=4 starsSuggested=3330 starsCut=1 organic noZone ss !nysaTurn,nysaZone,stars,starsLoss
counter de-344-1057 "1057/344" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=344 nysaTurn=4 nysaZone="X,W" stars="4529,4728,4927" starsGroup="344 INF" starsLoss=2 starsSuggested=4529 starsCut=1 !nysaTurn,nysaZone,stars,starsLoss
counter de-344-1058 "1058/344" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=344 nysaTurn=4 nysaZone="X,W" stars="4529,4728,4927" starsGroup="344 INF" starsLoss=2 starsSuggested=4728 starsCut=1 !nysaTurn,nysaZone,stars,starsLoss
counter de-344-1059 "1059/344" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=344 nysaTurn=4 nysaZone="X,W" stars="4529,4728,4927" starsGroup="344 INF" starsLoss=2 starsSuggested=4927 !nysaTurn,nysaZone,stars,starsLoss
counter de-artLVII "Art./LVII" nation=Germany type=towed-artillery size=regiment mobility=truck steps=6-5-6 formation=LVII nysaTurn=4 nysaZone=X towed noZone !name,nation,type,size,nysaTurn,nysaZone
counter de-300 "300 (BDz. Szt.)" nation=Germany type=assault-gun size=brigade mobility=tracked steps=6-6-7/4-4-7 army=LVII star=black nysaTurn=4 nysaZone=X stars=5231 !name,nation,type,size,nysaTurn,nysaZone,stars
counter de-4szt "4 szturmowy" nation=Germany type=infantry size=regiment mobility=foot steps=6-6-4/4-4-4 army=LVII nysaTurn=4 nysaZone=X stars=gorlitz starsSuggested=5929 starsStays !name,nation,type,size,nysaTurn,nysaZone,stars,starsStays
counter de-20-pz "21 Pz" nation=Germany type=armor size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="20 ARM" army=LVII star=black nysaTurn=4 nysaZone="W,U,Y" stars=4932 starsGroup="20 ARM" starsLoss=4 starsCut=1 !nysaTurn,nysaZone,stars,starsLoss
counter de-20-g1 "59 PzGr" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="20 ARM" army=LVII nysaTurn=4 nysaZone="W,U,Y" stars=4932 starsGroup="20 ARM" starsLoss=4 starsCut=1 !nysaTurn,nysaZone,stars,starsLoss
counter de-20-g2 "112 PzGr" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="20 ARM" army=LVII nysaTurn=4 nysaZone="W,U,Y" stars=4932 starsGroup="20 ARM" starsLoss=4 starsCut=1 !nysaTurn,nysaZone,stars,starsLoss
counter de-20-art "Art. 20" nation=Germany type=self-propelled-artillery size=regiment mobility=tracked steps=5-4-7/3-3-7 formation="20 ARM" nysaTurn=4 nysaZone="W,U,Y" stars=4932 starsGroup="20 ARM" starsLoss=4 starsCut=1 organic noZone !nysaTurn,nysaZone,stars,starsLoss
counter de-269-489 "489/269" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=269 nysaTurn=5 nysaZone="W,U,Y" stars=4329 !name,nation,type,size,nysaTurn,nysaZone,stars
counter de-269-490 "490/269" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=269 nysaTurn=5 nysaZone="W,U,Y" stars=4230 !name,nation,type,size,nysaTurn,nysaZone,stars
counter de-269-496 "496/269" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=269 nysaTurn=5 nysaZone="W,U,Y" stars=4030 !name,nation,type,size,nysaTurn,nysaZone,stars
counter de-1hg-pz "1 ARM-R (panc.) [1HG]" nation=Germany type=armor size=regiment mobility=tracked steps=8-8-7/5-5-7 formation="1 HG ARM" army=HG star=black nysaTurn=5 nysaZone="W,U,Y" stars=5231 starsGroup="1 HG ARM pair" starsLoss=2 starsCut=1 !name,nation,size,nysaTurn,nysaZone,stars,starsLoss
counter de-1hg-g1 "1 INF-R [1HG]" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="1 HG ARM" army=HG nysaTurn=5 nysaZone="W,U,Y" stars=5127 !name,nation,size,nysaTurn,nysaZone,stars
counter de-1hg-g2 "2 INF-R [1HG]" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="1 HG ARM" army=HG nysaTurn=5 nysaZone="W,U,Y" stars=5231 starsGroup="1 HG ARM pair" starsLoss=2 starsCut=1 !name,nation,size,nysaTurn,nysaZone,stars,starsLoss
counter de-1hg-art "ART [1HG]" nation=Germany type=self-propelled-artillery size=regiment mobility=tracked steps=5-4-7/3-3-7 formation="1 HG ARM" nysaTurn=5 nysaZone="W,U,Y" stars=5030 starsGroup="ART [1HG]" starsLoss=1 starsCut=1 organic noZone !name,nation,size,nysaTurn,nysaZone,stars,starsLoss
counter de-655sap "655 Sap." nation=Germany type=engineer size=brigade mobility=foot steps=3-3-4/2-2-4 nysaTurn=5 nysaZone=X !name,nation,type,size,nysaTurn,nysaZone
counter de-1bppanc "1 BP-Panc." nation=Germany type=anti-tank size=brigade mobility=truck steps=3-3-7/1-1-7 star=white nysaTurn=5 nysaZone=E towed !name,nation,type,size,nysaTurn
counter de-hqJoll "HQ Jollase" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysaTurn=5 nysaZone=F noZone !name,nation,type,size,steps,nysaTurn
counter de-freieukr "Freie Ukraine" nation=Germany type=infantry size=regiment mobility=foot steps=3-3-4/2-2-4 nysaTurn=6 nysaZone=Y stars=3730 !name,nation,type,size,nysaTurn,stars
counter de-wlasow "Własow" nation=Germany type=infantry size=regiment mobility=foot steps=3-3-4/2-2-4 nysaTurn=6 nysaZone=Y stars=3730 !name,nation,type,size,nysaTurn,stars
counter de-fb-pz "FB Pz" nation=Germany type=armor size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="FB ARM" star=black nysaTurn=6 nysaZone=F !nysaTurn
counter de-fb-g1 "99 FB" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="FB ARM" nysaTurn=6 nysaZone=F !nysaTurn
counter de-fb-g2 "100 FB" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="FB ARM" nysaTurn=6 nysaZone=F !nysaTurn
counter de-fb-art "Art. FB" nation=Germany type=self-propelled-artillery size=regiment mobility=tracked steps=5-4-7/3-3-7 formation="FB ARM" nysaTurn=6 nysaZone=F organic noZone !nysaTurn
counter de-17-21 "21/17" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=17 army=LVII nysaTurn=7 nysaZone=X stars=5630 starsGroup="17 INF" starsLoss=3 starsCut=1 !nysaTurn,stars,starsLoss
counter de-17-55 "55/17" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=17 army=LVII nysaTurn=7 nysaZone=X stars=5630 starsGroup="17 INF" starsLoss=3 starsCut=1 !nysaTurn,stars,starsLoss
counter de-17-95 "95/17" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=17 army=LVII nysaTurn=7 nysaZone=X stars=5630 starsGroup="17 INF" starsLoss=3 starsCut=1 !nysaTurn,stars,starsLoss
counter de-2ss-pz "2 SS Pz" nation=Germany type=armor size=regiment mobility=tracked steps=8-8-7/5-5-7 formation="2 SS ARM" army=Moser star=black nysaTurn=10 nysaZone=P stars="2631,2832" starsGroup="2 SS ARM" starsLoss=4 starsSuggested=2631 starsCut=1 ss !nysaTurn,stars,starsLoss
counter de-2ss-g1 "D" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="2 SS ARM" army=Moser nysaTurn=10 nysaZone=P stars="2631,2832" starsGroup="2 SS ARM" starsLoss=4 starsSuggested=2631 starsCut=1 ss !nysaTurn,stars,starsLoss
counter de-2ss-g2 "DF" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="2 SS ARM" army=Moser nysaTurn=10 nysaZone=P stars="2631,2832" starsGroup="2 SS ARM" starsLoss=4 starsSuggested=2832 starsCut=1 ss !nysaTurn,stars,starsLoss
counter de-2ss-art "Art. 2 SS" nation=Germany type=self-propelled-artillery size=regiment mobility=tracked steps=5-4-7/3-3-7 formation="2 SS ARM" nysaTurn=10 nysaZone=P stars="2631,2832" starsGroup="2 SS ARM" starsLoss=4 starsSuggested=2832 starsCut=1 organic noZone ss !nysaTurn,stars,starsLoss
counter de-2hg-pz "2 HG Pz" nation=Germany type=armor size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="2 HG ARM" army=HG star=black nysaTurn=11 nysaZone=F !nysaTurn
counter de-2hg-g1 "3 INF-R [2HG]" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="2 HG ARM" army=HG nysaTurn=11 nysaZone=F !nysaTurn
counter de-2hg-g2 "4 INF-R [2HG]" nation=Germany type=mechanized-infantry size=regiment mobility=tracked steps=6-6-7/4-4-7 formation="2 HG ARM" army=HG nysaTurn=11 nysaZone=F !nysaTurn
counter de-2hg-art "ART [2HG]" nation=Germany type=self-propelled-artillery size=regiment mobility=tracked steps=5-4-7/3-3-7 formation="2 HG ARM" nysaTurn=11 nysaZone=F organic noZone !nysaTurn
counter de-hqHG "HQ HG" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysaTurn=11 nysaZone=F noZone !name,nation,type,size,steps,nysaTurn
counter de-546 "546 (VS)" nation=Germany type=volkssturm size=division mobility=foot steps=3-3-4/1-1-4 formation=546 nysaTurn=11 nysaZone=P !name,nation,type,size,nysaTurn
counter de-chemnitz "Chemnitz" nation=Germany type=infantry size=regiment mobility=foot steps=3-3-4/2-2-4 army=Moser nysaTurn=11 nysaZone=P stars=dresden starsSuggested=2533 starsStays !name,nation,type,size,nysaTurn,stars,starsStays
counter de-hqKohl "HQ Kohlsdorfen" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysaTurn=11 nysaZone=P noZone !name,nation,type,size,steps,nysaTurn
counter de-600-1601 "1601/600" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=600 nysaTurn=12 nysaZone=F !nysaTurn
counter de-600-1602 "1602/600" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=600 nysaTurn=12 nysaZone=F !nysaTurn
counter de-600-1603 "1603/600" nation=Germany type=infantry size=regiment mobility=foot steps=4-4-4/3-3-4 formation=600 nysaTurn=12 nysaZone=F !nysaTurn
counter de-hqIV "HQ IV" nation=Germany type=headquarters size=corps mobility=truck steps=0-0-10 nysa=replacement stars=3432 noZone !name,nation,type,size,steps,nysa,stars
counter de-artIV "Art./IV" nation=Germany type=towed-artillery size=regiment mobility=truck steps=5-4-6 formation=IV nysa=replacement stars=3432 towed noZone !name,nation,type,size,nysa,stars
counter de-214 "214" nation=Germany type=infantry size=division mobility=foot steps=6-6-4/4-4-4 formation=214 army=V stars=3600 starsGroup=214 starsLoss=1 starsCut=1 !name,nation,type,size,stars,starsLoss
counter su-icav-1 "1/I CAV (G)" nation="Soviet Union" type=cavalry size=division mobility=foot steps=4-4-6/2-2-6 formation="I CAV (G)" army=front nysa=6421 stars=4722 starsGroup="I CAV" starsLoss=2 guards !name,nation,type,size,nysa,stars,starsLoss
counter su-icav-2 "2/I CAV (G)" nation="Soviet Union" type=cavalry size=division mobility=foot steps=4-4-6/2-2-6 formation="I CAV (G)" army=front nysa=6421 stars=4722 starsGroup="I CAV" starsLoss=2 starsCut=1 guards !name,nation,type,size,nysa,stars,starsLoss
counter su-icav-7 "7/I CAV (G)" nation="Soviet Union" type=cavalry size=division mobility=foot steps=4-4-6/2-2-6 formation="I CAV (G)" army=front nysa=6421 stars=4722 starsGroup="I CAV" starsLoss=2 starsCut=1 guards !name,nation,type,size,nysa,stars,starsLoss
counter pl-hq "HQ 2 Polish" nation=Poland type=headquarters size=army mobility=truck steps=0-0-10 army="2 Polish" nysa=6119 stars=3426 noZone !name,nation,type,size,steps,nysa,stars
counter pl-16 "16 ARM-BR" nation=Poland type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 army="2 Polish" nysa=6119 stars=3426 !name,nation,type,size,nysa,stars
counter pl-5 "5 ARM-R" nation=Poland type=armor size=regiment mobility=tracked steps=2-2-6 army="2 Polish" star=yellow nysa=6119 stars=3525 !name,nation,type,size,nysa,stars
counter pl-iarm-1 "1/I ARM" nation=Poland type=motorized-infantry size=brigade mobility=truck steps=4-4-7/2-2-7 formation="I ARM" army="2 Polish" nysa=6119 stars=3426 starsGroup="I ARM" starsLoss=2 !name,nation,size,nysa,stars,starsLoss
counter pl-iarm-2 "2/I ARM" nation=Poland type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="I ARM" army="2 Polish" nysa=6119 stars=3426 starsGroup="I ARM" starsLoss=2 starsCut=1 !name,nation,size,nysa,stars,starsLoss
counter pl-iarm-3 "3/I ARM" nation=Poland type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="I ARM" army="2 Polish" nysa=6119 stars=3426 starsGroup="I ARM" starsLoss=2 starsCut=1 !name,nation,size,nysa,stars,starsLoss
counter pl-iarm-4 "4/I ARM" nation=Poland type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="I ARM" army="2 Polish" nysa=6119 stars=3426 starsGroup="I ARM" starsLoss=2 !name,nation,size,nysa,stars,starsLoss
counter pl-10-25 "25/10" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="10 INF" army="2 Polish" nysa=5517 stars=3428 !name,nation,type,size,nysa,stars
counter pl-10-27 "27/10" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="10 INF" army="2 Polish" nysa=5717 stars=3428 !name,nation,type,size,nysa,stars
counter pl-10-29 "29/10" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="10 INF" army="2 Polish" nysa=5819 stars=3428 !name,nation,type,size,nysa,stars
counter pl-7-33 "33/7" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="7 INF" army="2 Polish" nysa=5820 stars=2925 starsGroup="7 INF" starsLoss=2 starsCut=1 !nysa,stars,starsLoss
counter pl-7-35 "35/7" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="7 INF" army="2 Polish" nysa=5820 stars=2925 starsGroup="7 INF" starsLoss=2 starsCut=1 !nysa,stars,starsLoss
counter pl-7-37 "37/7" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="7 INF" army="2 Polish" nysa=5820 stars=2925 starsGroup="7 INF" starsLoss=2 !nysa,stars,starsLoss
counter pl-9-26 "26/9" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="9 INF" army="2 Polish" nysa=5820 stars=3928 starsGroup="9 INF" starsLoss=1 starsCut=1 !nysa,stars,starsLoss
counter pl-9-28 "28/9" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="9 INF" army="2 Polish" nysa=5820 stars=3928 starsGroup="9 INF" starsLoss=1 !nysa,stars,starsLoss
counter pl-9-30 "30/9" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="9 INF" army="2 Polish" nysa=5820 stars=3928 starsGroup="9 INF" starsLoss=1 !nysa,stars,starsLoss
counter pl-5-13 "13/5" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="5 INF" army="2 Polish" nysa=6022 stars=3128 starsGroup="5 INF" starsLoss=1 starsCut=1 !nysa,stars,starsLoss
counter pl-5-15 "15/5" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="5 INF" army="2 Polish" nysa=6022 stars=3128 starsGroup="5 INF" starsLoss=1 !nysa,stars,starsLoss
counter pl-5-17 "17/5" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="5 INF" army="2 Polish" nysa=6022 stars=3128 starsGroup="5 INF" starsLoss=1 !nysa,stars,starsLoss
counter pl-8-32 "32/8" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="8 INF" army="2 Polish" nysa=5923 stars=3828 starsGroup="8 INF" starsLoss=2 starsCut=1 !nysa,stars,starsLoss
counter pl-8-34 "34/8" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="8 INF" army="2 Polish" nysa=5923 stars=3828 starsGroup="8 INF" starsLoss=2 starsCut=1 !nysa,stars,starsLoss
counter pl-8-36 "36/8" nation=Poland type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="8 INF" army="2 Polish" nysa=5923 stars=3828 starsGroup="8 INF" starsLoss=2 !nysa,stars,starsLoss
counter pl-artA "A ART" nation=Poland type=towed-artillery size=brigade mobility=truck steps=5-3-6 army="2 Polish" nysa=6021 stars=3525 towed noZone !name,nation,type,size,nysa,stars
counter pl-artB "B ART" nation=Poland type=towed-artillery size=brigade mobility=truck steps=5-3-6 army="2 Polish" nysa=6021 stars=3525 towed noZone !name,nation,type,size,nysa,stars
counter su-hq52 "HQ 52" nation="Soviet Union" type=headquarters size=army mobility=truck steps=0-0-10 army=52 nysa=6424 stars=4427 noZone !name,nation,type,size,steps,nysa,stars
counter su-52-art1 "Art. 1/52" nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=52 nysa=6424 stars=4427 towed noZone !name,nation,type,size,nysa,stars
counter su-52-art2 "Art. 2/52" nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=52 nysa=6424 stars=4427 towed noZone !name,nation,type,size,nysa,stars
counter su-52-art3 "Art. 3/52" nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=52 nysa=6424 stars=4427 towed noZone !name,nation,type,size,nysa,stars
counter su-vii-24 "24/VII MECH" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VII MECH" army=52 nysa=6322 stars=4526 starsGroup="VII MECH" starsLoss=4 starsCut=1 !name,nation,size,nysa,stars,starsLoss
counter su-vii-25 "25/VII MECH" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VII MECH" army=52 nysa=6322 stars=4526 starsGroup="VII MECH" starsLoss=4 starsCut=1 !name,nation,size,nysa,stars,starsLoss
counter su-vii-26 "26/VII MECH" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VII MECH" army=52 nysa=6322 stars=4526 starsGroup="VII MECH" starsLoss=4 starsCut=1 !name,nation,size,nysa,stars,starsLoss
counter su-vii-57 "57/VII MECH" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VII MECH" army=52 nysa=6322 stars=4526 starsGroup="VII MECH" starsLoss=4 starsCut=1 !name,nation,size,nysa,stars,starsLoss
counter su-52-213 "213" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=52 nysa=6323 stars=4128 starsGroup="52 Army INF" starsLoss=2 starsCut=1 !name,nation,type,size,nysa,stars,starsLoss
counter su-52-artp "52 ARM-R (Art. panc.)" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=52 star=yellow nysa=6323 stars=5016 !name,nation,type,size,stars
counter su-52-124 "124 ARM-R" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=52 star=yellow printed=2-6 nysa=6323 stars=4427 !name,nation,type,size,star,printed,stars
counter su-52-254 "254" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=52 nysa=6024 stars=4628 starsGroup="52 Army INF" starsLoss=2 starsCut=1 !name,nation,type,size,nysa,stars,starsLoss
counter su-52-50 "50" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=52 nysa=6225 stars=4328 starsGroup="52 Army INF" starsLoss=2 !name,nation,type,size,nysa,stars,starsLoss
counter su-52-111 "111" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=52 nysa=6426 stars=4628 starsGroup="52 Army INF" starsLoss=2 !name,nation,type,size,nysa,stars,starsLoss
counter su-52-294 "294" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=52 nysaTurn=2 nysaZone=C stars=4926 starsGroup="52 Army INF" starsLoss=2 !name,nation,type,size,nysaTurn,nysaZone,stars,starsLoss
counter su-52-337 "337" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=52 nysaTurn=2 nysaZone=C stars=4328 starsGroup="52 Army INF" starsLoss=2 !name,nation,type,size,nysaTurn,nysaZone,stars,starsLoss
counter su-hq5 "HQ 5" nation="Soviet Union" type=headquarters size=army mobility=truck steps=0-0-10 army=5G nysa=5314 stars=2426 noZone !name,nation,type,size,steps,nysa,stars
counter su-5g-art32 "32 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=6-3-6 army=5G nysa=5314 stars=2726 towed noZone guards !name,nation,type,size,nysa,stars
counter su-5g-art33 "33 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=6-3-6 army=5G nysa=5314 stars=2426 towed noZone guards !name,nation,type,size,nysa,stars
counter su-5g-art34 "34 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=6-3-6 army=5G nysa=5314 stars=2726 towed noZone guards !name,nation,type,size,nysa,stars
counter su-ivarm-3 "3/IV ARM (G)" nation="Soviet Union" type=motorized-infantry size=brigade mobility=truck steps=4-4-7/2-2-7 formation="IV ARM (G)" army=5G nysa=5415 stars=2426 guards !name,nation,size,nysa,stars
counter su-ivarm-12 "12/IV ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=5-5-7/3-3-7 formation="IV ARM (G)" army=5G nysa=5415 stars=2426 guards !name,nation,size,nysa,stars
counter su-ivarm-13 "13/IV ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=5-5-7/3-3-7 formation="IV ARM (G)" army=5G nysa=5415 stars=2426 guards !name,nation,size,nysa,stars
counter su-ivarm-14 "14/IV ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=5-5-7/3-3-7 formation="IV ARM (G)" army=5G nysa=5415 stars=2426 guards !name,nation,size,nysa,stars
counter su-5g-13 "13 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5213 stars=2429 guards !name,nation,type,size,nysa,stars
counter su-5g-97 "97 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5213 stars=2228 guards !name,nation,type,size,nysa,stars
counter su-5g-9 "9 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5114 stars=2429 guards !name,nation,type,size,nysa,stars
counter su-5g-58 "58 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5114 stars=2228 guards !name,nation,type,size,nysa,stars
counter su-5g-78 "78 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5313 stars=1924 guards !name,nation,type,size,nysa,stars
counter su-5g-95 "95 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5313 stars=2728 guards !name,nation,type,size,nysa,stars
counter su-5g-118 "118" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=5G nysa=5511 stars=1829 !name,nation,type,size,nysa,stars
counter su-5g-14 "14 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5216 stars=2728 guards !name,nation,type,size,nysa,stars
counter su-5g-15 "15 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=5G nysa=5216 stars=1625 guards !name,nation,type,size,nysa,stars
counter su-hq4gt "HQ 4 (GT)" nation="Soviet Union" type=headquarters size=army mobility=truck steps=0-0-10 army=4GT nysa=6115 noZone !name,nation,type,size,steps,nysa
counter su-4gt-7mot "7 mot. (G)" nation="Soviet Union" type=motorcycle size=regiment mobility=truck steps=2-2-9/1-1-9 army=4GT nysa=6115 guards !name,nation,size,nysa
counter su-4gt-13 "13 ARM-R" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=4GT star=yellow nysa=6115 !name,nation,type,size,nysa
counter su-4gt-119 "119 ARM-R" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=4GT star=yellow nysa=6115 !name,nation,type,size,nysa
counter su-4gt-artp "4 ARM-R (Art. panc.)" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=4GT star=yellow nysa=6115 !name,nation,type,size,nysa
counter su-4gt-68 "68 ARM-B (G)" nation="Soviet Union" type=armor size=battalion mobility=tracked steps=3-3-7 army=4GT star=yellow nysa=6115 guards !name,nation,type,size,nysa
counter su-vmech-10 "10/V MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="V MECH (G)" army=4GT nysa=6216 guards !name,nation,size,nysa
counter su-vmech-11 "11/V MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="V MECH (G)" army=4GT nysa=6216 guards !name,nation,size,nysa
counter su-vmech-12 "12/V MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="V MECH (G)" army=4GT nysa=6216 guards !name,nation,size,nysa
counter su-vmech-24 "24/V MECH (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="V MECH (G)" army=4GT nysa=6216 guards !name,nation,size,nysa
counter su-xarm-29 "29/X ARM (G)" nation="Soviet Union" type=motorized-infantry size=brigade mobility=truck steps=3-3-7/2-2-7 formation="X ARM (G)" army=4GT nysa=6315 guards !name,nation,size,nysa
counter su-xarm-61 "61/X ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="X ARM (G)" army=4GT nysa=6315 guards !name,nation,size,nysa
counter su-xarm-62 "62/X ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="X ARM (G)" army=4GT nysa=6315 guards !name,nation,size,nysa
counter su-xarm-63 "63/X ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="X ARM (G)" army=4GT nysa=6315 guards !name,nation,size,nysa
counter su-vimech-16 "16/VI MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VI MECH (G)" army=4GT nysa=6015 guards !nysa
counter su-vimech-17 "17/VI MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VI MECH (G)" army=4GT nysa=6015 guards !nysa
counter su-vimech-49 "49/VI MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VI MECH (G)" army=4GT nysa=6015 guards !nysa
counter su-vimech-x4 "28/VI MECH (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VI MECH (G)" army=4GT nysa=6015 guards !nysa
counter su-4gt-29 "29 ARM-R (G)" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=4GT star=yellow nysa=6015 guards !name,nation,type,size,nysa
counter su-4gt-50 "50 ARM-R (G)" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=4GT star=yellow nysa=6015 guards !name,nation,type,size,nysa
counter su-hq3gt "HQ 3 (GT)" nation="Soviet Union" type=headquarters size=army mobility=truck steps=0-0-10 army=3GT nysa=5905 noZone !name,nation,type,size,steps,nysa
counter su-3gt-57 "57 ARM-R" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=3-3-6 army=3GT star=black nysa=5905 !name,nation,type,size,nysa
counter su-3gt-90 "90 ARM-R" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=3GT star=yellow nysa=5905 !name,nation,type,size,nysa
counter su-3gt-16 "16 ARM-BR" nation="Soviet Union" type=armored-artillery size=brigade mobility=tracked steps=4-4-7/2-2-7 army=3GT star=yellow nysa=5905 !name,nation,size,nysa
counter su-3gt-50mot "50 mot (G)" nation="Soviet Union" type=motorcycle size=regiment mobility=truck steps=2-2-9/1-1-9 army=3GT nysa=5905 guards !name,nation,size,nysa
counter su-ixmech-69 "69/IX MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="IX MECH (G)" army=3GT nysa=6006 guards !name,nation,size,nysa
counter su-ixmech-70 "70/IX MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="IX MECH (G)" army=3GT nysa=6006 guards !name,nation,size,nysa
counter su-ixmech-71 "71/IX MECH (G)" nation="Soviet Union" type=mechanized-infantry size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="IX MECH (G)" army=3GT nysa=6006 guards !name,nation,size,nysa
counter su-ixmech-91 "91/IX MECH (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="IX MECH (G)" army=3GT nysa=6006 guards !name,nation,size,nysa
counter su-viarm-22 "22/VI ARM (G)" nation="Soviet Union" type=motorized-infantry size=brigade mobility=truck steps=3-3-7/2-2-7 formation="VI ARM (G)" army=3GT nysa=6206 guards !name,nation,size,nysa
counter su-viarm-51 "51/VI ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VI ARM (G)" army=3GT nysa=6206 guards !name,nation,size,nysa
counter su-viarm-52 "52/VI ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VI ARM (G)" army=3GT nysa=6206 guards !name,nation,size,nysa
counter su-viarm-53 "53/VI ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VI ARM (G)" army=3GT nysa=6206 guards !name,nation,size,nysa
counter su-viarm-artp "Art. panc./VI ARM (G)" nation="Soviet Union" type=armored-artillery size=regiment mobility=tracked steps=3-3-7 formation="VI ARM (G)" army=3GT star=yellow nysa=6206 guards !name,nation,size,nysa
counter su-viiarm-23 "23/VII ARM (G)" nation="Soviet Union" type=motorized-infantry size=brigade mobility=truck steps=3-3-7/2-2-7 formation="VII ARM (G)" army=3GT nysa=6306 guards !name,nation,size,nysa
counter su-viiarm-54 "54/VII ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VII ARM (G)" army=3GT nysa=6306 guards !name,nation,size,nysa
counter su-viiarm-55 "55/VII ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VII ARM (G)" army=3GT nysa=6306 guards !name,nation,size,nysa
counter su-viiarm-56 "56/VII ARM (G)" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="VII ARM (G)" army=3GT nysa=6306 guards !name,nation,size,nysa
counter su-viiarm-artp "Art. panc./VII ARM (G)" nation="Soviet Union" type=armored-artillery size=regiment mobility=tracked steps=3-3-7 formation="VII ARM (G)" army=3GT star=yellow nysa=6306 guards !name,nation,size,nysa
counter su-hq3 "HQ 3" nation="Soviet Union" type=headquarters size=army mobility=truck steps=0-0-10 army=3 nysa=5306 stars=2403 noZone !name,nation,type,size,steps,nysa,stars
counter su-3-87 "87 ARM-B" nation="Soviet Union" type=armor size=battalion mobility=tracked steps=3-3-6 army=3 star=black nysa=5306 stars=4204 !name,nation,type,size,nysa,stars
counter su-3-artp "3 ARM-R (Art. panc.)" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=3 star=yellow nysa=5306 stars=3504 !name,nation,type,size,nysa,stars
counter su-xxv-20 "20/XXV ARM" nation="Soviet Union" type=motorized-infantry size=brigade mobility=truck steps=4-4-7/2-2-7 formation="XXV ARM" army=3 nysa=5304 stars=2403 !name,nation,size,nysa,stars
counter su-xxv-111 "111/XXV ARM" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="XXV ARM" army=3 nysa=5304 stars=4107 !name,nation,size,nysa,stars
counter su-xxv-162 "162/XXV ARM" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="XXV ARM" army=3 nysa=5304 stars=4008 !name,nation,size,nysa,stars
counter su-xxv-175 "175/XXV ARM" nation="Soviet Union" type=armor size=brigade mobility=tracked steps=4-4-7/2-2-7 formation="XXV ARM" army=3 nysa=5304 stars=3306 !name,nation,size,nysa,stars
counter su-3-art21 "21 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=3 nysa=5006 stars=4205 towed noZone !name,nation,type,size,nysa,stars
counter su-3-art76 "76 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=3 nysa=5006 stars=4205 towed noZone !name,nation,type,size,nysa,stars
counter su-3-art120 "120 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=3 nysa=5006 stars=3504 towed noZone !name,nation,type,size,nysa,stars
counter su-3-389 "389" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=5100 stars=5100 !name,nation,type,size,nysa,stars
counter su-3-287 "287" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=4804 stars=0700 !name,nation,type,size,nysa,stars
counter su-3-197 "197" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=5206 stars=2800 !name,nation,type,size,nysa,stars
counter su-3-149 "149" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=4906 stars=3502 !name,nation,type,size,nysa,stars
counter su-3-106 "106" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=4906 stars=4203 !name,nation,type,size,nysa,stars
counter su-3-127 "127" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=4907 stars=3502 !name,nation,type,size,nysa,stars
counter su-3-329 "329" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=4907 stars=4803 !name,nation,type,size,nysa,stars
counter su-3-253 "253" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=3 nysa=5008 stars=0305 !name,nation,type,size,nysa,stars
counter su-3-58 "58 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=3 nysa=5007 stars=4203 guards !name,nation,type,size,nysa,stars
counter su-hq13 "HQ 13" nation="Soviet Union" type=headquarters size=army mobility=truck steps=0-0-10 army=13 nysa=5609 stars=1917 noZone !name,nation,type,size,steps,nysa,stars
counter su-13-88 "88 ARM-R" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=3-3-6 army=13 star=black nysa=5609 stars=1917 !name,nation,type,size,nysa,stars
counter su-13-artp "13 ARM-R (Art. panc.)" nation="Soviet Union" type=armor size=regiment mobility=tracked steps=2-2-6 army=13 star=yellow nysa=5609 stars=1917 !name,nation,type,size,nysa,stars
counter su-13-art24 "24 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=13 nysa=5411 stars=1515 towed noZone !name,nation,type,size,nysa,stars
counter su-13-art27 "27 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=13 nysa=5411 stars=1513 towed noZone !name,nation,type,size,nysa,stars
counter su-13-art102 "102 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=13 nysa=5411 stars=1719 towed noZone !name,nation,type,size,nysa,stars
counter su-13-121 "121" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=13 nysa=5410 stars=0210 !name,nation,type,size,nysa,stars
counter su-13-395 "395" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=13 nysa=5410 stars=1423 !name,nation,type,size,nysa,stars
counter su-13-117 "117 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=13 nysa=5209 stars=1118 guards !name,nation,type,size,nysa
counter su-13-147 "147" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=13 nysa=5209 stars=1515 !name,nation,type,size,nysa,stars
counter su-13-6 "6 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=13 nysa=5210 stars=1221 guards !name,nation,type,size,nysa,stars
counter su-13-172 "172" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=13 nysa=5210 stars=0816 !name,nation,type,size,nysa,stars
counter su-13-280 "280" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=13 nysa=5211 stars=0513 !name,nation,type,size,nysa,stars
counter su-13-350 "350" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=13 nysa=5211 stars=0515 !name,nation,type,size,nysa,stars
counter su-hq28 "HQ 28" nation="Soviet Union" type=headquarters size=army mobility=truck steps=0-0-10 army=28 nysa=after-52nd-army nysaZone=D stars=5823 noZone !name,nation,type,size,steps,nysa,nysaZone,stars
counter su-28-art20 "20 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=28 nysa=after-52nd-army nysaZone=D stars=5823 towed noZone !name,nation,type,size,nysa,nysaZone,stars
counter su-28-art3 "3 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=28 nysa=after-52nd-army nysaZone=D stars=6424 towed noZone !name,nation,type,size,nysa,nysaZone,stars
counter su-28-art73 "73 Art." nation="Soviet Union" type=towed-artillery size=brigade mobility=truck steps=5-3-6 army=28 nysa=after-52nd-army nysaZone=D stars=5323 towed noZone !name,nation,type,size,nysa,nysaZone,stars
counter su-28-48 "48 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=28 nysa=after-52nd-army nysaZone=D stars=5823 guards !name,nation,type,size,nysa,nysaZone,stars
counter su-28-20 "20" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=28 nysa=after-52nd-army nysaZone=D stars=5325 !name,nation,type,size,nysa,nysaZone,stars
counter su-28-54 "54 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=28 nysa=after-52nd-army nysaZone=D stars=5525 guards !name,nation,type,size,nysa,nysaZone,stars
counter su-28-96 "96 (G)" nation="Soviet Union" type=infantry size=division mobility=foot steps=6-6-4/3-3-4 army=28 nysa=after-52nd-army nysaZone=D stars=5826 guards !name,nation,type,size,nysa,nysaZone,stars
counter su-28-130 "130" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=28 nysa=after-52nd-army nysaZone=D stars=6024 !name,nation,type,size,nysa,nysaZone,stars
counter su-28-61 "61" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=28 nysa=after-52nd-army nysaZone=D stars=6125 !name,nation,type,size,nysa,nysaZone,stars
counter su-28-152 "152" nation="Soviet Union" type=infantry size=division mobility=foot steps=5-5-4/3-3-4 army=28 nysa=after-52nd-army nysaZone=D stars=6426 !name,nation,type,size,nysa,nysaZone,stars
counter us-69-271 "271/69" nation="United States" type=motorized-infantry size=regiment mobility=truck steps=3-3-7/1-1-7 formation="69 INF" nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=0111 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-69-273 "273/69" nation="United States" type=motorized-infantry size=regiment mobility=truck steps=3-3-7/1-1-7 formation="69 INF" nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=0413 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-69-272 "272/69" nation="United States" type=motorized-infantry size=regiment mobility=truck steps=3-3-7/1-1-7 formation="69 INF" nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=0415 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-78-309 "309/78" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="78 INF" nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=0919 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-104-416 "416/104" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="104 INF" nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=1121 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-104-414 "414/104" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="104 INF" nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=1323 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-104-413 "413/104" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="104 INF" nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=1728 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-78-310 "310/78" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="78 INF" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=0919 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-78-311 "311/78" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="78 INF" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=0817 !name,nation,size,nysa,nysaTurn,nysaZone,stars
counter us-hqVIII "HQ VIII" nation="United States" type=headquarters size=corps mobility=truck steps=0-0-10 army=VIII stars=american-reserve starsSuggested=0823 noZone !name,nation,type,size,steps,stars
counter us-VIII-art1 "Art. 1/VIII" nation="United States" type=towed-artillery size=regiment mobility=truck steps=3-2-7 army=VIII stars=american-reserve starsSuggested=0919 towed noZone !name,nation,type,size,stars
counter us-VIII-art2 "Art. 2/VIII" nation="United States" type=towed-artillery size=regiment mobility=truck steps=3-2-7 army=VIII stars=american-reserve starsSuggested=0919 towed noZone !name,nation,type,size,stars
counter us-VIII-art3 "Art. 3/VIII" nation="United States" type=towed-artillery size=regiment mobility=truck steps=3-2-7 army=VIII stars=american-reserve starsSuggested=1121 towed noZone !name,nation,type,size,stars
counter us-hqVII "HQ VII" nation="United States" type=headquarters size=corps mobility=truck steps=0-0-10 army=VII stars=american-reserve starsSuggested=1427 noZone !name,nation,type,size,steps,stars
counter us-VII-art1 "Art. 1/VII" nation="United States" type=towed-artillery size=regiment mobility=truck steps=3-2-7 army=VII stars=american-reserve starsSuggested=1728 towed noZone !name,nation,type,size,stars
counter us-VII-art2 "Art. 2/VII" nation="United States" type=towed-artillery size=regiment mobility=truck steps=3-2-7 army=VII stars=american-reserve starsSuggested=1728 towed noZone !name,nation,type,size,stars
counter us-VII-art3 "Art. 3/VII" nation="United States" type=towed-artillery size=regiment mobility=truck steps=3-2-7 army=VII stars=american-reserve starsSuggested=1628 towed noZone !name,nation,type,size,stars
counter us-gb "GB/VIII" nation="United States" type=anti-tank size=brigade mobility=tracked steps=2-2-8/1-1-8 army=VIII star=white stars=american-reserve starsSuggested=1323 !name,nation,type,size,stars
counter us-102 "102 REC" nation="United States" type=recon size=regiment mobility=truck steps=2-2-9/1-1-9 army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1224 armoredCars !name,nation,type,size,nysa,nysaTurn,nysaZone,stars
counter us-3arm-cca "CCA/3" nation="United States" type=armor size=regiment mobility=tracked steps=3-3-8/1-1-8 formation="3 ARM" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1223 !nysa,nysaTurn,nysaZone,stars
counter us-3arm-ccb "CCB/3" nation="United States" type=armor size=regiment mobility=tracked steps=3-3-8/1-1-8 formation="3 ARM" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1223 !nysa,nysaTurn,nysaZone,stars
counter us-3arm-ccr "CCR/3" nation="United States" type=armor size=regiment mobility=tracked steps=3-3-8/1-1-8 formation="3 ARM" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1223 !nysa,nysaTurn,nysaZone,stars
counter us-3arm-art "Art. 3" nation="United States" type=self-propelled-artillery size=regiment mobility=tracked steps=3-2-8/1-1-8 formation="3 ARM" army=VIII stars=american-reserve starsSuggested=1223 organic noZone !stars
counter us-6arm-cca "CCA/6" nation="United States" type=armor size=regiment mobility=tracked steps=3-3-8/1-1-8 formation="6 ARM" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1527 !nysa,nysaTurn,nysaZone,stars
counter us-6arm-ccb "CCB/6" nation="United States" type=armor size=regiment mobility=tracked steps=3-3-8/1-1-8 formation="6 ARM" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1527 !nysa,nysaTurn,nysaZone,stars
counter us-6arm-ccr "CCR/6" nation="United States" type=armor size=regiment mobility=tracked steps=3-3-8/1-1-8 formation="6 ARM" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1527 !nysa,nysaTurn,nysaZone,stars
counter us-6arm-art "Art. 6" nation="United States" type=self-propelled-artillery size=regiment mobility=tracked steps=3-2-8/1-1-8 formation="6 ARM" army=VII stars=american-reserve starsSuggested=1527 organic noZone !stars
counter us-9-39 "39/9" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="9 INF" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1122 !nysa,nysaTurn,nysaZone,stars
counter us-9-47 "47/9" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="9 INF" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1122 !nysa,nysaTurn,nysaZone,stars
counter us-9-60 "60/9" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="9 INF" army=VIII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1122 !nysa,nysaTurn,nysaZone,stars
counter us-76-304 "304/76" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="76 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1627 !nysa,nysaTurn,nysaZone,stars
counter us-76-385 "385/76" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="76 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1627 !nysa,nysaTurn,nysaZone,stars
counter us-76-417 "417/76" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="76 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1627 !nysa,nysaTurn,nysaZone,stars
counter us-89-353 "353/89" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="89 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1628 !nysa,nysaTurn,nysaZone,stars
counter us-89-354 "354/89" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="89 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1628 !nysa,nysaTurn,nysaZone,stars
counter us-89-355 "355/89" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="89 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1628 !nysa,nysaTurn,nysaZone,stars
counter us-87-345 "345/87" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="87 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1427 !nysa,nysaTurn,nysaZone,stars
counter us-87-346 "346/87" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="87 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1427 !nysa,nysaTurn,nysaZone,stars
counter us-87-347 "347/87" nation="United States" type=infantry size=regiment mobility=foot steps=2-2-4/1-1-4 formation="87 INF" army=VII nysa=one-a-day nysaTurn=10 nysaZone="K,L" stars=american-reserve starsSuggested=1427 !nysa,nysaTurn,nysaZone,stars

end
`,`counters.ts`)),y=lt.counters,b=y.length,x=y.map(e=>e.id);function ut(e){let t=lt.indexOf(e);if(t<0)throw RangeError(`no counter ${e}`);return t}const dt=e=>Uint8Array.from(y,t=>+!!e(t)),ft=(...e)=>dt(t=>e.includes(t.type)),pt=Int8Array.from(y,e=>ot.indexOf(e.nation)),mt=Int8Array.from(pt,e=>ct[e]),ht=Int8Array.from(y,e=>e.steps.length),gt=e=>t=>Int16Array.from(y,n=>n.steps[Math.max(0,n.steps.length-t)][e]),_t=e=>[gt(e)(1),gt(e)(1),gt(e)(2)],vt=_t(0),yt=_t(1),bt=Int16Array.from(y,e=>e.steps[0][2]),S={foot:0,truck:1,tracked:2,headquarters:3,none:4},xt=[`foot`,`truck`,`tracked`,`headquarters`,`static`],C=Int8Array.from(y,e=>e.type===`headquarters`?S.headquarters:xt.indexOf(e.mobility)),w=ft(`headquarters`),St=Int8Array.from(pt,e=>[4,3,0,4][e]),Ct=ft(`towed-artillery`),wt=ft(`self-propelled-artillery`),Tt=ft(`towed-artillery`,`self-propelled-artillery`),Et=dt(e=>e.flags.has(`towed`)),Dt=ft(`resilience-group`),Ot=ft(`volkssturm`),kt=dt(e=>e.flags.has(`fortification`)),At=dt(e=>e.type===`infantry`&&e.mobility===`foot`),jt=dt(e=>![`towed-artillery`,`headquarters`,`resilience-group`].includes(e.type)),Mt=Uint8Array.from(jt,(e,t)=>e&&!Tt[t]?1:0),Nt=dt(e=>e.mobility===`tracked`||e.flags.has(`armoredCars`)),Pt=dt(e=>[`armor`,`mechanized-infantry`,`motorized-infantry`,`self-propelled-artillery`,`armored-artillery`,`assault-gun`,`motorcycle`].includes(e.type)),Ft={none:0,black:1,white:2,yellow:3,blue:4},It=[``,`black`,`white`,`yellow`,`blue`],Lt=Int8Array.from(y,e=>It.indexOf(e.fields.get(`star`)??``)),Rt=Int8Array.from(y,(e,t)=>e.type===`volkssturm`?9:pt[t]===g.germany?e.flags.has(`ss`)?12:11:pt[t]===g.soviet&&!e.flags.has(`guards`)?10:11),zt=y.map(e=>e.fields.get(`army`)??``),Bt=Object.entries({Germany:`21 ARM|36 SS|342|545|615|Brandenburg|72|6|35 SS|275|10 SS ARM|344|20 ARM|269|1 HG ARM|FB ARM|17|2 SS ARM|2 HG ARM|600`,"United States":`69 INF|78 INF|104 INF|9 INF|76 INF|89 INF|87 INF|3 ARM|6 ARM`,"Soviet Union":`IV ARM (G)|V MECH (G)|VI MECH (G)|VII MECH|IX MECH (G)|X ARM (G)|VI ARM (G)|VII ARM (G)|XXV ARM`,Poland:`I ARM`}).flatMap(([e,t])=>t.split(`|`).map(t=>`${e} ${t}`)),Vt=Int8Array.from(y,e=>Bt.indexOf(`${e.nation} ${e.fields.get(`formation`)??``}`)),T=(e,t)=>y[e].fields.get(t)??``,Ht=(e,t)=>y[e].flags.has(t),Ut=Object.freeze([]);function Wt({features:e,statedOfHex:t,statedOfSide:n,...r}){let i=/* @__PURE__ */ new Map;for(let[t,n]of e)i.set(t,Object.freeze([...n.keys()].sort((e,t)=>e-t)));return{...r,feature:(t,n)=>e.get(n)?.get(t),hexesWith:e=>i.get(e)??Ut,isFromRulebook:(e,n)=>t.get(e)?.has(n)??!1,isSideFromRulebook:(e,t)=>n.get(e)?.has(t)??!1}}function Gt(e,t){let n=e.indexOf(t);if(n<0)throw RangeError(`there is no "${t}" among ${e.join(`, `)}`);return 1<<n>>>0}function Kt(e){let t=[],n=e;return{printedBoard:e,board:()=>n,derive(e){t.push(e),e(n)},layOut(r=e){n=r;for(let e of t)e(r)},hex(t){let n=e.grid.indexOf(t);if(n<0)throw RangeError(`hex ${t} is not on the board`);return n}}}const qt=(e,t)=>(e&1)==1==(t===`odd`),Jt=(e,t)=>qt(t,e.shifted);function Yt(e,t){return e.early&&qt(t,e.early.lines)?e.early.first:e.along[0]}function Xt(e,t){return e.short&&qt(t,e.short.lines)?e.short.last:e.along[1]}function Zt(e){let[,t,n,r,i,a]=Qt.exec(e.number??`AABB`),o=n.startsWith(`A`);return(e,s)=>{let[c,l]=o?[e,s]:[s,e];return t+en(c,n.length)+r+en(l,i.length)+a}}const Qt=/^([C-Zc-z0-9.:]*)(A+|B+)([C-Zc-z.:]*)(A+|B+)([C-Zc-z0-9.:]*)$/;function $t(e){let t=Qt.exec(e);return t!==null&&t[2][0]!==t[4][0]}function en(e,t){let n=e<0?10**t+e:e;return String(n).padStart(t,`0`)}function tn(e){let t=[],n=Zt(e);for(let r=e.lines[0];r<=e.lines[1];r++)for(let i=Yt(e,r);i<=Xt(e,r);i++)t.push(n(r,i));return t}function nn(e){if(e.length===0)return[`a grid needs at least one sheet`];let t=e.flatMap(rn);return t.length>0?t:cn(e)}function rn(e){let t=[],n=e.number??`AABB`;$t(n)||t.push(`number=${n} is not a pattern such as AABB`);for(let[n,r]of[[`lines`,e.lines],[`along`,e.along]])r[0]>r[1]&&t.push(`${n}=${r[0]}-${r[1]} runs backwards`);return e.lines[0]<0&&t.push(`lines are numbered from 0 or more`),e.short&&e.short.last>e.along[1]&&t.push(`short lines are longer than the others`),e.early&&e.early.first>e.along[0]&&t.push(`early lines begin later than the others`),t.length>0?t:an(e,n)}function an(e,t){let[n,r]=e.lines,i=[sn(t,`A`),sn(t,`B`)];if(String(r).length>i[0])return[`line ${r} does not fit the number ${t}`];for(let a of n<r?[n,n+1]:[n]){let o=Yt(e,a),s=Xt(e,a);if(o>s)return[`line ${a} has no hexes`];let c=10**i[1];if(s>=c)return[`position ${s} does not fit the number ${t}`];if(o<0&&c+o<=s)return[`${Zt(e)(a,o)} would stand for two hexes`];if((r-n+1)*(s-o+1)>65534)return[on]}return[]}const on=`a grid has at most 32767 hexes`,sn=(e,t)=>e.split(t).length-1;function cn(e){let t=[],n=/* @__PURE__ */ new Set,r=0;for(let i of e){let e=new Set(tn(i));for(let n of i.absent??[])e.delete(n)||t.push(`absent hex ${n} is not on the grid, or is listed twice`);let a=[...e].find(e=>n.has(e));a!==void 0&&t.push(`hex ${a} is on two sheets; give one of them another number pattern`);for(let t of e)n.add(t);r+=e.size}return r>32767&&t.push(on),r===0&&t.push(`every hex of the grid is absent`),t}const ln=Int8Array.of(0,1,1,0,-1,-1),un=Int8Array.of(-2,-1,1,2,1,-1),dn=e=>(e+3)%6;function fn(...e){let t=nn(e);if(t.length>0)throw RangeError(t.join(`; `));let n=pn(e),{names:r,line:i,halves:a,sheet:o}=n,s=mn(e,n),c=hn(n,s),l=new Map(r.map((e,t)=>[e,t]));return{...n,size:r.length,neighbours:c,specs:e,indexOf:e=>l.get(e)??-1,at:s,distance(e,t){if(o[e]!==o[t])return 32767;let n=Math.abs(i[e]-i[t]),r=Math.abs(a[e]-a[t])-n;return r>0?n+(r>>1):n},directionTo(e,t){for(let n=e*6,r=0;r<6;r++)if(c[n+r]===t)return r;return-1}}}function pn(e){let t=[],n=[];return e.forEach((e,r)=>{let i=new Set(e.absent),a=Zt(e);for(let o=e.lines[0];o<=e.lines[1];o++){let s=+!!Jt(e,o);for(let c=Yt(e,o);c<=Xt(e,o);c++){let e=a(o,c);i.has(e)||(t.push(e),n.push([o,c,2*c+s,r]))}}}),{names:t,line:Int16Array.from(n,e=>e[0]),along:Int16Array.from(n,e=>e[1]),halves:Int16Array.from(n,e=>e[2]),sheet:Uint8Array.from(n,e=>e[3])}}function mn(e,{names:t,line:n,along:r,sheet:i}){let a=e.map(e=>{let t=Math.min(e.along[0],e.early?.first??e.along[0]),n=e.along[1]-t+1,r=e.lines[1]-e.lines[0]+1;return{first:e.lines[0],rows:r,begin:t,width:n,hexes:new Int16Array(r*n).fill(-1)}});for(let e=0;e<t.length;e++){let{first:t,begin:o,width:s,hexes:c}=a[i[e]];c[(n[e]-t)*s+r[e]-o]=e}return(e,t,n=0)=>{if(n>=a.length)return-1;let{first:r,rows:i,begin:o,width:s,hexes:c}=a[n],l=e-r,u=t-o;return l<0||l>=i||u<0||u>=s?-1:c[l*s+u]}}function hn({names:e,line:t,halves:n,sheet:r},i){let a=new Int16Array(e.length*6);for(let o=0;o<e.length;o++)for(let e=0;e<6;e++){let s=n[o]+un[e]>>1;a[o*6+e]=i(t[o]+ln[e],s,r[o])}return a}const gn={lines:`1-61`,along:`1-34`,shifted:`even`,short:`even:33`,early:`even:-1`},_n=[...Object.keys(gn),`number`,`absent`];function vn(e,t){let n=t.faults.length,r=xe(e,t);Se(e,r,_n,[],t);let i=yn(r.pairs,n=>{let i=r.pairs.get(n),a=i===void 0?`${n}= is missing`:`${n}=${i} cannot be read`;t.report(`bad-grid`,e.number,`${a}; it should look like ${n}=${gn[n]}`)});return i===null||t.faults.length>n?null:bn(i,r.pairs.get(`absent`),e,t)}function yn(e,t){let n=Sn(e.get(`lines`)),r=Sn(e.get(`along`)),i=e.get(`shifted`),a=Cn(e.get(`short`)),o=Cn(e.get(`early`)),s=e.get(`number`);return n||t(`lines`),r||t(`along`),xn(i)||t(`shifted`),a===null&&t(`short`),o===null&&t(`early`),!n||!r||!xn(i)?null:{lines:n,along:r,shifted:i,...a&&{short:{lines:a.lines,last:a.value}},...o&&{early:{lines:o.lines,first:o.value}},...s!==void 0&&{number:s}}}function bn(e,t,n,r){let i=rn(e);for(let e of i)r.report(`bad-grid`,n.number,e);if(i.length>0)return null;if(t===void 0)return e;let a=tn(e),o=/* @__PURE__ */ new Set;for(let e of t.split(`,`)){let[t,i=t]=e.split(`-`),s=a.indexOf(t),c=a.indexOf(i);if(s<0||c<s)return r.report(`bad-grid`,n.number,`absent=${e} is not a hex of this grid, or a range of them`),null;for(let e of a.slice(s,c+1))o.add(e)}return{...e,absent:a.filter(e=>o.has(e))}}const xn=e=>e===`odd`||e===`even`;function Sn(e){let t=/^(-?\d{1,4})-(-?\d{1,4})$/.exec(e??``);return t&&[Number(t[1]),Number(t[2])]}function Cn(e){if(e===void 0)return;let[t,n=``]=e.split(`:`);return xn(t)&&/^-?\d{1,4}$/.test(n)?{lines:t,value:Number(n)}:null}function wn(e,t){let n=Tn(`terrain`,e,32,t),r=Tn(`hexsides`,e,32,t),i=Tn(`networks`,e,32,t),a=Tn(`regions`,e,1/0,t),o=Tn(`features`,e,1/0,t);for(let e of[`region`,`terrain`])o.includes(e)&&t.report(`reserved`,0,`a feature cannot be called "${e}"`);let s=Dn(e,t);return s&&{grid:s,terrainKinds:n,hexsideKinds:r,networkKinds:i,regionKinds:a,featureKinds:o}}function Tn(e,t,n,r){let i=/* @__PURE__ */ new Set;for(let a of t.filter(t=>t.directive===e)){let t=xe(a,r);Se(a,t,[],[],r);for(let n of t.words)En(e,n)||r.report(`bad-kind`,a.number,`${e}: "${n}" cannot be a name`),i.has(n)&&r.report(`kind-twice`,a.number,`${e}: "${n}" is listed twice`),i.add(n);i.size>n&&r.report(`too-many-kinds`,a.number,`${e}: at most ${n} kinds`)}return[...i]}const En=(e,t)=>e===`regions`?t!==``&&t!==`-`:tt(t);function Dn(e,t){let n=e.filter(e=>e.directive===`grid`);if(n.length===0)return t.report(`no-grid`,0,`there is no "grid" line; it should look like: grid lines=1-61 along=1-34 shifted=even`),null;let r=[];for(let e of n){let n=vn(e,t);if(n===null)return null;r.push(n)}let i=nn(r);for(let e of i)t.report(`bad-grid`,n.at(-1).number,e);return i.length>0?null:fn(...r)}function On(e,t,n,r){let{size:i}=t.grid,a={header:t,to:r,terrain:new Uint32Array(i),region:new Int16Array(i).fill(-1),features:/* @__PURE__ */ new Map,statedOfHex:/* @__PURE__ */ new Map,givenBy:new Int32Array(i)};for(let t of e)t.directive===`hex`&&kn(t,a);Nn(a,!n&&e.at(-1)?.directive===`hex`?e.at(-1).number:0);let{terrain:o,region:s,features:c,statedOfHex:l}=a;return{terrain:o,region:s,features:c,statedOfHex:l}}function kn(e,t){let{header:n,to:r,givenBy:i}=t,a=xe(e,r),[o,s,c,...l]=a.words,u=o===void 0?-1:n.grid.indexOf(o);u<0?r.report(`unknown-hex`,e.number,`there is no hex ${o??`number`} on this grid`,o):i[u]>0?r.report(`hex-twice`,e.number,`this hex has been given before, in line ${i[u]}`,o):(i[u]=e.number,c===void 0?r.report(`incomplete-hex`,e.number,`a hex line needs a region (or "-") and a terrain after the number`,o):(An(e,u,s,t),jn(e,u,c,t),Mn(e,u,l,a,t)))}function An(e,t,n,{header:r,to:i,region:a}){n!==`-`&&(a[t]=r.regionKinds.indexOf(n),a[t]>=0||i.report(`unknown-region`,e.number,Te(`region`,n,r.regionKinds),r.grid.names[t]))}function jn(e,t,n,{header:r,to:i,terrain:a}){for(let o of n.split(`+`)){let n=r.terrainKinds.indexOf(o);if(n>=0)a[t]|=1<<n;else{let n=Te(`terrain`,o,r.terrainKinds);i.report(`unknown-terrain`,e.number,n,r.grid.names[t])}}}function Mn(e,t,n,r,i){let{header:a,to:o,features:s,statedOfHex:c}=i,l=a.grid.names[t],u=new Map(r.pairs);for(let t of n)u.has(t)&&o.report(`key-twice`,e.number,`"${t}" is given twice`,l),u.set(t,``);for(let[n,r]of u)a.featureKinds.includes(n)?s.has(n)?s.get(n).set(t,r):s.set(n,/* @__PURE__ */ new Map([[t,r]])):o.report(`unknown-feature`,e.number,Te(`feature`,n,a.featureKinds),l);for(let t of r.marks)t===`region`||t===`terrain`||u.has(t)||o.report(`unknown-mark`,e.number,`!${t} marks something that is not on this line`,l);r.marks.size>0&&c.set(t,r.marks)}function Nn({header:e,to:t,givenBy:n},r){let{names:i,size:a}=e.grid,o=n.indexOf(0);if(!(o<0)){if(n.subarray(o).every(e=>e===0)&&r>0){let e=`${a-o} of ${a} hexes are missing, from ${i[o]} on`;t.report(`truncated`,r,`the file stops here: ${e}`,i[o])}else n.forEach((e,n)=>{e===0&&t.report(`hex-missing`,0,`there is no line for this hex`,i[n])})}}function Pn(e,t,n){let r=new Uint32Array(t.grid.size*6),i=[];for(let a of e){if(a.directive!==`route`)continue;let e=Fn(a,t,n);e!==null&&(i.push(e),Ln(e,t,r))}return{networks:r,routes:i}}function Fn(e,t,n){let{tokens:r}=e,i=xe(e,n);Se(e,i,[],[`route`],n);let[a=``]=i.words,o=r[1]?.kind===`text`?r[1].text:``,s=i.words.slice(r[1]?.kind===`text`?2:1),c=o===``?void 0:o;if(!t.networkKinds.includes(a))return n.report(`unknown-network`,e.number,Te(`network`,a,t.networkKinds),c),null;if(s.length<2)return n.report(`incomplete-route`,e.number,`a route needs at least two hexes`,c),null;let l=s.map(e=>t.grid.indexOf(e));return In(l,s,e,t,c,n)?{network:a,name:o,hexes:l,isFromRulebook:i.marks.has(`route`)}:null}function In(e,t,n,{grid:r},i,a){let o=a.faults.length;return e.forEach((o,s)=>{let c=i===void 0?t[s]:`${i}, ${t[s]}`;if(o<0)a.report(`unknown-hex`,n.number,`there is no hex ${t[s]} on this grid`,c);else if(s>0&&e[s-1]>=0&&r.directionTo(e[s-1],o)<0){let e=`the route breaks at step ${s}: ${t[s-1]} and ${t[s]} are not adjacent`;a.report(`broken-route`,n.number,e,c)}}),a.faults.length===o}function Ln({network:e,hexes:t},{grid:n,networkKinds:r},i){let a=1<<r.indexOf(e);for(let e=1;e<t.length;e++){let r=n.directionTo(t[e-1],t[e]);i[t[e-1]*6+r]|=a,i[t[e]*6+dn(r)]|=a}}function Rn(e,t,n){let r=new Uint32Array(t.grid.size*6),i=/* @__PURE__ */ new Map,a=/* @__PURE__ */ new Map;for(let o of e){if(o.directive!==`side`)continue;let e=zn(o,t,n);if(e!==null){if(r[e.slots[0]]!==0)n.report(`side-twice`,o.number,`this hexside has been given before; join its kinds with +`,e.place);else for(let t of e.slots)r[t]=e.bits,e.name!==void 0&&i.set(t,e.name),e.stated.size>0&&a.set(t,e.stated)}}return{hexsides:r,hexsideNames:i,statedOfSide:a}}function zn(e,t,n){let r=xe(e,n),[i=``,a=``,...o]=r.words,s=Bn(i,e,t,n);if(s===null)return null;if(a===``)return n.report(`incomplete-side`,e.number,`a side line needs a kind of hexside, as in: side 2401/2402 river`,i),null;for(let t of o)n.report(`unknown-word`,e.number,`"${t}" has no meaning here; join kinds with +`,i);let c=a.split(`+`);Se(e,r,[`name`],r.pairs.has(`name`)?[`name`,...c]:c,n);let l=0;for(let r of c){let a=t.hexsideKinds.indexOf(r);a<0?n.report(`unknown-hexside`,e.number,Te(`hexside`,r,t.hexsideKinds),i):l|=1<<a}return{place:i,slots:s,bits:l,name:r.pairs.get(`name`),stated:r.marks}}function Bn(e,t,{grid:n},r){let i=e.split(`/`);if(i.length!==2)return r.report(`bad-side`,t.number,`a side is written as two adjacent hexes, as in 2401/2402`,e),null;let a=i.map(e=>n.indexOf(e)),o=a.indexOf(-1);if(o>=0)return r.report(`unknown-hex`,t.number,`there is no hex ${i[o]} on this grid`,i[o]),null;let s=n.directionTo(a[0],a[1]);return s>=0?[a[0]*6+s,a[1]*6+dn(s)]:(r.report(`not-adjacent`,t.number,`${i[0]} and ${i[1]} are not adjacent`,e),null)}const Vn={header:`board`,format:1,directives:[`grid`,`terrain`,`hexsides`,`networks`,`regions`,`features`,`hex`,`side`,`route`]};function Hn(e,t,n=1){let r=Ue(t,n),o=ze(e,Vn,r);if(o===null)return i(r.faults);let{title:s,lines:c,whole:l}=o,u=wn(c,r);if(u===null)return i(r.faults);let ee=On(c,u,l,r),te=Rn(c,u,r),ne=Pn(c,u,r);return a(Wt({title:s,...u,...ee,...te,...ne}),r.faults)}const{printedBoard:Un,board:Wn,derive:Gn,layOut:Kn,hex:qn}=Kt(c(Hn(`
format 1
board "Budziszyn 1945: Lusatia, spring 1945"
grid lines=1-65 along=0-38 early=even:-1 shifted=even
terrain clear forest hills mountain swamp lake
hexsides big-river river stream bridge fixed-position
networks motorway main secondary
regions Germany Czechoslovakia
features town city village zone exit road-edge american-limit nysa stars

hex 0100 Germany        clear    zone="J" nysa=german stars=soviet
hex 0101 Germany        clear    zone="J" nysa=german stars=soviet
hex 0102 Germany        clear    zone="J" nysa=german stars=soviet
hex 0103 Germany        clear    zone="J" nysa=german stars=soviet
hex 0104 Germany        clear    zone="J" road-edge=west nysa=german stars=soviet
hex 0105 Germany        clear    zone="J" nysa=german stars=soviet
hex 0106 Germany        clear    zone="J" nysa=german stars=soviet
hex 0107 Germany        clear    zone="J" nysa=german stars=soviet
hex 0108 Germany        clear    zone="J" nysa=german stars=soviet
hex 0109 Germany        clear    zone="J" nysa=german stars=soviet
hex 0110 Germany        clear    zone="J" nysa=german stars=soviet
hex 0111 Germany        clear    village="Dommitzsch" zone="K" road-edge=west nysa=german stars=american !stars
hex 0112 Germany        forest   zone="K" nysa=german stars=american
hex 0113 Germany        forest   zone="K" nysa=german stars=american
hex 0114 Germany        clear    zone="K" nysa=german stars=american
hex 0115 Germany        forest   zone="K" nysa=german stars=american
hex 0116 Germany        clear    zone="K" road-edge=west nysa=german stars=american
hex 0117 Germany        clear    zone="K" nysa=german stars=american
hex 0118 Germany        clear    zone="K" road-edge=west nysa=german stars=american
hex 0119 Germany        clear    zone="L" nysa=german stars=american
hex 0120 Germany        clear    zone="L" nysa=german stars=american
hex 0121 Germany        clear    zone="L" nysa=german stars=american
hex 0122 Germany        clear    zone="L" road-edge=west nysa=german stars=american
hex 0123 Germany        clear    zone="L" nysa=german stars=american
hex 0124 Germany        clear    zone="L" nysa=german stars=american
hex 0125 Germany        hills    zone="L" nysa=german stars=american
hex 0126 Germany        clear    zone="M" nysa=german stars=american
hex 0127 Germany        clear    zone="M" road-edge=west nysa=german stars=american
hex 0128 Germany        hills    zone="M" nysa=german stars=american
hex 0129 Germany        hills    zone="M" nysa=german stars=american
hex 0130 Germany        clear    zone="M" nysa=german stars=american
hex 0131 Germany        hills    zone="M" nysa=german stars=american
hex 0132 Germany        clear    zone="N" nysa=german stars=american
hex 0133 Germany        clear    zone="N" nysa=german stars=american
hex 0134 Germany        clear    zone="N" nysa=german stars=american
hex 0135 Germany        clear    zone="N" nysa=german stars=american
hex 0136 Germany        clear    zone="N" nysa=german stars=american
hex 0137 Germany        hills    zone="N" nysa=german stars=american
hex 0138 Germany        clear    zone="P" nysa=german stars=american
hex 0299 Germany        clear    zone="J" nysa=german stars=soviet
hex 0200 Germany        clear    zone="J" nysa=german stars=soviet
hex 0201 Germany        clear    nysa=german stars=soviet
hex 0202 Germany        clear    nysa=german stars=soviet
hex 0203 Germany        clear    nysa=german stars=soviet
hex 0204 Germany        clear    nysa=german stars=soviet
hex 0205 Germany        clear    nysa=german stars=soviet
hex 0206 Germany        clear    nysa=german stars=soviet
hex 0207 Germany        clear    nysa=german stars=soviet
hex 0208 Germany        clear    nysa=german stars=soviet
hex 0209 Germany        clear    nysa=german stars=soviet
hex 0210 Germany        clear    nysa=german stars=soviet !stars
hex 0211 Germany        clear    nysa=german stars=american
hex 0212 Germany        forest   nysa=german stars=american
hex 0213 Germany        clear    nysa=german stars=american
hex 0214 Germany        forest   nysa=german stars=american
hex 0215 Germany        clear    nysa=german stars=american
hex 0216 Germany        clear    nysa=german stars=american
hex 0217 Germany        hills    nysa=german stars=american
hex 0218 Germany        forest   nysa=german stars=american
hex 0219 Germany        clear    nysa=german stars=american
hex 0220 Germany        clear    nysa=german stars=american
hex 0221 Germany        clear    nysa=german stars=american
hex 0222 Germany        forest   nysa=german stars=american
hex 0223 Germany        forest   nysa=german stars=american
hex 0224 Germany        clear    nysa=german stars=american
hex 0225 Germany        clear    nysa=german stars=american
hex 0226 Germany        clear    nysa=german stars=american
hex 0227 Germany        hills    nysa=german stars=american
hex 0228 Germany        hills    nysa=german stars=american
hex 0229 Germany        hills    nysa=german stars=american
hex 0230 Germany        clear    nysa=german stars=american
hex 0231 Germany        clear    nysa=german stars=american
hex 0232 Germany        clear    nysa=german stars=american
hex 0233 Germany        clear    nysa=german stars=american
hex 0234 Germany        clear    nysa=german stars=american
hex 0235 Germany        clear    nysa=german stars=american
hex 0236 Germany        clear    nysa=german stars=american
hex 0237 Germany        hills    nysa=german stars=american
hex 0238 Germany        hills    zone="P" road-edge=south nysa=german stars=american
hex 0300 Germany        clear    zone="J" nysa=german stars=soviet
hex 0301 Germany        clear    nysa=german stars=soviet
hex 0302 Germany        clear    nysa=german stars=soviet
hex 0303 Germany        clear    nysa=german stars=soviet
hex 0304 Germany        clear    nysa=german stars=soviet
hex 0305 Germany        clear    nysa=german stars=soviet !stars
hex 0306 Germany        clear    nysa=german stars=soviet
hex 0307 Germany        clear    nysa=german stars=soviet
hex 0308 Germany        clear    nysa=german stars=soviet
hex 0309 Germany        clear    nysa=german stars=soviet
hex 0310 Germany        clear    village="Prettin" nysa=german stars=soviet
hex 0311 Germany        clear    nysa=german stars=soviet
hex 0312 Germany        clear    nysa=german stars=american
hex 0313 Germany        clear    nysa=german stars=american
hex 0314 Germany        clear    nysa=german stars=american
hex 0315 Germany        clear    nysa=german stars=american
hex 0316 Germany        forest   nysa=german stars=american
hex 0317 Germany        clear    nysa=german stars=american
hex 0318 Germany        clear    village="Schildau" nysa=german stars=american
hex 0319 Germany        forest   nysa=german stars=american
hex 0320 Germany        clear    nysa=german stars=american
hex 0321 Germany        clear    nysa=german stars=american
hex 0322 Germany        clear    nysa=german stars=american
hex 0323 Germany        forest   nysa=german stars=american
hex 0324 Germany        clear    nysa=german stars=american
hex 0325 Germany        clear    nysa=german stars=american
hex 0326 Germany        clear    nysa=german stars=american
hex 0327 Germany        clear    nysa=german stars=american
hex 0328 Germany        hills    nysa=german stars=american
hex 0329 Germany        hills    town="Leisnig" nysa=german stars=american
hex 0330 Germany        hills    nysa=german stars=american
hex 0331 Germany        clear    nysa=german stars=american
hex 0332 Germany        clear    nysa=german stars=american
hex 0333 Germany        clear    nysa=german stars=american
hex 0334 Germany        clear    nysa=german stars=american
hex 0335 Germany        clear    nysa=german stars=american
hex 0336 Germany        clear    nysa=german stars=american
hex 0337 Germany        clear    nysa=german stars=american
hex 0338 Germany        clear    zone="P" nysa=german stars=american
hex 0499 Germany        clear    zone="J" nysa=german stars=soviet
hex 0400 Germany        clear    zone="J" nysa=german stars=soviet
hex 0401 Germany        forest   nysa=german stars=soviet
hex 0402 Germany        forest   nysa=german stars=soviet
hex 0403 Germany        forest   nysa=german stars=soviet
hex 0404 Germany        forest   nysa=german stars=soviet
hex 0405 Germany        clear    town="Jessen" nysa=german stars=soviet
hex 0406 Germany        clear    nysa=german stars=soviet
hex 0407 Germany        clear    nysa=german stars=soviet
hex 0408 Germany        clear    nysa=german stars=soviet
hex 0409 Germany        clear    nysa=german stars=soviet
hex 0410 Germany        clear    nysa=german stars=soviet
hex 0411 Germany        clear    nysa=german stars=soviet
hex 0412 Germany        clear    nysa=german stars=american
hex 0413 Germany        clear    nysa=german stars=american !stars
hex 0414 Germany        clear    town="Torgau" nysa=german stars=american
hex 0415 Germany        forest   nysa=german stars=american !stars
hex 0416 Germany        clear    nysa=german stars=american
hex 0417 Germany        clear    nysa=german stars=american
hex 0418 Germany        hills    nysa=german stars=american
hex 0419 Germany        forest   nysa=german stars=american
hex 0420 Germany        clear    nysa=german stars=american
hex 0421 Germany        clear    nysa=german stars=american
hex 0422 Germany        clear    nysa=german stars=american
hex 0423 Germany        forest+hills nysa=german stars=american
hex 0424 Germany        forest   nysa=german stars=american
hex 0425 Germany        clear    nysa=german stars=american
hex 0426 Germany        clear    nysa=german stars=american
hex 0427 Germany        clear    nysa=german stars=american
hex 0428 Germany        hills    nysa=german stars=american
hex 0429 Germany        hills    nysa=german stars=american
hex 0430 Germany        hills    nysa=german stars=american
hex 0431 Germany        clear    nysa=german stars=american
hex 0432 Germany        clear    nysa=german stars=american
hex 0433 Germany        hills    nysa=german stars=american
hex 0434 Germany        hills    nysa=german stars=american
hex 0435 Germany        clear    town="Mittweida" nysa=german stars=american
hex 0436 Germany        hills    nysa=german stars=american
hex 0437 Germany        hills    nysa=german stars=american
hex 0438 Germany        hills    zone="P" road-edge=south nysa=german stars=american
hex 0500 Germany        clear    zone="J" nysa=german stars=soviet
hex 0501 Germany        forest   nysa=german stars=soviet
hex 0502 Germany        forest   nysa=german stars=soviet
hex 0503 Germany        forest   nysa=german stars=soviet
hex 0504 Germany        forest   nysa=german stars=soviet
hex 0505 Germany        clear    nysa=german stars=soviet
hex 0506 Germany        clear    nysa=german stars=soviet
hex 0507 Germany        clear    nysa=german stars=soviet
hex 0508 Germany        clear    nysa=german stars=soviet
hex 0509 Germany        clear    nysa=german stars=soviet
hex 0510 Germany        clear    nysa=german stars=soviet
hex 0511 Germany        clear    nysa=german stars=soviet
hex 0512 Germany        clear    nysa=german stars=soviet
hex 0513 Germany        clear    nysa=german stars=soviet !stars
hex 0514 Germany        clear    nysa=german stars=soviet
hex 0515 Germany        clear    nysa=german stars=soviet !stars
hex 0516 Germany        clear    nysa=german stars=american
hex 0517 Germany        clear    nysa=german stars=american
hex 0518 Germany        forest+hills nysa=german stars=american
hex 0519 Germany        forest   nysa=german stars=american
hex 0520 Germany        forest   nysa=german stars=american
hex 0521 Germany        clear    village="Dahlen" nysa=german stars=american
hex 0522 Germany        clear    nysa=german stars=american
hex 0523 Germany        hills    nysa=german stars=american
hex 0524 Germany        clear    nysa=german stars=american
hex 0525 Germany        hills    nysa=german stars=american
hex 0526 Germany        hills    nysa=german stars=american
hex 0527 Germany        clear    nysa=german stars=american
hex 0528 Germany        clear    nysa=german stars=american
hex 0529 Germany        hills    nysa=german stars=american
hex 0530 Germany        hills    nysa=german stars=american
hex 0531 Germany        hills    nysa=german stars=american
hex 0532 Germany        hills    town="Waldheim" nysa=german stars=american
hex 0533 Germany        hills    nysa=german stars=american
hex 0534 Germany        hills    nysa=german stars=american
hex 0535 Germany        hills    nysa=german stars=american
hex 0536 Germany        hills    nysa=german stars=american
hex 0537 Germany        hills    nysa=german stars=american
hex 0538 Germany        hills    zone="P" nysa=german stars=american
hex 0699 Germany        clear    zone="J" road-edge=north nysa=german stars=soviet
hex 0600 Germany        clear    zone="J" nysa=german stars=soviet
hex 0601 Germany        clear    nysa=german stars=soviet
hex 0602 Germany        forest   nysa=german stars=soviet
hex 0603 Germany        clear    nysa=german stars=soviet
hex 0604 Germany        clear    nysa=german stars=soviet
hex 0605 Germany        clear    village="Schweinitz" nysa=german stars=soviet
hex 0606 Germany        clear    nysa=german stars=soviet
hex 0607 Germany        clear    town="Annaburg" nysa=german stars=soviet
hex 0608 Germany        forest   nysa=german stars=soviet
hex 0609 Germany        forest   nysa=german stars=soviet
hex 0610 Germany        forest   nysa=german stars=soviet
hex 0611 Germany        forest   nysa=german stars=soviet
hex 0612 Germany        clear    nysa=german stars=soviet
hex 0613 Germany        clear    nysa=german stars=soviet
hex 0614 Germany        clear    nysa=german stars=soviet
hex 0615 Germany        clear    nysa=german stars=american
hex 0616 Germany        hills    nysa=german stars=american
hex 0617 Germany        forest   nysa=german stars=american
hex 0618 Germany        forest   nysa=german stars=american
hex 0619 Germany        forest   nysa=german stars=american
hex 0620 Germany        clear    nysa=german stars=american
hex 0621 Germany        clear    nysa=german stars=american
hex 0622 Germany        hills    nysa=german stars=american
hex 0623 Germany        hills    nysa=german stars=american
hex 0624 Germany        hills    nysa=german stars=american
hex 0625 Germany        hills    nysa=german stars=american
hex 0626 Germany        hills    town="Mügeln" nysa=german stars=american
hex 0627 Germany        clear    nysa=german stars=american
hex 0628 Germany        clear    nysa=german stars=american
hex 0629 Germany        hills    nysa=german stars=american
hex 0630 Germany        hills    nysa=german stars=american
hex 0631 Germany        clear    nysa=german stars=american
hex 0632 Germany        clear    nysa=german stars=american
hex 0633 Germany        clear    nysa=german stars=american
hex 0634 Germany        hills    nysa=german stars=american
hex 0635 Germany        clear    nysa=german stars=american
hex 0636 Germany        clear    nysa=german stars=american
hex 0637 Germany        hills    nysa=german stars=american
hex 0638 Germany        hills    zone="P" nysa=german stars=american
hex 0700 Germany        clear    zone="J" nysa=german stars=soviet !stars
hex 0701 Germany        clear    nysa=german stars=soviet
hex 0702 Germany        clear    nysa=german stars=soviet
hex 0703 Germany        forest   nysa=german stars=soviet
hex 0704 Germany        clear    nysa=german stars=soviet
hex 0705 Germany        clear    nysa=german stars=soviet
hex 0706 Germany        clear    nysa=german stars=soviet
hex 0707 Germany        forest   nysa=german stars=soviet
hex 0708 Germany        forest   nysa=german stars=soviet
hex 0709 Germany        forest   nysa=german stars=soviet
hex 0710 Germany        forest   nysa=german stars=soviet
hex 0711 Germany        forest   nysa=german stars=soviet
hex 0712 Germany        forest   nysa=german stars=soviet
hex 0713 Germany        clear    nysa=german stars=soviet
hex 0714 Germany        clear    village="Beilrode" nysa=german stars=soviet
hex 0715 Germany        clear    nysa=german stars=soviet
hex 0716 Germany        clear    nysa=german stars=american
hex 0717 Germany        hills    nysa=german stars=american
hex 0718 Germany        forest+hills nysa=german stars=american
hex 0719 Germany        clear    nysa=german stars=american
hex 0720 Germany        clear    nysa=german stars=american
hex 0721 Germany        clear    nysa=german stars=american
hex 0722 Germany        clear    nysa=german stars=american
hex 0723 Germany        clear    nysa=german stars=american
hex 0724 Germany        clear    nysa=german stars=american
hex 0725 Germany        clear    nysa=german stars=american
hex 0726 Germany        hills    nysa=german stars=american
hex 0727 Germany        clear    nysa=german stars=american
hex 0728 Germany        clear    nysa=german stars=american
hex 0729 Germany        hills    nysa=german stars=american
hex 0730 Germany        hills    nysa=german stars=american
hex 0731 Germany        clear    nysa=german stars=american
hex 0732 Germany        clear    nysa=german stars=american
hex 0733 Germany        clear    nysa=german stars=american
hex 0734 Germany        clear    nysa=german stars=american
hex 0735 Germany        clear    nysa=german stars=american
hex 0736 Germany        clear    nysa=german stars=american
hex 0737 Germany        hills    nysa=german stars=american
hex 0738 Germany        hills    zone="P" nysa=german stars=american
hex 0899 Germany        clear    zone="J" road-edge=north nysa=german stars=soviet
hex 0800 Germany        clear    zone="J" nysa=german stars=soviet
hex 0801 Germany        clear    nysa=german stars=soviet
hex 0802 Germany        forest   nysa=german stars=soviet
hex 0803 Germany        clear    nysa=german stars=soviet
hex 0804 Germany        clear    nysa=german stars=soviet
hex 0805 Germany        clear    nysa=german stars=soviet
hex 0806 Germany        clear    nysa=german stars=soviet
hex 0807 Germany        forest   nysa=german stars=soviet
hex 0808 Germany        forest   nysa=german stars=soviet
hex 0809 Germany        forest   nysa=german stars=soviet
hex 0810 Germany        forest   nysa=german stars=soviet
hex 0811 Germany        clear    nysa=german stars=soviet
hex 0812 Germany        clear    nysa=german stars=soviet
hex 0813 Germany        forest   nysa=german stars=soviet
hex 0814 Germany        clear    nysa=german stars=soviet
hex 0815 Germany        clear    nysa=german stars=soviet
hex 0816 Germany        clear    nysa=german stars=soviet !stars
hex 0817 Germany        clear    town="Belgern" nysa=german stars=american
hex 0818 Germany        clear    nysa=german stars=american
hex 0819 Germany        clear    nysa=german stars=american
hex 0820 Germany        clear    nysa=german stars=american
hex 0821 Germany        clear    nysa=german stars=american
hex 0822 Germany        clear    nysa=german stars=american
hex 0823 Germany        clear    town="Oschatz" nysa=german stars=american
hex 0824 Germany        clear    nysa=german stars=american
hex 0825 Germany        clear    nysa=german stars=american
hex 0826 Germany        clear    nysa=german stars=american
hex 0827 Germany        clear    nysa=german stars=american
hex 0828 Germany        clear    nysa=german stars=american
hex 0829 Germany        clear    nysa=german stars=american
hex 0830 Germany        hills    town="Döbeln" nysa=german stars=american
hex 0831 Germany        hills    nysa=german stars=american
hex 0832 Germany        hills    nysa=german stars=american
hex 0833 Germany        hills    nysa=german stars=american
hex 0834 Germany        clear    nysa=german stars=american
hex 0835 Germany        clear    village="Hainichen" nysa=german stars=american
hex 0836 Germany        hills    nysa=german stars=american
hex 0837 Germany        hills    nysa=german stars=american
hex 0838 Germany        hills    zone="P" nysa=german stars=american
hex 0900 Germany        clear    zone="J" nysa=german stars=soviet
hex 0901 Germany        clear    nysa=german stars=soviet
hex 0902 Germany        forest   nysa=german stars=soviet
hex 0903 Germany        forest   nysa=german stars=soviet
hex 0904 Germany        clear    nysa=german stars=soviet
hex 0905 Germany        clear    nysa=german stars=soviet
hex 0906 Germany        clear    nysa=german stars=soviet
hex 0907 Germany        forest   nysa=german stars=soviet
hex 0908 Germany        forest   nysa=german stars=soviet
hex 0909 Germany        forest   nysa=german stars=soviet
hex 0910 Germany        forest   nysa=german stars=soviet
hex 0911 Germany        forest   nysa=german stars=soviet
hex 0912 Germany        forest   nysa=german stars=soviet
hex 0913 Germany        clear    nysa=german stars=soviet
hex 0914 Germany        clear    nysa=german stars=soviet
hex 0915 Germany        clear    nysa=german stars=soviet
hex 0916 Germany        clear    nysa=german stars=soviet
hex 0917 Germany        clear    nysa=german stars=soviet
hex 0918 Germany        clear    nysa=german stars=american
hex 0919 Germany        clear    nysa=german stars=american !nysa,stars
hex 0920 Germany        clear    nysa=german stars=american
hex 0921 Germany        hills    nysa=german stars=american
hex 0922 Germany        hills    nysa=german stars=american
hex 0923 Germany        clear    nysa=german stars=american
hex 0924 Germany        clear    nysa=german stars=american
hex 0925 Germany        clear    nysa=german stars=american
hex 0926 Germany        clear    nysa=german stars=american
hex 0927 Germany        clear    nysa=german stars=american
hex 0928 Germany        clear    nysa=german stars=american
hex 0929 Germany        hills    nysa=german stars=american
hex 0930 Germany        hills    nysa=german stars=american
hex 0931 Germany        hills    nysa=german stars=american
hex 0932 Germany        hills    nysa=german stars=american
hex 0933 Germany        hills    nysa=german stars=american
hex 0934 Germany        hills    nysa=german stars=american
hex 0935 Germany        hills    nysa=german stars=american
hex 0936 Germany        hills    nysa=german stars=american
hex 0937 Germany        hills    nysa=german stars=american
hex 0938 Germany        clear    zone="P" nysa=german stars=american
hex 1099 Germany        clear    zone="J" road-edge=north nysa=german stars=soviet
hex 1000 Germany        clear    zone="J" nysa=german stars=soviet
hex 1001 Germany        forest   nysa=german stars=soviet
hex 1002 Germany        forest   nysa=german stars=soviet
hex 1003 Germany        clear    nysa=german stars=soviet
hex 1004 Germany        clear    nysa=german stars=soviet
hex 1005 Germany        clear    nysa=german stars=soviet
hex 1006 Germany        clear    nysa=german stars=soviet
hex 1007 Germany        clear    nysa=german stars=soviet
hex 1008 Germany        clear    nysa=german stars=soviet
hex 1009 Germany        clear    nysa=german stars=soviet
hex 1010 Germany        clear    nysa=german stars=soviet
hex 1011 Germany        clear    nysa=german stars=soviet
hex 1012 Germany        forest   nysa=german stars=soviet
hex 1013 Germany        clear    nysa=german stars=soviet
hex 1014 Germany        forest   nysa=german stars=soviet
hex 1015 Germany        clear    nysa=german stars=soviet
hex 1016 Germany        clear    nysa=german stars=soviet
hex 1017 Germany        clear    nysa=german stars=soviet
hex 1018 Germany        clear    nysa=german stars=soviet
hex 1019 Germany        clear    nysa=german stars=american
hex 1020 Germany        clear    nysa=german stars=american
hex 1021 Germany        clear    nysa=german stars=american
hex 1022 Germany        clear    nysa=german stars=american
hex 1023 Germany        clear    nysa=german stars=american
hex 1024 Germany        clear    nysa=german stars=american
hex 1025 Germany        clear    village="Stauchitz" nysa=german stars=american
hex 1026 Germany        hills    nysa=german stars=american
hex 1027 Germany        clear    nysa=german stars=american
hex 1028 Germany        hills    nysa=german stars=american
hex 1029 Germany        hills    nysa=german stars=american
hex 1030 Germany        clear    nysa=german stars=american
hex 1031 Germany        hills    nysa=german stars=american
hex 1032 Germany        hills    village="Roßwein" nysa=german stars=american
hex 1033 Germany        clear    nysa=german stars=american
hex 1034 Germany        clear    nysa=german stars=american
hex 1035 Germany        hills    nysa=german stars=american
hex 1036 Germany        hills    nysa=german stars=american
hex 1037 Germany        hills    nysa=german stars=american
hex 1038 Germany        hills    zone="P" nysa=german stars=american
hex 1100 Germany        clear    zone="J" nysa=german stars=soviet
hex 1101 Germany        clear    nysa=german stars=soviet
hex 1102 Germany        forest   nysa=german stars=soviet
hex 1103 Germany        clear    nysa=german stars=soviet
hex 1104 Germany        clear    nysa=german stars=soviet
hex 1105 Germany        clear    nysa=german stars=soviet
hex 1106 Germany        clear    nysa=german stars=soviet
hex 1107 Germany        clear    nysa=german stars=soviet
hex 1108 Germany        clear    nysa=german stars=soviet
hex 1109 Germany        clear    town="Herzberg" nysa=german stars=soviet
hex 1110 Germany        clear    nysa=german stars=soviet
hex 1111 Germany        clear    nysa=german stars=soviet
hex 1112 Germany        clear    nysa=german stars=soviet
hex 1113 Germany        clear    town="Falkenberg" nysa=german stars=soviet
hex 1114 Germany        clear    nysa=german stars=soviet
hex 1115 Germany        clear    nysa=german stars=soviet
hex 1116 Germany        clear    nysa=german stars=soviet
hex 1117 Germany        clear    nysa=german stars=soviet
hex 1118 Germany        clear    nysa=german stars=soviet !stars
hex 1119 Germany        clear    town="Mühlberg" nysa=german stars=soviet
hex 1120 Germany        clear    nysa=german stars=soviet
hex 1121 Germany        clear    town="Strehla" nysa=german stars=american !stars
hex 1122 Germany        clear    nysa=german stars=american
hex 1123 Germany        clear    nysa=german stars=american
hex 1124 Germany        clear    nysa=german stars=american
hex 1125 Germany        clear    nysa=german stars=american
hex 1126 Germany        hills    nysa=german stars=american
hex 1127 Germany        clear    nysa=german stars=american
hex 1128 Germany        clear    nysa=german stars=american
hex 1129 Germany        hills    nysa=german stars=american
hex 1130 Germany        hills    nysa=german stars=american
hex 1131 Germany        hills    nysa=german stars=american
hex 1132 Germany        clear    nysa=german stars=american
hex 1133 Germany        hills    nysa=german stars=american
hex 1134 Germany        forest   nysa=german stars=american
hex 1135 Germany        forest   nysa=german stars=american
hex 1136 Germany        hills    nysa=german stars=american
hex 1137 Germany        clear    nysa=german stars=american
hex 1138 Germany        hills    zone="P" nysa=german stars=american
hex 1299 Germany        clear    zone="J" nysa=german stars=soviet
hex 1200 Germany        clear    zone="J" nysa=german stars=soviet
hex 1201 Germany        clear    nysa=german stars=soviet
hex 1202 Germany        forest   nysa=german stars=soviet
hex 1203 Germany        clear    nysa=german stars=soviet
hex 1204 Germany        clear    nysa=german stars=soviet
hex 1205 Germany        clear    nysa=german stars=soviet
hex 1206 Germany        clear    nysa=german stars=soviet
hex 1207 Germany        clear    nysa=german stars=soviet
hex 1208 Germany        clear    nysa=german stars=soviet
hex 1209 Germany        clear    nysa=german stars=soviet
hex 1210 Germany        clear    nysa=german stars=soviet
hex 1211 Germany        clear    nysa=german stars=soviet
hex 1212 Germany        forest   nysa=german stars=soviet
hex 1213 Germany        clear    nysa=german stars=soviet
hex 1214 Germany        clear    nysa=german stars=soviet
hex 1215 Germany        clear    nysa=german stars=soviet
hex 1216 Germany        clear    nysa=german stars=soviet
hex 1217 Germany        clear    nysa=german stars=soviet
hex 1218 Germany        clear    nysa=german stars=soviet
hex 1219 Germany        clear    nysa=german stars=soviet
hex 1220 Germany        clear    nysa=german stars=soviet
hex 1221 Germany        clear    nysa=german stars=soviet !stars
hex 1222 Germany        clear    nysa=german stars=soviet
hex 1223 Germany        clear    nysa=german stars=american
hex 1224 Germany        clear    nysa=german stars=american
hex 1225 Germany        clear    nysa=german stars=american
hex 1226 Germany        clear    nysa=german stars=american
hex 1227 Germany        clear    nysa=german stars=american
hex 1228 Germany        hills    nysa=german stars=american
hex 1229 Germany        clear    nysa=german stars=american
hex 1230 Germany        clear    nysa=german stars=american
hex 1231 Germany        clear    nysa=german stars=american
hex 1232 Germany        hills    town="Nossen" nysa=german stars=american
hex 1233 Germany        forest+hills nysa=german stars=american
hex 1234 Germany        forest   nysa=german stars=american
hex 1235 Germany        hills    nysa=german stars=american
hex 1236 Germany        clear    nysa=german stars=american
hex 1237 Germany        clear    nysa=german stars=american
hex 1238 Germany        hills    zone="P" road-edge=south nysa=german stars=american
hex 1300 Germany        clear    zone="J" nysa=german stars=soviet
hex 1301 Germany        clear    nysa=german stars=soviet
hex 1302 Germany        clear    nysa=german stars=soviet
hex 1303 Germany        clear    nysa=german stars=soviet
hex 1304 Germany        clear    nysa=german stars=soviet
hex 1305 Germany        clear    nysa=german stars=soviet
hex 1306 Germany        clear    nysa=german stars=soviet
hex 1307 Germany        clear    nysa=german stars=soviet
hex 1308 Germany        clear    nysa=german stars=soviet
hex 1309 Germany        clear    nysa=german stars=soviet
hex 1310 Germany        forest   nysa=german stars=soviet
hex 1311 Germany        clear    nysa=german stars=soviet
hex 1312 Germany        clear    nysa=german stars=soviet
hex 1313 Germany        clear    village="Uebigau" nysa=german stars=soviet
hex 1314 Germany        clear    nysa=german stars=soviet
hex 1315 Germany        clear    nysa=german stars=soviet
hex 1316 Germany        clear    nysa=german stars=soviet
hex 1317 Germany        forest   nysa=german stars=soviet
hex 1318 Germany        clear    nysa=german stars=soviet
hex 1319 Germany        clear    nysa=german stars=soviet
hex 1320 Germany        forest   nysa=german stars=soviet
hex 1321 Germany        clear    nysa=german stars=soviet
hex 1322 Germany        clear    nysa=german stars=soviet
hex 1323 Germany        clear    town="Riesa" nysa=german stars=american !nysa,stars
hex 1324 Germany        clear    nysa=german stars=american
hex 1325 Germany        clear    nysa=german stars=american
hex 1326 Germany        clear    nysa=german stars=american
hex 1327 Germany        clear    nysa=german stars=american
hex 1328 Germany        hills    town="Lommatzsch" nysa=german stars=american
hex 1329 Germany        clear    nysa=german stars=american
hex 1330 Germany        hills    nysa=german stars=american
hex 1331 Germany        hills    nysa=german stars=american
hex 1332 Germany        clear    nysa=german stars=american
hex 1333 Germany        hills    nysa=german stars=american
hex 1334 Germany        hills    nysa=german stars=american
hex 1335 Germany        hills    nysa=german stars=american
hex 1336 Germany        hills    nysa=german stars=american
hex 1337 Germany        forest+hills nysa=german stars=american
hex 1338 Germany        hills    zone="Q" nysa=german stars=american
hex 1499 Germany        clear    zone="J" nysa=german stars=soviet
hex 1400 Germany        clear    zone="J" nysa=german stars=soviet
hex 1401 Germany        clear    nysa=german stars=soviet
hex 1402 Germany        clear    nysa=german stars=soviet
hex 1403 Germany        clear    nysa=german stars=soviet
hex 1404 Germany        clear    nysa=german stars=soviet
hex 1405 Germany        forest   nysa=german stars=soviet
hex 1406 Germany        forest   nysa=german stars=soviet
hex 1407 Germany        forest   nysa=german stars=soviet
hex 1408 Germany        clear    nysa=german stars=soviet
hex 1409 Germany        clear    nysa=german stars=soviet
hex 1410 Germany        forest   nysa=german stars=soviet
hex 1411 Germany        clear    nysa=german stars=soviet
hex 1412 Germany        clear    nysa=german stars=soviet
hex 1413 Germany        clear    nysa=german stars=soviet
hex 1414 Germany        clear    nysa=german stars=soviet
hex 1415 Germany        clear    nysa=german stars=soviet
hex 1416 Germany        clear    nysa=german stars=soviet
hex 1417 Germany        clear    nysa=german stars=soviet
hex 1418 Germany        clear    nysa=german stars=soviet
hex 1419 Germany        clear    nysa=german stars=soviet
hex 1420 Germany        forest   nysa=german stars=soviet
hex 1421 Germany        clear    nysa=german stars=soviet
hex 1422 Germany        clear    village="Zeithain" nysa=german stars=soviet
hex 1423 Germany        clear    nysa=german stars=soviet !stars
hex 1424 Germany        clear    nysa=german stars=american
hex 1425 Germany        clear    nysa=german stars=american
hex 1426 Germany        clear    nysa=german stars=american
hex 1427 Germany        hills    nysa=german stars=american
hex 1428 Germany        hills    nysa=german stars=american
hex 1429 Germany        clear    nysa=german stars=american
hex 1430 Germany        hills    nysa=german stars=american
hex 1431 Germany        clear    nysa=german stars=american
hex 1432 Germany        clear    nysa=german stars=american
hex 1433 Germany        clear    nysa=german stars=american
hex 1434 Germany        hills    nysa=german stars=american
hex 1435 Germany        hills    nysa=german stars=american
hex 1436 Germany        hills    nysa=german stars=american
hex 1437 Germany        hills    nysa=german stars=american
hex 1438 Germany        hills    town="Freiberg" zone="Q" road-edge=south nysa=german stars=american
hex 1500 Germany        clear    zone="J" nysa=german stars=soviet
hex 1501 Germany        forest   nysa=german stars=soviet
hex 1502 Germany        clear    nysa=german stars=soviet
hex 1503 Germany        forest   nysa=german stars=soviet
hex 1504 Germany        clear    nysa=german stars=soviet
hex 1505 Germany        forest   nysa=german stars=soviet
hex 1506 Germany        forest   nysa=german stars=soviet
hex 1507 Germany        forest   nysa=german stars=soviet
hex 1508 Germany        clear    town="Schlieben" nysa=german stars=soviet
hex 1509 Germany        clear    nysa=german stars=soviet
hex 1510 Germany        forest   nysa=german stars=soviet
hex 1511 Germany        forest   nysa=german stars=soviet
hex 1512 Germany        forest   nysa=german stars=soviet
hex 1513 Germany        clear    nysa=german stars=soviet !stars
hex 1514 Germany        clear    nysa=german stars=soviet
hex 1515 Germany        clear    town="Liebenwerda" nysa=german stars=soviet !stars
hex 1516 Germany        clear    nysa=german stars=soviet
hex 1517 Germany        clear    nysa=german stars=soviet
hex 1518 Germany        clear    nysa=german stars=soviet
hex 1519 Germany        clear    nysa=german stars=soviet
hex 1520 Germany        clear    village="Gröditz" nysa=german stars=soviet
hex 1521 Germany        clear    nysa=german stars=soviet
hex 1522 Germany        clear    nysa=german stars=soviet
hex 1523 Germany        clear    nysa=german stars=soviet
hex 1524 Germany        clear    nysa=german stars=soviet
hex 1525 Germany        clear    nysa=german stars=american
hex 1526 Germany        hills    nysa=german stars=american
hex 1527 Germany        hills    nysa=german stars=american
hex 1528 Germany        hills    nysa=german stars=american
hex 1529 Germany        hills    nysa=german stars=american
hex 1530 Germany        clear    nysa=german stars=american
hex 1531 Germany        hills    nysa=german stars=american
hex 1532 Germany        hills    nysa=german stars=american
hex 1533 Germany        hills    nysa=german stars=american
hex 1534 Germany        clear    nysa=german stars=american
hex 1535 Germany        clear    nysa=german stars=american
hex 1536 Germany        hills    nysa=german stars=american
hex 1537 Germany        hills    nysa=german stars=american
hex 1538 Germany        hills    zone="Q" nysa=german stars=american
hex 1699 Germany        forest   zone="J" nysa=german stars=soviet
hex 1600 Germany        forest   zone="J" nysa=german stars=soviet
hex 1601 Germany        clear    nysa=german stars=soviet
hex 1602 Germany        clear    town="Dahme" nysa=german stars=soviet
hex 1603 Germany        clear    nysa=german stars=soviet
hex 1604 Germany        forest   nysa=german stars=soviet
hex 1605 Germany        hills    nysa=german stars=soviet
hex 1606 Germany        forest   nysa=german stars=soviet
hex 1607 Germany        forest   nysa=german stars=soviet
hex 1608 Germany        clear    nysa=german stars=soviet
hex 1609 Germany        forest   nysa=german stars=soviet
hex 1610 Germany        clear    nysa=german stars=soviet
hex 1611 Germany        forest   nysa=german stars=soviet
hex 1612 Germany        forest   nysa=german stars=soviet
hex 1613 Germany        forest   nysa=german stars=soviet
hex 1614 Germany        clear    nysa=german stars=soviet
hex 1615 Germany        clear    nysa=german stars=soviet
hex 1616 Germany        clear    nysa=german stars=soviet
hex 1617 Germany        clear    nysa=german stars=soviet
hex 1618 Germany        clear    nysa=german stars=soviet
hex 1619 Germany        clear    nysa=german stars=soviet
hex 1620 Germany        clear    nysa=german stars=soviet
hex 1621 Germany        clear    nysa=german stars=soviet
hex 1622 Germany        clear    nysa=german stars=soviet
hex 1623 Germany        clear    nysa=german stars=soviet
hex 1624 Germany        clear    nysa=german stars=soviet
hex 1625 Germany        hills    nysa=german stars=soviet !stars
hex 1626 Germany        hills    nysa=german stars=american
hex 1627 Germany        hills    nysa=german stars=american
hex 1628 Germany        hills    nysa=german stars=american
hex 1629 Germany        hills    nysa=german stars=american
hex 1630 Germany        hills    nysa=german stars=american
hex 1631 Germany        hills    nysa=german stars=american
hex 1632 Germany        hills    nysa=german stars=american
hex 1633 Germany        hills    nysa=german stars=american
hex 1634 Germany        hills    nysa=german stars=american
hex 1635 Germany        hills    nysa=german stars=american
hex 1636 Germany        hills    nysa=german stars=american
hex 1637 Germany        hills    nysa=german stars=american
hex 1638 Germany        hills    zone="Q" nysa=german stars=american
hex 1700 Germany        clear    zone="J" american-limit nysa=german stars=soviet !american-limit
hex 1701 Germany        forest   american-limit nysa=german stars=soviet !american-limit
hex 1702 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1703 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1704 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1705 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1706 Germany        forest   village="Hohenbucko" american-limit nysa=german stars=soviet !american-limit
hex 1707 Germany        forest+hills american-limit nysa=german stars=soviet !american-limit
hex 1708 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1709 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1710 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1711 Germany        forest   american-limit nysa=german stars=soviet !american-limit
hex 1712 Germany        forest   american-limit nysa=german stars=soviet !american-limit
hex 1713 Germany        forest   american-limit nysa=german stars=soviet !american-limit
hex 1714 Germany        forest   american-limit nysa=german stars=soviet !american-limit
hex 1715 Germany        forest   american-limit nysa=german stars=soviet !american-limit
hex 1716 Germany        forest   american-limit nysa=german stars=soviet !american-limit
hex 1717 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1718 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1719 Germany        clear    american-limit nysa=german stars=soviet !american-limit,stars
hex 1720 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1721 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1722 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1723 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1724 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1725 Germany        hills    american-limit nysa=german stars=soviet !american-limit
hex 1726 Germany        hills    american-limit nysa=german stars=soviet !american-limit
hex 1727 Germany        clear    american-limit nysa=german stars=soviet !american-limit
hex 1728 Germany        hills    town="Meißen" american-limit nysa=german stars=american !american-limit,stars
hex 1729 Germany        hills    american-limit nysa=german stars=german !american-limit
hex 1730 Germany        hills    american-limit nysa=german stars=german !american-limit
hex 1731 Germany        hills    american-limit nysa=german stars=german !american-limit
hex 1732 Germany        hills    american-limit nysa=german stars=german !american-limit
hex 1733 Germany        clear    american-limit nysa=german stars=german !american-limit
hex 1734 Germany        hills    american-limit nysa=german stars=german !american-limit
hex 1735 Germany        hills    american-limit nysa=german stars=german !american-limit
hex 1736 Germany        forest+hills american-limit nysa=german stars=american !american-limit
hex 1737 Germany        forest+hills american-limit nysa=german stars=american !american-limit
hex 1738 Germany        hills    zone="Q" american-limit nysa=german stars=american !american-limit
hex 1899 Germany        clear    zone="I" exit="S" nysa=german stars=soviet
hex 1800 Germany        forest   zone="I" exit="S" nysa=german stars=soviet
hex 1801 Germany        clear    nysa=german stars=soviet
hex 1802 Germany        clear    nysa=german stars=soviet
hex 1803 Germany        forest   nysa=german stars=soviet
hex 1804 Germany        forest   nysa=german stars=soviet
hex 1805 Germany        forest   nysa=german stars=soviet
hex 1806 Germany        forest   nysa=german stars=soviet
hex 1807 Germany        forest   nysa=german stars=soviet
hex 1808 Germany        clear    nysa=german stars=soviet
hex 1809 Germany        clear    nysa=german stars=soviet
hex 1810 Germany        forest   nysa=german stars=soviet
hex 1811 Germany        forest   nysa=german stars=soviet
hex 1812 Germany        forest   nysa=german stars=soviet
hex 1813 Germany        forest   nysa=german stars=soviet
hex 1814 Germany        forest   nysa=german stars=soviet
hex 1815 Germany        forest   nysa=german stars=soviet
hex 1816 Germany        forest+hills nysa=german stars=soviet
hex 1817 Germany        clear    nysa=german stars=soviet
hex 1818 Germany        clear    nysa=german stars=soviet
hex 1819 Germany        clear    nysa=german stars=soviet
hex 1820 Germany        clear    nysa=german stars=soviet
hex 1821 Germany        clear    nysa=german stars=soviet
hex 1822 Germany        clear    nysa=german stars=soviet
hex 1823 Germany        clear    nysa=german stars=soviet
hex 1824 Germany        clear    nysa=german stars=soviet
hex 1825 Germany        hills    nysa=german stars=soviet
hex 1826 Germany        clear    nysa=german stars=soviet
hex 1827 Germany        clear    nysa=german stars=soviet
hex 1828 Germany        clear    nysa=german stars=soviet
hex 1829 Germany        hills    nysa=german stars=soviet !nysa,stars
hex 1830 Germany        clear    nysa=german stars=german
hex 1831 Germany        clear    nysa=german stars=german
hex 1832 Germany        clear    nysa=german stars=german
hex 1833 Germany        clear    nysa=german stars=german
hex 1834 Germany        hills    nysa=german stars=german
hex 1835 Germany        forest+hills nysa=german stars=german
hex 1836 Germany        forest+hills nysa=german stars=german
hex 1837 Germany        forest   nysa=german stars=german
hex 1838 Germany        hills    zone="Q" nysa=german stars=german
hex 1900 Germany        forest   zone="I" exit="S" nysa=german stars=soviet
hex 1901 Germany        clear    nysa=german stars=soviet
hex 1902 Germany        clear    nysa=german stars=soviet
hex 1903 Germany        hills    nysa=german stars=soviet
hex 1904 Germany        forest   nysa=german stars=soviet
hex 1905 Germany        forest   nysa=german stars=soviet
hex 1906 Germany        forest   nysa=german stars=soviet
hex 1907 Germany        forest   nysa=german stars=soviet
hex 1908 Germany        forest   nysa=german stars=soviet
hex 1909 Germany        clear    nysa=german stars=soviet
hex 1910 Germany        clear    nysa=german stars=soviet
hex 1911 Germany        clear    nysa=german stars=soviet
hex 1912 Germany        clear    nysa=german stars=soviet
hex 1913 Germany        clear    nysa=german stars=soviet
hex 1914 Germany        clear    nysa=german stars=soviet
hex 1915 Germany        forest   nysa=german stars=soviet
hex 1916 Germany        forest   nysa=german stars=soviet
hex 1917 Germany        clear    town="Elsterwerda" nysa=german stars=soviet !stars
hex 1918 Germany        clear    nysa=german stars=soviet
hex 1919 Germany        clear    nysa=german stars=soviet
hex 1920 Germany        forest+hills nysa=german stars=soviet
hex 1921 Germany        forest   nysa=german stars=soviet
hex 1922 Germany        clear    nysa=german stars=soviet
hex 1923 Germany        clear    nysa=german stars=soviet
hex 1924 Germany        clear    town="Großenhain" nysa=german stars=soviet !stars
hex 1925 Germany        clear    nysa=german stars=soviet
hex 1926 Germany        clear    nysa=german stars=soviet
hex 1927 Germany        clear    nysa=german stars=soviet
hex 1928 Germany        hills    nysa=german stars=soviet
hex 1929 Germany        clear    nysa=german stars=soviet
hex 1930 Germany        hills    nysa=german stars=soviet
hex 1931 Germany        hills    nysa=german stars=german
hex 1932 Germany        hills    nysa=german stars=german
hex 1933 Germany        clear    town="Wilsdruff" nysa=german stars=german
hex 1934 Germany        hills    nysa=german stars=german
hex 1935 Germany        hills    nysa=german stars=german
hex 1936 Germany        forest+hills nysa=german stars=german
hex 1937 Germany        forest+hills nysa=german stars=german
hex 1938 Germany        hills    zone="Q" nysa=german stars=german
hex 2099 Germany        clear    zone="I" exit="S" road-edge=north nysa=german stars=soviet
hex 2000 Germany        clear    zone="I" exit="S" nysa=german stars=soviet
hex 2001 Germany        clear    nysa=german stars=soviet
hex 2002 Germany        clear    nysa=german stars=soviet
hex 2003 Germany        clear    nysa=german stars=soviet
hex 2004 Germany        forest   nysa=german stars=soviet
hex 2005 Germany        forest   nysa=german stars=soviet
hex 2006 Germany        forest   nysa=german stars=soviet
hex 2007 Germany        forest   nysa=german stars=soviet
hex 2008 Germany        forest   nysa=german stars=soviet
hex 2009 Germany        clear    nysa=german stars=soviet
hex 2010 Germany        clear    nysa=german stars=soviet
hex 2011 Germany        clear    town="Kirchhain" nysa=german stars=soviet
hex 2012 Germany        clear    nysa=german stars=soviet
hex 2013 Germany        clear    nysa=german stars=soviet
hex 2014 Germany        forest   nysa=german stars=soviet
hex 2015 Germany        forest   nysa=german stars=soviet
hex 2016 Germany        forest   nysa=german stars=soviet
hex 2017 Germany        clear    nysa=german stars=soviet
hex 2018 Germany        clear    nysa=german stars=soviet
hex 2019 Germany        hills    nysa=german stars=soviet
hex 2020 Germany        forest+hills nysa=german stars=soviet
hex 2021 Germany        clear    nysa=german stars=soviet
hex 2022 Germany        clear    nysa=german stars=soviet
hex 2023 Germany        clear    nysa=german stars=soviet
hex 2024 Germany        clear    nysa=german stars=soviet
hex 2025 Germany        clear    nysa=german stars=soviet
hex 2026 Germany        clear    nysa=german stars=soviet
hex 2027 Germany        hills    nysa=german stars=soviet
hex 2028 Germany        hills    village="Weinböhla" nysa=german stars=soviet
hex 2029 Germany        clear    nysa=german stars=soviet
hex 2030 Germany        hills    town="Coswig" nysa=german stars=soviet
hex 2031 Germany        hills    nysa=german stars=german
hex 2032 Germany        clear    nysa=german stars=german
hex 2033 Germany        clear    nysa=german stars=german
hex 2034 Germany        hills    nysa=german stars=german
hex 2035 Germany        hills    village="Tharandt" nysa=german stars=german
hex 2036 Germany        forest+hills nysa=german stars=german
hex 2037 Germany        hills    nysa=german stars=german
hex 2038 Germany        hills    zone="R" nysa=german stars=german
hex 2100 Germany        clear    zone="I" exit="S" nysa=german stars=soviet
hex 2101 Germany        clear    nysa=german stars=soviet
hex 2102 Germany        clear    nysa=german stars=soviet
hex 2103 Germany        hills    nysa=german stars=soviet
hex 2104 Germany        clear    nysa=german stars=soviet
hex 2105 Germany        clear    nysa=german stars=soviet
hex 2106 Germany        forest   nysa=german stars=soviet
hex 2107 Germany        forest   nysa=german stars=soviet
hex 2108 Germany        forest   nysa=german stars=soviet
hex 2109 Germany        clear    nysa=german stars=soviet
hex 2110 Germany        clear    nysa=german stars=soviet
hex 2111 Germany        clear    nysa=german stars=soviet
hex 2112 Germany        forest   nysa=german stars=soviet
hex 2113 Germany        forest   nysa=german stars=soviet
hex 2114 Germany        forest   nysa=german stars=soviet
hex 2115 Germany        clear    nysa=german stars=soviet
hex 2116 Germany        forest   nysa=german stars=soviet
hex 2117 Germany        forest   nysa=german stars=soviet
hex 2118 Germany        clear    village="Plessa" nysa=german stars=soviet
hex 2119 Germany        clear    nysa=german stars=soviet
hex 2120 Germany        hills    nysa=german stars=soviet
hex 2121 Germany        clear    nysa=german stars=soviet
hex 2122 Germany        clear    nysa=german stars=soviet
hex 2123 Germany        clear    nysa=german stars=soviet
hex 2124 Germany        clear    nysa=german stars=soviet
hex 2125 Germany        clear    nysa=german stars=soviet
hex 2126 Germany        clear    nysa=german stars=soviet
hex 2127 Germany        clear    nysa=german stars=soviet
hex 2128 Germany        forest   nysa=german stars=soviet
hex 2129 Germany        forest+hills nysa=german stars=soviet
hex 2130 Germany        forest+hills nysa=german stars=soviet
hex 2131 Germany        hills    nysa=german stars=german
hex 2132 Germany        hills    nysa=german stars=german
hex 2133 Germany        hills    nysa=german stars=german
hex 2134 Germany        hills    nysa=german stars=german
hex 2135 Germany        hills    nysa=german stars=german
hex 2136 Germany        hills    nysa=german stars=german
hex 2137 Germany        hills    nysa=german stars=german
hex 2138 Germany        hills    zone="R" nysa=german stars=german
hex 2299 Germany        clear    zone="I" exit="S" road-edge=north nysa=german stars=soviet
hex 2200 Germany        clear    zone="I" exit="S" nysa=german stars=soviet
hex 2201 Germany        clear    nysa=german stars=soviet
hex 2202 Germany        clear    nysa=german stars=soviet
hex 2203 Germany        clear    nysa=german stars=soviet
hex 2204 Germany        hills    nysa=german stars=soviet
hex 2205 Germany        forest+hills nysa=german stars=soviet
hex 2206 Germany        forest   nysa=german stars=soviet
hex 2207 Germany        forest   nysa=german stars=soviet
hex 2208 Germany        clear    nysa=german stars=soviet
hex 2209 Germany        clear    village="Sonnewalde" nysa=german stars=soviet
hex 2210 Germany        clear    nysa=german stars=soviet
hex 2211 Germany        forest   nysa=german stars=soviet
hex 2212 Germany        clear    nysa=german stars=soviet
hex 2213 Germany        forest   nysa=german stars=soviet
hex 2214 Germany        forest   nysa=german stars=soviet
hex 2215 Germany        forest   nysa=german stars=soviet
hex 2216 Germany        forest   nysa=german stars=soviet
hex 2217 Germany        forest   nysa=german stars=soviet
hex 2218 Germany        clear    nysa=german stars=soviet
hex 2219 Germany        swamp    nysa=german stars=soviet
hex 2220 Germany        hills    nysa=german stars=soviet
hex 2221 Germany        clear    nysa=german stars=soviet
hex 2222 Germany        forest   nysa=german stars=soviet
hex 2223 Germany        clear    nysa=german stars=soviet
hex 2224 Germany        clear    nysa=german stars=soviet
hex 2225 Germany        clear    nysa=german stars=soviet
hex 2226 Germany        clear    nysa=german stars=soviet
hex 2227 Germany        forest   nysa=german stars=soviet
hex 2228 Germany        forest   nysa=german stars=soviet !stars
hex 2229 Germany        forest   nysa=german stars=soviet
hex 2230 Germany        forest+hills nysa=german stars=soviet
hex 2231 Germany        hills    nysa=german stars=german
hex 2232 Germany        hills    nysa=german stars=german
hex 2233 Germany        hills    nysa=german stars=german
hex 2234 Germany        hills    town="Freital" nysa=german stars=german
hex 2235 Germany        hills    nysa=german stars=german
hex 2236 Germany        hills    nysa=german stars=german
hex 2237 Germany        hills    nysa=german stars=german
hex 2238 Germany        hills    zone="R" nysa=german stars=german
hex 2300 Germany        clear    zone="I" nysa=german stars=soviet
hex 2301 Germany        clear    nysa=german stars=soviet
hex 2302 Germany        clear    nysa=german stars=soviet
hex 2303 Germany        clear    nysa=german stars=soviet
hex 2304 Germany        clear    nysa=german stars=soviet
hex 2305 Germany        clear    nysa=german stars=soviet
hex 2306 Germany        forest+hills nysa=german stars=soviet
hex 2307 Germany        forest   nysa=german stars=soviet
hex 2308 Germany        forest   nysa=german stars=soviet
hex 2309 Germany        clear    nysa=german stars=soviet
hex 2310 Germany        clear    nysa=german stars=soviet
hex 2311 Germany        clear    nysa=german stars=soviet
hex 2312 Germany        clear    nysa=german stars=soviet
hex 2313 Germany        forest   nysa=german stars=soviet
hex 2314 Germany        forest   nysa=german stars=soviet
hex 2315 Germany        forest   nysa=german stars=soviet
hex 2316 Germany        forest   nysa=german stars=soviet
hex 2317 Germany        forest   nysa=german stars=soviet
hex 2318 Germany        clear    nysa=german stars=soviet
hex 2319 Germany        swamp    nysa=german stars=soviet
hex 2320 Germany        clear    nysa=german stars=soviet
hex 2321 Germany        hills    nysa=german stars=soviet
hex 2322 Germany        clear    nysa=german stars=soviet
hex 2323 Germany        clear    nysa=german stars=soviet
hex 2324 Germany        clear    nysa=german stars=soviet
hex 2325 Germany        clear    nysa=german stars=soviet
hex 2326 Germany        clear    nysa=german stars=soviet
hex 2327 Germany        clear    nysa=german stars=soviet
hex 2328 Germany        forest   nysa=german stars=soviet
hex 2329 Germany        forest   village="Moritzburg" nysa=german stars=soviet
hex 2330 Germany        clear    nysa=german stars=soviet
hex 2331 Germany        hills    town="Radebeul" nysa=german stars=german
hex 2332 Germany        clear    nysa=german stars=german
hex 2333 Germany        hills    nysa=german stars=german
hex 2334 Germany        hills    nysa=german stars=german
hex 2335 Germany        hills    nysa=german stars=german
hex 2336 Germany        forest+hills nysa=german stars=german
hex 2337 Germany        hills    nysa=german stars=german
hex 2338 Germany        forest+hills zone="R" road-edge=south nysa=german stars=german
hex 2499 Germany        clear    zone="I" nysa=german stars=german
hex 2400 Germany        clear    zone="I" nysa=german stars=soviet
hex 2401 Germany        clear    nysa=german stars=soviet
hex 2402 Germany        clear    nysa=german stars=soviet
hex 2403 Germany        clear    town="Luckau" nysa=german stars=soviet !stars
hex 2404 Germany        clear    nysa=german stars=soviet
hex 2405 Germany        clear    nysa=german stars=soviet
hex 2406 Germany        forest   nysa=german stars=soviet
hex 2407 Germany        forest   nysa=german stars=soviet
hex 2408 Germany        forest   nysa=german stars=soviet
hex 2409 Germany        clear    nysa=german stars=soviet
hex 2410 Germany        clear    nysa=german stars=soviet
hex 2411 Germany        clear    town="Finsterwalde" nysa=german stars=soviet
hex 2412 Germany        clear    nysa=german stars=soviet
hex 2413 Germany        forest   nysa=german stars=soviet
hex 2414 Germany        clear    nysa=german stars=soviet
hex 2415 Germany        forest   nysa=german stars=soviet
hex 2416 Germany        forest   nysa=german stars=soviet
hex 2417 Germany        clear    nysa=german stars=soviet
hex 2418 Germany        clear    nysa=german stars=soviet
hex 2419 Germany        clear    nysa=german stars=soviet
hex 2420 Germany        hills    nysa=german stars=soviet
hex 2421 Germany        clear    nysa=german stars=soviet
hex 2422 Germany        clear    nysa=german stars=soviet
hex 2423 Germany        clear    nysa=german stars=soviet
hex 2424 Germany        forest   nysa=german stars=soviet
hex 2425 Germany        forest   nysa=german stars=soviet
hex 2426 Germany        clear    town="Radeburg" nysa=german stars=soviet !stars
hex 2427 Germany        clear    nysa=german stars=soviet
hex 2428 Germany        clear    nysa=german stars=soviet
hex 2429 Germany        clear    nysa=german stars=soviet !stars
hex 2430 Germany        hills    nysa=german stars=soviet
hex 2431 Germany        clear    nysa=german stars=german
hex 2432 Germany        clear    city="Dresden" nysa=german stars=german
hex 2433 Germany        hills    city="Dresden" nysa=german stars=german
hex 2434 Germany        hills    nysa=german stars=german
hex 2435 Germany        hills    nysa=german stars=german
hex 2436 Germany        hills    nysa=german stars=german
hex 2437 Germany        hills    nysa=german stars=german
hex 2438 Germany        hills    zone="R" nysa=german stars=german
hex 2500 Germany        clear    zone="H" nysa=german stars=german
hex 2501 Germany        forest   nysa=german stars=german
hex 2502 Germany        clear    nysa=german stars=soviet
hex 2503 Germany        clear    nysa=german stars=soviet
hex 2504 Germany        clear    nysa=german stars=soviet
hex 2505 Germany        clear    nysa=german stars=soviet
hex 2506 Germany        clear    nysa=german stars=soviet
hex 2507 Germany        forest+hills nysa=german stars=soviet
hex 2508 Germany        forest   village="Crinitz" nysa=german stars=soviet
hex 2509 Germany        forest   nysa=german stars=soviet
hex 2510 Germany        forest   nysa=german stars=soviet
hex 2511 Germany        clear    nysa=german stars=soviet
hex 2512 Germany        clear    nysa=german stars=soviet
hex 2513 Germany        forest   nysa=german stars=soviet
hex 2514 Germany        clear    nysa=german stars=soviet
hex 2515 Germany        clear    nysa=german stars=soviet
hex 2516 Germany        forest   nysa=german stars=soviet
hex 2517 Germany        clear    town="Lauchhammer" nysa=german stars=soviet
hex 2518 Germany        clear    nysa=german stars=soviet
hex 2519 Germany        forest   nysa=german stars=soviet
hex 2520 Germany        forest   nysa=german stars=soviet
hex 2521 Germany        clear    town="Ortrand" nysa=german stars=soviet
hex 2522 Germany        hills    nysa=german stars=soviet
hex 2523 Germany        forest   nysa=german stars=soviet
hex 2524 Germany        clear    village="Thiendorf" nysa=german stars=soviet
hex 2525 Germany        clear    nysa=german stars=soviet
hex 2526 Germany        forest   nysa=german stars=soviet
hex 2527 Germany        forest   nysa=german stars=soviet
hex 2528 Germany        clear    nysa=german stars=soviet
hex 2529 Germany        clear    nysa=german stars=soviet
hex 2530 Germany        clear    nysa=german stars=soviet
hex 2531 Germany        hills    village="Klotzsche" nysa=german stars=german
hex 2532 Germany        clear    city="Dresden" nysa=german stars=german
hex 2533 Germany        clear    city="Dresden" nysa=german stars=german
hex 2534 Germany        hills    nysa=german stars=german
hex 2535 Germany        hills    nysa=german stars=german
hex 2536 Germany        hills    nysa=german stars=german
hex 2537 Germany        hills    nysa=german stars=german
hex 2538 Germany        forest+hills zone="R" nysa=german stars=german
hex 2699 Germany        clear    zone="H" road-edge=north nysa=german stars=german
hex 2600 Germany        forest   zone="H" nysa=german stars=german
hex 2601 Germany        clear    nysa=german stars=soviet
hex 2602 Germany        clear    nysa=german stars=soviet
hex 2603 Germany        clear    nysa=german stars=soviet
hex 2604 Germany        clear    nysa=german stars=soviet
hex 2605 Germany        clear    nysa=german stars=soviet
hex 2606 Germany        clear    nysa=german stars=soviet
hex 2607 Germany        forest   nysa=german stars=soviet
hex 2608 Germany        forest   nysa=german stars=soviet
hex 2609 Germany        forest   nysa=german stars=soviet
hex 2610 Germany        forest   nysa=german stars=soviet
hex 2611 Germany        forest   nysa=german stars=soviet
hex 2612 Germany        clear    nysa=german stars=soviet
hex 2613 Germany        forest   nysa=german stars=soviet
hex 2614 Germany        clear    nysa=german stars=soviet
hex 2615 Germany        clear    nysa=german stars=soviet
hex 2616 Germany        forest   nysa=german stars=soviet
hex 2617 Germany        forest   nysa=german stars=soviet
hex 2618 Germany        forest   nysa=german stars=soviet
hex 2619 Germany        forest   nysa=german stars=soviet
hex 2620 Germany        clear    nysa=german stars=soviet
hex 2621 Germany        clear    nysa=german stars=soviet
hex 2622 Germany        hills    nysa=german stars=soviet
hex 2623 Germany        clear    nysa=german stars=soviet
hex 2624 Germany        clear    nysa=german stars=soviet
hex 2625 Germany        clear    nysa=german stars=soviet
hex 2626 Germany        forest   nysa=german stars=soviet
hex 2627 Germany        forest   nysa=german stars=soviet
hex 2628 Germany        clear    nysa=german stars=soviet
hex 2629 Germany        clear    nysa=german stars=german
hex 2630 Germany        forest+hills nysa=german stars=german
hex 2631 Germany        forest+hills nysa=german stars=german !stars
hex 2632 Germany        forest+hills nysa=german stars=german
hex 2633 Germany        clear    nysa=german stars=german
hex 2634 Germany        hills    nysa=german stars=german
hex 2635 Germany        hills    nysa=german stars=german
hex 2636 Germany        hills    nysa=german stars=german
hex 2637 Germany        hills    nysa=german stars=german
hex 2638 Germany        hills    zone="T" nysa=german stars=german
hex 2700 Germany        forest   zone="H" nysa=german stars=german
hex 2701 Germany        clear    nysa=german stars=soviet
hex 2702 Germany        clear    nysa=german stars=soviet
hex 2703 Germany        clear    nysa=german stars=soviet
hex 2704 Germany        clear    nysa=german stars=soviet
hex 2705 Germany        clear    nysa=german stars=soviet
hex 2706 Germany        clear    nysa=german stars=soviet
hex 2707 Germany        clear    nysa=german stars=soviet
hex 2708 Germany        clear    nysa=german stars=soviet
hex 2709 Germany        forest   nysa=german stars=soviet
hex 2710 Germany        forest   nysa=german stars=soviet
hex 2711 Germany        forest   nysa=german stars=soviet
hex 2712 Germany        clear    nysa=german stars=soviet
hex 2713 Germany        forest   nysa=german stars=soviet
hex 2714 Germany        clear    nysa=german stars=soviet
hex 2715 Germany        clear    nysa=german stars=soviet
hex 2716 Germany        clear    nysa=german stars=soviet
hex 2717 Germany        forest   nysa=german stars=soviet
hex 2718 Germany        forest   nysa=german stars=soviet
hex 2719 Germany        forest   nysa=german stars=soviet
hex 2720 Germany        forest   nysa=german stars=soviet
hex 2721 Germany        forest   nysa=german stars=soviet
hex 2722 Germany        clear    nysa=german stars=soviet
hex 2723 Germany        forest+hills nysa=german stars=soviet
hex 2724 Germany        forest   nysa=german stars=soviet
hex 2725 Germany        forest   nysa=german stars=soviet
hex 2726 Germany        forest+hills nysa=german stars=soviet !stars
hex 2727 Germany        forest+hills nysa=german stars=soviet
hex 2728 Germany        clear    village="Ottendorf" nysa=german stars=soviet !stars
hex 2729 Germany        clear    nysa=german stars=soviet
hex 2730 Germany        clear    nysa=german stars=german
hex 2731 Germany        forest   nysa=german stars=german
hex 2732 Germany        forest   nysa=german stars=german
hex 2733 Germany        forest+hills nysa=german stars=german
hex 2734 Germany        clear    nysa=german stars=german
hex 2735 Germany        hills    nysa=german stars=german
hex 2736 Germany        hills    nysa=german stars=german
hex 2737 Germany        hills    nysa=german stars=german
hex 2738 Germany        hills    zone="T" nysa=german stars=german
hex 2899 Germany        clear    zone="H" nysa=german stars=german !stars
hex 2800 Germany        clear    town="Lübben" zone="H" nysa=german stars=soviet !nysa,stars
hex 2801 Germany        clear    nysa=german stars=soviet
hex 2802 Germany        clear    nysa=german stars=soviet
hex 2803 Germany        clear    nysa=german stars=soviet
hex 2804 Germany        clear    nysa=german stars=soviet
hex 2805 Germany        clear    nysa=german stars=soviet
hex 2806 Germany        clear    nysa=german stars=soviet
hex 2807 Germany        forest   nysa=german stars=soviet
hex 2808 Germany        forest   nysa=german stars=soviet
hex 2809 Germany        forest   nysa=german stars=soviet
hex 2810 Germany        clear    nysa=german stars=soviet
hex 2811 Germany        clear    nysa=german stars=soviet
hex 2812 Germany        clear    nysa=german stars=soviet
hex 2813 Germany        forest   nysa=german stars=soviet
hex 2814 Germany        forest   nysa=german stars=soviet
hex 2815 Germany        forest   nysa=german stars=soviet
hex 2816 Germany        forest   nysa=german stars=soviet
hex 2817 Germany        clear    town="Ruhland" nysa=german stars=soviet
hex 2818 Germany        forest   nysa=german stars=soviet
hex 2819 Germany        forest   nysa=german stars=soviet
hex 2820 Germany        forest   nysa=german stars=soviet
hex 2821 Germany        forest   nysa=german stars=soviet
hex 2822 Germany        forest   nysa=german stars=soviet
hex 2823 Germany        forest   nysa=german stars=soviet
hex 2824 Germany        forest   nysa=german stars=soviet
hex 2825 Germany        forest   nysa=german stars=soviet
hex 2826 Germany        forest   nysa=german stars=soviet
hex 2827 Germany        forest   nysa=german stars=soviet
hex 2828 Germany        hills    nysa=german stars=soviet
hex 2829 Germany        clear    nysa=german stars=german
hex 2830 Germany        forest   nysa=german stars=german
hex 2831 Germany        forest   nysa=german stars=german
hex 2832 Germany        forest   nysa=german stars=german !stars
hex 2833 Germany        hills    nysa=german stars=german
hex 2834 Germany        forest+hills nysa=german stars=german
hex 2835 Germany        hills    nysa=german stars=german
hex 2836 Germany        hills    nysa=german stars=german
hex 2837 Germany        hills    nysa=german stars=german
hex 2838 Germany        hills    zone="T" nysa=german stars=german
hex 2900 Germany        swamp    zone="H" nysa=german stars=german
hex 2901 Germany        clear    nysa=german stars=soviet
hex 2902 Germany        swamp    nysa=german stars=soviet
hex 2903 Germany        clear    nysa=german stars=soviet
hex 2904 Germany        clear    nysa=german stars=soviet
hex 2905 Germany        forest   nysa=german stars=soviet
hex 2906 Germany        clear    nysa=german stars=soviet
hex 2907 Germany        forest   nysa=german stars=soviet
hex 2908 Germany        clear    nysa=german stars=soviet
hex 2909 Germany        forest   nysa=german stars=soviet
hex 2910 Germany        forest   nysa=german stars=soviet
hex 2911 Germany        clear    nysa=german stars=soviet
hex 2912 Germany        clear    nysa=german stars=soviet
hex 2913 Germany        clear    nysa=german stars=soviet
hex 2914 Germany        forest   nysa=german stars=soviet
hex 2915 Germany        clear    nysa=german stars=soviet
hex 2916 Germany        forest   nysa=german stars=soviet
hex 2917 Germany        forest   nysa=german stars=soviet
hex 2918 Germany        forest   nysa=german stars=soviet
hex 2919 Germany        forest   nysa=german stars=soviet
hex 2920 Germany        forest   nysa=german stars=soviet
hex 2921 Germany        forest   nysa=german stars=soviet
hex 2922 Germany        forest   nysa=german stars=soviet
hex 2923 Germany        forest   nysa=german stars=soviet
hex 2924 Germany        forest   nysa=german stars=soviet
hex 2925 Germany        clear    town="Königsbrück" nysa=german stars=soviet !stars
hex 2926 Germany        clear    nysa=german stars=soviet
hex 2927 Germany        clear    nysa=german stars=soviet
hex 2928 Germany        hills    nysa=german stars=soviet
hex 2929 Germany        clear    nysa=german stars=german
hex 2930 Germany        clear    nysa=german stars=german
hex 2931 Germany        clear    town="Radeberg" nysa=german stars=german
hex 2932 Germany        clear    nysa=german stars=german
hex 2933 Germany        clear    nysa=german stars=german
hex 2934 Germany        hills    nysa=german stars=german
hex 2935 Germany        forest+hills nysa=german stars=german
hex 2936 Germany        hills    nysa=german stars=german
hex 2937 Germany        hills    nysa=german stars=german
hex 2938 Germany        hills    zone="T" nysa=german stars=german
hex 3099 Germany        swamp    zone="G" road-edge=north nysa=german stars=german
hex 3000 Germany        swamp    zone="G" nysa=german stars=german
hex 3001 Germany        swamp    nysa=german stars=soviet
hex 3002 Germany        clear    town="Lübbenau" nysa=german stars=soviet
hex 3003 Germany        clear    nysa=german stars=german
hex 3004 Germany        clear    nysa=german stars=soviet
hex 3005 Germany        clear    nysa=german stars=soviet
hex 3006 Germany        clear    nysa=german stars=soviet
hex 3007 Germany        clear    town="Calau" nysa=german stars=soviet
hex 3008 Germany        forest   nysa=german stars=soviet
hex 3009 Germany        forest   nysa=german stars=soviet
hex 3010 Germany        forest   nysa=german stars=soviet
hex 3011 Germany        forest   nysa=german stars=soviet
hex 3012 Germany        clear    nysa=german stars=soviet
hex 3013 Germany        clear    nysa=german stars=soviet
hex 3014 Germany        clear    nysa=german stars=soviet
hex 3015 Germany        clear    nysa=german stars=soviet
hex 3016 Germany        forest   nysa=german stars=soviet
hex 3017 Germany        clear    nysa=german stars=soviet
hex 3018 Germany        forest   nysa=german stars=soviet
hex 3019 Germany        forest   nysa=german stars=soviet
hex 3020 Germany        forest   nysa=german stars=soviet
hex 3021 Germany        forest   nysa=german stars=soviet
hex 3022 Germany        forest   village="Schwepnitz" nysa=german stars=soviet
hex 3023 Germany        forest   nysa=german stars=soviet
hex 3024 Germany        forest+hills nysa=german stars=soviet
hex 3025 Germany        forest+hills nysa=german stars=soviet
hex 3026 Germany        forest+hills nysa=german stars=soviet
hex 3027 Germany        hills    nysa=german stars=soviet
hex 3028 Germany        hills    nysa=german stars=soviet
hex 3029 Germany        clear    nysa=german stars=german
hex 3030 Germany        clear    nysa=german stars=german !stars
hex 3031 Germany        clear    nysa=german stars=german
hex 3032 Germany        forest   nysa=german stars=german
hex 3033 Germany        hills    nysa=german stars=german
hex 3034 Germany        hills    nysa=german stars=german
hex 3035 Germany        hills    nysa=german stars=german
hex 3036 Germany        hills    town="Pirna" nysa=german stars=german
hex 3037 Germany        hills    nysa=german stars=german
hex 3038 Germany        hills    zone="T" road-edge=south nysa=german stars=german
hex 3100 Germany        swamp    zone="G" nysa=german stars=german
hex 3101 Germany        swamp    nysa=german stars=german
hex 3102 Germany        swamp    nysa=german stars=german
hex 3103 Germany        swamp    nysa=german stars=german
hex 3104 Germany        clear    nysa=german stars=german
hex 3105 Germany        clear    nysa=german stars=soviet
hex 3106 Germany        forest   nysa=german stars=soviet
hex 3107 Germany        clear    nysa=german stars=soviet
hex 3108 Germany        forest+hills nysa=german stars=soviet
hex 3109 Germany        forest+hills nysa=german stars=soviet
hex 3110 Germany        clear    nysa=german stars=soviet
hex 3111 Germany        forest   nysa=german stars=soviet
hex 3112 Germany        forest   nysa=german stars=soviet
hex 3113 Germany        forest   nysa=german stars=soviet
hex 3114 Germany        clear    nysa=german stars=soviet
hex 3115 Germany        clear    nysa=german stars=soviet
hex 3116 Germany        clear    town="Senftenberg" nysa=german stars=soviet !nysa
hex 3117 Germany        forest   nysa=german stars=soviet
hex 3118 Germany        forest   nysa=german stars=soviet
hex 3119 Germany        forest   nysa=german stars=soviet
hex 3120 Germany        forest   nysa=german stars=soviet
hex 3121 Germany        forest   nysa=german stars=soviet
hex 3122 Germany        forest   nysa=german stars=soviet
hex 3123 Germany        forest   nysa=german stars=soviet
hex 3124 Germany        forest   nysa=german stars=soviet
hex 3125 Germany        forest+hills nysa=german stars=soviet
hex 3126 Germany        hills    nysa=german stars=soviet
hex 3127 Germany        hills    nysa=german stars=soviet
hex 3128 Germany        hills    nysa=german stars=soviet !stars
hex 3129 Germany        hills    nysa=german stars=soviet
hex 3130 Germany        forest   nysa=german stars=german
hex 3131 Germany        clear    nysa=german stars=german
hex 3132 Germany        forest   village="Arnsdorf" nysa=german stars=german
hex 3133 Germany        hills    nysa=german stars=german
hex 3134 Germany        hills    nysa=german stars=german
hex 3135 Germany        clear    nysa=german stars=german
hex 3136 Germany        hills    nysa=german stars=german
hex 3137 Germany        hills    nysa=german stars=german
hex 3138 Germany        hills    zone="U" nysa=german stars=german
hex 3299 Germany        swamp    zone="G" nysa=german stars=german
hex 3200 Germany        swamp    zone="G" nysa=german stars=german
hex 3201 Germany        swamp    nysa=german stars=german
hex 3202 Germany        swamp    nysa=german stars=german
hex 3203 Germany        swamp    nysa=german stars=german
hex 3204 Germany        clear    nysa=german stars=soviet
hex 3205 Germany        clear    nysa=german stars=soviet
hex 3206 Germany        clear    nysa=german stars=soviet
hex 3207 Germany        clear    nysa=german stars=soviet
hex 3208 Germany        forest   nysa=german stars=soviet
hex 3209 Germany        forest   nysa=german stars=soviet
hex 3210 Germany        clear    town="Altdöbern" nysa=german stars=soviet
hex 3211 Germany        forest   nysa=german stars=soviet
hex 3212 Germany        forest   nysa=german stars=soviet
hex 3213 Germany        clear    town="Großräschen" nysa=german stars=soviet
hex 3214 Germany        clear    nysa=german stars=soviet
hex 3215 Germany        clear    nysa=german stars=soviet
hex 3216 Germany        forest   nysa=german stars=soviet
hex 3217 Germany        forest   nysa=german stars=soviet
hex 3218 Germany        forest   nysa=german stars=soviet
hex 3219 Germany        forest   nysa=german stars=soviet
hex 3220 Germany        clear    nysa=german stars=soviet
hex 3221 Germany        forest   nysa=german stars=soviet
hex 3222 Germany        clear    nysa=german stars=soviet
hex 3223 Germany        forest   nysa=german stars=soviet
hex 3224 Germany        forest+hills nysa=german stars=soviet
hex 3225 Germany        forest   nysa=german stars=soviet
hex 3226 Germany        hills    nysa=german stars=soviet
hex 3227 Germany        hills    nysa=german stars=soviet
hex 3228 Germany        clear    town="Pulsnitz" nysa=german stars=soviet
hex 3229 Germany        clear    nysa=german stars=german
hex 3230 Germany        forest   nysa=german stars=german
hex 3231 Germany        clear    nysa=german stars=german
hex 3232 Germany        clear    nysa=german stars=german
hex 3233 Germany        clear    nysa=german stars=german
hex 3234 Germany        hills    nysa=german stars=german
hex 3235 Germany        hills    nysa=german stars=german
hex 3236 Germany        hills    nysa=german stars=german
hex 3237 Germany        hills    nysa=german stars=german
hex 3238 Germany        forest+hills zone="U" nysa=german stars=german
hex 3300 Germany        swamp    zone="G" nysa=german stars=german
hex 3301 Germany        clear    nysa=german stars=german
hex 3302 Germany        forest   nysa=german stars=german
hex 3303 Germany        swamp    nysa=german stars=german
hex 3304 Germany        swamp    nysa=german stars=german
hex 3305 Germany        clear    village="Raddusch" nysa=german stars=soviet
hex 3306 Germany        clear    town="Vetschau" nysa=german stars=soviet !nysa,stars
hex 3307 Germany        clear    nysa=german stars=soviet
hex 3308 Germany        clear    nysa=german stars=soviet
hex 3309 Germany        clear    nysa=german stars=soviet
hex 3310 Germany        forest   nysa=german stars=soviet
hex 3311 Germany        forest   nysa=german stars=soviet
hex 3312 Germany        clear    nysa=german stars=soviet
hex 3313 Germany        forest   nysa=german stars=soviet
hex 3314 Germany        clear    nysa=german stars=soviet
hex 3315 Germany        clear    nysa=german stars=soviet
hex 3316 Germany        forest   nysa=german stars=soviet
hex 3317 Germany        forest   nysa=german stars=soviet
hex 3318 Germany        forest   nysa=german stars=soviet
hex 3319 Germany        forest   nysa=german stars=soviet
hex 3320 Germany        forest   nysa=german stars=soviet
hex 3321 Germany        clear    town="Bernsdorf" nysa=german stars=soviet
hex 3322 Germany        forest   nysa=german stars=soviet
hex 3323 Germany        hills    nysa=german stars=soviet
hex 3324 Germany        hills    nysa=german stars=soviet
hex 3325 Germany        hills    nysa=german stars=soviet
hex 3326 Germany        hills    nysa=german stars=soviet
hex 3327 Germany        hills    nysa=german stars=soviet
hex 3328 Germany        hills    nysa=german stars=soviet
hex 3329 Germany        clear    nysa=german stars=german
hex 3330 Germany        clear    nysa=german stars=german !stars
hex 3331 Germany        forest   nysa=german stars=german
hex 3332 Germany        clear    nysa=german stars=german
hex 3333 Germany        clear    nysa=german stars=german
hex 3334 Germany        hills    nysa=german stars=german
hex 3335 Germany        hills    nysa=german stars=german
hex 3336 Germany        forest+hills nysa=german stars=german
hex 3337 Germany        forest+hills nysa=german stars=german
hex 3338 Germany        forest+hills village="Königstein" zone="U" nysa=german stars=german
hex 3499 Germany        forest   zone="G" nysa=german stars=german
hex 3400 Germany        swamp    zone="G" nysa=german stars=german
hex 3401 Germany        clear    nysa=german stars=german
hex 3402 Germany        clear    nysa=german stars=german !stars
hex 3403 Germany        swamp    nysa=german stars=german
hex 3404 Germany        clear    nysa=german stars=soviet
hex 3405 Germany        clear    nysa=german stars=soviet
hex 3406 Germany        forest   nysa=german stars=soviet
hex 3407 Germany        forest   nysa=german stars=soviet
hex 3408 Germany        forest   nysa=german stars=soviet
hex 3409 Germany        clear    nysa=german stars=soviet
hex 3410 Germany        hills    nysa=german stars=soviet
hex 3411 Germany        forest   nysa=german stars=soviet
hex 3412 Germany        clear    nysa=german stars=soviet
hex 3413 Germany        clear    nysa=german stars=soviet
hex 3414 Germany        forest   nysa=german stars=soviet
hex 3415 Germany        forest   nysa=german stars=soviet
hex 3416 Germany        clear    nysa=german stars=soviet
hex 3417 Germany        clear    nysa=german stars=soviet
hex 3418 Germany        clear    nysa=german stars=soviet
hex 3419 Germany        forest   nysa=german stars=soviet
hex 3420 Germany        forest   nysa=german stars=soviet
hex 3421 Germany        forest   nysa=german stars=soviet
hex 3422 Germany        forest   nysa=german stars=soviet
hex 3423 Germany        clear    nysa=german stars=soviet
hex 3424 Germany        hills    nysa=german stars=soviet
hex 3425 Germany        hills    nysa=german stars=soviet
hex 3426 Germany        hills    town="Kamenz" nysa=german stars=soviet !nysa,stars
hex 3427 Germany        forest+hills nysa=german stars=soviet
hex 3428 Germany        forest+hills nysa=german stars=soviet !stars
hex 3429 Germany        clear    nysa=german stars=german
hex 3430 Germany        clear    nysa=german stars=german
hex 3431 Germany        clear    village="Großharthau" nysa=german stars=german
hex 3432 Germany        hills    nysa=german stars=german !stars
hex 3433 Germany        hills    town="Stolpen" nysa=german stars=german
hex 3434 Germany        hills    nysa=german stars=german
hex 3435 Germany        forest+hills nysa=german stars=german
hex 3436 Germany        forest+hills nysa=german stars=german
hex 3437 Germany        forest+hills nysa=german stars=german
hex 3438 Germany        forest+hills zone="U" nysa=german stars=german
hex 3500 Germany        clear    zone="F" nysa=german stars=german
hex 3501 Germany        clear    village="Straupitz" nysa=german stars=german
hex 3502 Germany        clear    nysa=german stars=soviet !stars
hex 3503 Germany        swamp    nysa=german stars=german
hex 3504 Germany        clear    village="Burg" nysa=german stars=soviet !stars
hex 3505 Germany        clear    nysa=german stars=soviet
hex 3506 Germany        clear    nysa=german stars=soviet
hex 3507 Germany        forest   nysa=german stars=soviet
hex 3508 Germany        clear    nysa=german stars=soviet
hex 3509 Germany        forest   nysa=german stars=soviet
hex 3510 Germany        forest   nysa=german stars=soviet
hex 3511 Germany        clear    nysa=german stars=soviet
hex 3512 Germany        clear    nysa=german stars=soviet
hex 3513 Germany        clear    nysa=german stars=soviet
hex 3514 Germany        forest   nysa=german stars=soviet
hex 3515 Germany        clear    nysa=german stars=soviet
hex 3516 Germany        forest   nysa=german stars=soviet
hex 3517 Germany        clear    nysa=german stars=soviet
hex 3518 Germany        forest   nysa=german stars=soviet
hex 3519 Germany        forest   nysa=german stars=soviet
hex 3520 Germany        swamp    nysa=german stars=soviet
hex 3521 Germany        forest   nysa=german stars=soviet
hex 3522 Germany        forest   nysa=german stars=soviet
hex 3523 Germany        forest   nysa=german stars=soviet
hex 3524 Germany        clear    nysa=german stars=soviet
hex 3525 Germany        clear    nysa=german stars=soviet !stars
hex 3526 Germany        hills    nysa=german stars=soviet
hex 3527 Germany        hills    village="Elstra" nysa=german stars=soviet
hex 3528 Germany        hills    nysa=german stars=soviet
hex 3529 Germany        hills    nysa=german stars=soviet
hex 3530 Germany        clear    nysa=german stars=german
hex 3531 Germany        hills    nysa=german stars=german
hex 3532 Germany        hills    nysa=german stars=german
hex 3533 Germany        hills    nysa=german stars=german
hex 3534 Germany        hills    nysa=german stars=german
hex 3535 Germany        hills    nysa=german stars=german
hex 3536 Germany        forest+hills village="Hohnstein" nysa=german stars=german
hex 3537 Germany        forest+hills nysa=german stars=german
hex 3538 Germany        mountain zone="U" nysa=german stars=german
hex 3699 Germany        forest   zone="F" nysa=german stars=german
hex 3600 Germany        clear    zone="F" nysa=german stars=german !stars
hex 3601 Germany        clear    nysa=german stars=german
hex 3602 Germany        clear    nysa=german stars=german !stars
hex 3603 Germany        swamp    nysa=german stars=german
hex 3604 Germany        clear    nysa=german stars=soviet
hex 3605 Germany        clear    nysa=german stars=soviet
hex 3606 Germany        clear    nysa=german stars=soviet
hex 3607 Germany        forest   nysa=german stars=soviet
hex 3608 Germany        forest   nysa=german stars=soviet
hex 3609 Germany        forest   nysa=german stars=soviet
hex 3610 Germany        forest   nysa=german stars=soviet
hex 3611 Germany        clear    nysa=german stars=soviet
hex 3612 Germany        forest   village="Neupetershain" nysa=german stars=soviet
hex 3613 Germany        clear    town="Welzow" nysa=german stars=soviet
hex 3614 Germany        forest   nysa=german stars=soviet
hex 3615 Germany        forest   nysa=german stars=soviet
hex 3616 Germany        forest   nysa=german stars=soviet
hex 3617 Germany        forest   nysa=german stars=soviet
hex 3618 Germany        forest   nysa=german stars=soviet
hex 3619 Germany        forest   nysa=german stars=soviet
hex 3620 Germany        swamp    nysa=german stars=soviet
hex 3621 Germany        clear    nysa=german stars=soviet
hex 3622 Germany        clear    nysa=german stars=soviet
hex 3623 Germany        swamp    nysa=german stars=soviet
hex 3624 Germany        forest   nysa=german stars=soviet
hex 3625 Germany        clear    nysa=german stars=soviet
hex 3626 Germany        hills    nysa=german stars=soviet
hex 3627 Germany        hills    nysa=german stars=soviet
hex 3628 Germany        hills    nysa=german stars=german
hex 3629 Germany        hills    nysa=german stars=german
hex 3630 Germany        clear    town="Bischofswerda" nysa=german stars=german
hex 3631 Germany        hills    nysa=german stars=german
hex 3632 Germany        hills    nysa=german stars=german
hex 3633 Germany        hills    nysa=german stars=german
hex 3634 Germany        hills    nysa=german stars=german
hex 3635 Germany        hills    nysa=german stars=german
hex 3636 Germany        forest+hills nysa=german stars=german
hex 3637 Germany        mountain nysa=german stars=german
hex 3638 Germany        forest+hills zone="U" road-edge=south nysa=german stars=german
hex 3700 Germany        forest   zone="F" nysa=german stars=german
hex 3701 Germany        clear    nysa=german stars=german
hex 3702 Germany        clear    nysa=german stars=german
hex 3703 Germany        swamp    nysa=german stars=german
hex 3704 Germany        swamp    nysa=german stars=german
hex 3705 Germany        clear    nysa=german stars=soviet
hex 3706 Germany        clear    nysa=german stars=soviet
hex 3707 Germany        forest   nysa=german stars=soviet
hex 3708 Germany        forest   nysa=german stars=soviet
hex 3709 Germany        forest   nysa=german stars=soviet
hex 3710 Germany        clear    nysa=german stars=soviet
hex 3711 Germany        clear    nysa=german stars=soviet
hex 3712 Germany        clear    nysa=german stars=soviet
hex 3713 Germany        forest   nysa=german stars=soviet
hex 3714 Germany        forest   nysa=german stars=soviet
hex 3715 Germany        clear    nysa=german stars=soviet
hex 3716 Germany        clear    nysa=german stars=soviet
hex 3717 Germany        forest   nysa=german stars=soviet
hex 3718 Germany        clear    nysa=german stars=soviet
hex 3719 Germany        forest   nysa=german stars=soviet
hex 3720 Germany        forest   nysa=german stars=soviet
hex 3721 Germany        forest   nysa=german stars=soviet
hex 3722 Germany        clear    nysa=german stars=soviet
hex 3723 Germany        forest   nysa=german stars=soviet
hex 3724 Germany        forest   nysa=german stars=soviet
hex 3725 Germany        forest   nysa=german stars=soviet
hex 3726 Germany        clear    village="Panschwitz-Kuckau" nysa=german stars=soviet
hex 3727 Germany        hills    nysa=german stars=soviet
hex 3728 Germany        hills    nysa=german stars=soviet
hex 3729 Germany        hills    nysa=german stars=german
hex 3730 Germany        clear    nysa=german stars=german !stars
hex 3731 Germany        hills    nysa=german stars=german
hex 3732 Germany        hills    nysa=german stars=german
hex 3733 Germany        hills    nysa=german stars=german
hex 3734 Germany        hills    town="Neustadt" nysa=german stars=german
hex 3735 Germany        forest+hills nysa=german stars=german
hex 3736 Germany        hills    nysa=german stars=german
hex 3737 Germany        mountain nysa=german stars=german
hex 3738 Germany        mountain zone="U" nysa=german stars=german
hex 3899 Germany        forest   zone="F" road-edge=north nysa=german stars=german
hex 3800 Germany        forest   zone="F" nysa=german stars=german
hex 3801 Germany        clear    nysa=german stars=german
hex 3802 Germany        clear    nysa=german stars=german
hex 3803 Germany        swamp    nysa=german stars=german
hex 3804 Germany        swamp    nysa=german stars=german
hex 3805 Germany        clear    nysa=german stars=german
hex 3806 Germany        clear    nysa=german stars=soviet
hex 3807 Germany        forest   nysa=german stars=soviet
hex 3808 Germany        forest   nysa=german stars=soviet
hex 3809 Germany        clear    nysa=german stars=soviet
hex 3810 Germany        clear    town="Drebkau" nysa=german stars=soviet
hex 3811 Germany        forest   nysa=german stars=soviet
hex 3812 Germany        forest   nysa=german stars=soviet
hex 3813 Germany        clear    nysa=german stars=soviet
hex 3814 Germany        forest   nysa=german stars=soviet
hex 3815 Germany        clear    nysa=german stars=soviet
hex 3816 Germany        clear    nysa=german stars=soviet
hex 3817 Germany        clear    nysa=german stars=soviet
hex 3818 Germany        clear    nysa=german stars=soviet
hex 3819 Germany        clear    town="Hoyerswerda" nysa=german stars=soviet !nysa
hex 3820 Germany        clear    town="Wittichenau" nysa=german stars=soviet
hex 3821 Germany        clear    nysa=german stars=soviet
hex 3822 Germany        clear    nysa=german stars=soviet
hex 3823 Germany        clear    nysa=german stars=soviet
hex 3824 Germany        clear    nysa=german stars=soviet
hex 3825 Germany        clear    nysa=german stars=soviet
hex 3826 Germany        clear    village="Crostwitz" nysa=german stars=soviet
hex 3827 Germany        hills    nysa=german stars=soviet
hex 3828 Germany        hills    nysa=german stars=soviet !stars
hex 3829 Germany        hills    nysa=german stars=german
hex 3830 Germany        hills    nysa=german stars=german
hex 3831 Germany        hills    nysa=german stars=german
hex 3832 Germany        hills    nysa=german stars=german
hex 3833 Germany        forest+hills nysa=german stars=german
hex 3834 Germany        hills    nysa=german stars=german
hex 3835 Germany        mountain nysa=german stars=german
hex 3836 Germany        forest+hills nysa=german stars=german
hex 3837 Germany        forest+hills nysa=german stars=german
hex 3838 Germany        mountain zone="U" nysa=german stars=german
hex 3900 Germany        forest   zone="F" nysa=german stars=german
hex 3901 Germany        clear    nysa=german stars=german
hex 3902 Germany        clear    nysa=german stars=german
hex 3903 Germany        swamp    nysa=german stars=german
hex 3904 Germany        swamp    nysa=german stars=german
hex 3905 Germany        forest   nysa=german stars=german
hex 3906 Germany        clear    nysa=german stars=soviet
hex 3907 Germany        clear    nysa=german stars=soviet
hex 3908 Germany        clear    nysa=german stars=soviet
hex 3909 Germany        clear    nysa=german stars=soviet
hex 3910 Germany        clear    nysa=german stars=soviet
hex 3911 Germany        clear    nysa=german stars=soviet
hex 3912 Germany        forest   nysa=german stars=soviet
hex 3913 Germany        forest   nysa=german stars=soviet
hex 3914 Germany        clear    nysa=german stars=soviet
hex 3915 Germany        clear    nysa=german stars=soviet
hex 3916 Germany        forest   nysa=german stars=soviet
hex 3917 Germany        clear    nysa=german stars=soviet
hex 3918 Germany        forest   nysa=german stars=soviet
hex 3919 Germany        clear    nysa=german stars=soviet
hex 3920 Germany        forest   nysa=german stars=soviet
hex 3921 Germany        clear    nysa=german stars=soviet
hex 3922 Germany        clear    nysa=german stars=soviet
hex 3923 Germany        forest   nysa=german stars=soviet
hex 3924 Germany        forest   nysa=german stars=soviet
hex 3925 Germany        clear    nysa=german stars=soviet
hex 3926 Germany        clear    nysa=german stars=soviet
hex 3927 Germany        clear    nysa=german stars=soviet
hex 3928 Germany        hills    nysa=german stars=soviet !stars
hex 3929 Germany        hills    nysa=german stars=soviet
hex 3930 Germany        hills    nysa=german stars=german
hex 3931 Germany        hills    nysa=german stars=german
hex 3932 Germany        mountain nysa=german stars=german
hex 3933 Germany        mountain nysa=german stars=german
hex 3934 Czechoslovakia forest+hills nysa=german stars=german
hex 3935 Czechoslovakia forest+hills nysa=german stars=german
hex 3936 Germany        hills    town="Sebnitz" nysa=german stars=german
hex 3937 Germany        forest+hills nysa=german stars=german
hex 3938 Germany        mountain zone="V" nysa=german stars=german
hex 4099 Germany        forest   zone="F" road-edge=north nysa=german stars=german
hex 4000 Germany        forest   zone="F" nysa=german stars=german
hex 4001 Germany        clear    nysa=german stars=german
hex 4002 Germany        swamp    nysa=german stars=german
hex 4003 Germany        swamp    nysa=german stars=german
hex 4004 Germany        clear    nysa=german stars=german
hex 4005 Germany        forest   nysa=german stars=german
hex 4006 Germany        clear    nysa=german stars=soviet
hex 4007 Germany        clear    city="Cottbus" nysa=german stars=soviet
hex 4008 Germany        clear    city="Cottbus" nysa=german stars=soviet !nysa,stars
hex 4009 Germany        forest   nysa=german stars=soviet
hex 4010 Germany        forest   nysa=german stars=soviet
hex 4011 Germany        clear    nysa=german stars=soviet
hex 4012 Germany        clear    nysa=german stars=soviet
hex 4013 Germany        clear    nysa=german stars=soviet
hex 4014 Germany        forest   nysa=german stars=soviet
hex 4015 Germany        clear    nysa=german stars=soviet
hex 4016 Germany        forest   nysa=german stars=soviet
hex 4017 Germany        clear    nysa=german stars=soviet
hex 4018 Germany        forest   nysa=german stars=soviet
hex 4019 Germany        forest   nysa=german stars=soviet
hex 4020 Germany        forest   nysa=german stars=soviet
hex 4021 Germany        clear    nysa=german stars=soviet
hex 4022 Germany        clear    nysa=german stars=soviet
hex 4023 Germany        clear    town="Königswartha" nysa=german stars=soviet
hex 4024 Germany        clear    nysa=german stars=soviet
hex 4025 Germany        clear    nysa=german stars=soviet
hex 4026 Germany        clear    nysa=german stars=soviet
hex 4027 Germany        clear    nysa=german stars=soviet
hex 4028 Germany        clear    village="Göda" nysa=german stars=soviet
hex 4029 Germany        clear    nysa=german stars=german
hex 4030 Germany        hills    nysa=german stars=german !stars
hex 4031 Germany        hills    village="Neukirch" nysa=german stars=german
hex 4032 Germany        mountain nysa=german stars=german
hex 4033 Germany        forest+hills nysa=german stars=german
hex 4034 Czechoslovakia forest+hills nysa=german stars=german
hex 4035 Czechoslovakia mountain nysa=german stars=german
hex 4036 Czechoslovakia mountain nysa=german stars=german
hex 4037 Germany        forest+hills nysa=german stars=german
hex 4038 Germany        forest+hills zone="V" nysa=german stars=german
hex 4100 Germany        clear    zone="E" nysa=german stars=german
hex 4101 Germany        forest   nysa=german stars=german
hex 4102 Germany        forest   nysa=german stars=german
hex 4103 Germany        clear    nysa=german stars=german
hex 4104 Germany        clear    nysa=german stars=german !stars
hex 4105 Germany        clear    nysa=german stars=german
hex 4106 Germany        clear    nysa=german stars=soviet
hex 4107 Germany        clear    nysa=german stars=soviet !stars
hex 4108 Germany        forest   nysa=german stars=soviet
hex 4109 Germany        forest   nysa=german stars=soviet
hex 4110 Germany        clear    nysa=german stars=soviet !nysa
hex 4111 Germany        forest   nysa=german stars=soviet
hex 4112 Germany        forest   nysa=german stars=soviet
hex 4113 Germany        forest   nysa=german stars=soviet
hex 4114 Germany        clear    nysa=german stars=soviet
hex 4115 Germany        clear    nysa=german stars=soviet
hex 4116 Germany        forest   village="Spreetal" nysa=german stars=soviet
hex 4117 Germany        clear    nysa=german stars=soviet
hex 4118 Germany        forest   nysa=german stars=soviet
hex 4119 Germany        forest   nysa=german stars=soviet
hex 4120 Germany        forest   nysa=german stars=soviet
hex 4121 Germany        forest   nysa=german stars=soviet
hex 4122 Germany        forest   nysa=german stars=soviet
hex 4123 Germany        forest   nysa=german stars=soviet
hex 4124 Germany        forest   nysa=german stars=soviet
hex 4125 Germany        clear    village="Neschwitz" nysa=german stars=soviet
hex 4126 Germany        clear    nysa=german stars=soviet
hex 4127 Germany        hills    nysa=german stars=soviet
hex 4128 Germany        clear    nysa=german stars=soviet !stars
hex 4129 Germany        clear    nysa=german stars=soviet
hex 4130 Germany        hills    nysa=german stars=german
hex 4131 Germany        hills    nysa=german stars=german
hex 4132 Germany        hills    nysa=german stars=german
hex 4133 Germany        forest+hills nysa=german stars=german
hex 4134 Czechoslovakia forest+hills nysa=german stars=german
hex 4135 Czechoslovakia forest+hills nysa=german stars=german
hex 4136 Czechoslovakia mountain nysa=german stars=german
hex 4137 Czechoslovakia forest+hills nysa=german stars=german
hex 4138 Germany        forest+hills zone="V" nysa=german stars=german
hex 4299 Germany        forest   zone="E" nysa=german stars=soviet
hex 4200 Germany        forest   zone="E" nysa=german stars=soviet
hex 4201 Germany        forest   nysa=german stars=soviet
hex 4202 Germany        clear    nysa=german stars=soviet
hex 4203 Germany        clear    town="Peitz" nysa=german stars=soviet !stars
hex 4204 Germany        clear    nysa=german stars=soviet !nysa,stars
hex 4205 Germany        clear    nysa=german stars=soviet !stars
hex 4206 Germany        clear    nysa=german stars=soviet
hex 4207 Germany        forest   nysa=german stars=soviet
hex 4208 Germany        clear    nysa=german stars=soviet
hex 4209 Germany        forest   nysa=german stars=soviet
hex 4210 Germany        forest   nysa=german stars=soviet
hex 4211 Germany        forest   nysa=german stars=soviet
hex 4212 Germany        forest   nysa=german stars=soviet
hex 4213 Germany        clear    town="Spremberg" nysa=german stars=soviet
hex 4214 Germany        forest   nysa=german stars=soviet
hex 4215 Germany        forest   nysa=german stars=soviet
hex 4216 Germany        forest   nysa=german stars=soviet
hex 4217 Germany        forest   nysa=german stars=soviet
hex 4218 Germany        forest   nysa=german stars=soviet
hex 4219 Germany        forest   nysa=german stars=soviet
hex 4220 Germany        forest   village="Lohsa" nysa=german stars=soviet
hex 4221 Germany        clear    nysa=german stars=soviet
hex 4222 Germany        swamp    nysa=german stars=soviet
hex 4223 Germany        forest+hills nysa=german stars=soviet
hex 4224 Germany        forest   nysa=german stars=soviet
hex 4225 Germany        clear    nysa=german stars=soviet
hex 4226 Germany        clear    nysa=german stars=soviet
hex 4227 Germany        clear    nysa=german stars=soviet
hex 4228 Germany        clear    nysa=german stars=german
hex 4229 Germany        hills    nysa=german stars=german
hex 4230 Germany        forest+hills nysa=german stars=german !stars
hex 4231 Germany        hills    town="Wilthen" nysa=german stars=german
hex 4232 Germany        forest+hills nysa=german stars=german
hex 4233 Germany        forest+hills nysa=german stars=german
hex 4234 Czechoslovakia forest+hills nysa=german stars=german
hex 4235 Czechoslovakia forest+hills nysa=german stars=german
hex 4236 Czechoslovakia mountain nysa=german stars=german
hex 4237 Czechoslovakia forest+hills nysa=german stars=german
hex 4238 Czechoslovakia forest+hills zone="V" nysa=german stars=german
hex 4300 Germany        forest   zone="E" nysa=german stars=german
hex 4301 Germany        forest   nysa=german stars=german
hex 4302 Germany        clear    nysa=german stars=german
hex 4303 -              lake     nysa=german stars=german
hex 4304 Germany        forest   nysa=german stars=german !stars
hex 4305 Germany        clear    nysa=german stars=german
hex 4306 Germany        clear    nysa=german stars=soviet
hex 4307 Germany        clear    nysa=german stars=soviet
hex 4308 Germany        forest   nysa=german stars=soviet
hex 4309 Germany        clear    nysa=german stars=soviet
hex 4310 Germany        forest   village="Neuhausen" nysa=german stars=soviet
hex 4311 Germany        forest   nysa=german stars=soviet
hex 4312 Germany        forest   nysa=german stars=soviet
hex 4313 Germany        clear    nysa=german stars=soviet
hex 4314 Germany        forest   nysa=german stars=soviet
hex 4315 Germany        forest   nysa=german stars=soviet
hex 4316 Germany        forest   nysa=german stars=soviet
hex 4317 Germany        forest   nysa=german stars=soviet
hex 4318 Germany        forest   nysa=german stars=soviet
hex 4319 Germany        forest   nysa=german stars=soviet
hex 4320 Germany        forest   nysa=german stars=soviet
hex 4321 Germany        clear    nysa=german stars=soviet
hex 4322 Germany        forest   nysa=german stars=soviet
hex 4323 Germany        forest   nysa=german stars=soviet
hex 4324 Germany        forest   nysa=german stars=soviet
hex 4325 Germany        clear    nysa=german stars=soviet
hex 4326 Germany        clear    nysa=german stars=soviet
hex 4327 Germany        clear    nysa=german stars=soviet
hex 4328 Germany        clear    nysa=german stars=soviet !stars
hex 4329 Germany        hills    city="Bautzen" nysa=german stars=german !nysa,stars
hex 4330 Germany        hills    city="Bautzen" nysa=german stars=german
hex 4331 Germany        hills    nysa=german stars=german
hex 4332 Germany        forest+hills nysa=german stars=german
hex 4333 Germany        hills    nysa=german stars=german
hex 4334 Germany        forest+hills nysa=german stars=german
hex 4335 Czechoslovakia hills    nysa=german stars=german
hex 4336 Czechoslovakia mountain nysa=german stars=german
hex 4337 Czechoslovakia forest+hills nysa=german stars=german
hex 4338 Czechoslovakia forest+hills zone="V" nysa=german stars=german
hex 4499 Germany        forest   zone="E" road-edge=north nysa=german stars=german
hex 4400 Germany        forest   zone="E" nysa=german stars=german
hex 4401 Germany        forest   village="Tauer" nysa=german stars=german
hex 4402 Germany        clear    nysa=german stars=german
hex 4403 Germany        clear    nysa=german stars=german
hex 4404 Germany        forest   nysa=german stars=german
hex 4405 Germany        clear    nysa=german stars=german
hex 4406 Germany        clear    nysa=german stars=soviet
hex 4407 Germany        forest   nysa=german stars=soviet
hex 4408 Germany        forest   nysa=german stars=soviet
hex 4409 Germany        clear    village="Komptendorf" nysa=german stars=soviet
hex 4410 Germany        clear    nysa=german stars=soviet
hex 4411 Germany        forest   nysa=german stars=soviet
hex 4412 Germany        forest   nysa=german stars=soviet
hex 4413 Germany        clear    nysa=german stars=soviet
hex 4414 Germany        forest   nysa=german stars=soviet
hex 4415 Germany        forest   nysa=german stars=soviet
hex 4416 Germany        forest   nysa=german stars=soviet
hex 4417 Germany        forest   nysa=german stars=soviet
hex 4418 Germany        clear    nysa=german stars=soviet
hex 4419 Germany        clear    nysa=german stars=soviet
hex 4420 Germany        clear    nysa=german stars=soviet
hex 4421 Germany        forest   nysa=german stars=soviet
hex 4422 Germany        forest   nysa=german stars=soviet
hex 4423 Germany        swamp    nysa=german stars=soviet
hex 4424 Germany        forest+hills nysa=german stars=soviet
hex 4425 Germany        forest   village="Großdubrau" nysa=german stars=soviet
hex 4426 Germany        clear    nysa=german stars=soviet
hex 4427 Germany        clear    nysa=german stars=soviet !stars
hex 4428 Germany        hills    nysa=german stars=german
hex 4429 Germany        hills    nysa=german stars=german
hex 4430 Germany        forest+hills nysa=german stars=german
hex 4431 Germany        hills    nysa=german stars=german
hex 4432 Germany        forest+hills nysa=german stars=german
hex 4433 Germany        hills    nysa=german stars=german
hex 4434 Czechoslovakia clear    town="Schluckenau" nysa=german stars=german
hex 4435 Czechoslovakia mountain nysa=german stars=german
hex 4436 Czechoslovakia mountain nysa=german stars=german
hex 4437 Czechoslovakia mountain nysa=german stars=german
hex 4438 Czechoslovakia forest+hills zone="W" nysa=german stars=german
hex 4500 Germany        forest   zone="E" nysa=german stars=german
hex 4501 Germany        forest   nysa=german stars=german
hex 4502 Germany        forest   nysa=german stars=german
hex 4503 Germany        clear    village="Jänschwalde" nysa=german stars=german !stars
hex 4504 Germany        clear    nysa=german stars=german
hex 4505 Germany        clear    nysa=german stars=german
hex 4506 Germany        clear    nysa=german stars=german
hex 4507 Germany        clear    nysa=german stars=soviet
hex 4508 Germany        forest   nysa=german stars=soviet !nysa
hex 4509 Germany        forest   nysa=german stars=soviet
hex 4510 Germany        forest   nysa=german stars=soviet
hex 4511 Germany        forest   nysa=german stars=soviet
hex 4512 Germany        forest   nysa=german stars=soviet
hex 4513 Germany        clear    nysa=german stars=soviet
hex 4514 Germany        forest   nysa=german stars=soviet
hex 4515 Germany        forest   nysa=german stars=soviet
hex 4516 Germany        clear    nysa=german stars=soviet
hex 4517 Germany        clear    nysa=german stars=soviet
hex 4518 Germany        clear    nysa=german stars=soviet
hex 4519 Germany        forest   nysa=german stars=soviet
hex 4520 Germany        forest   nysa=german stars=soviet
hex 4521 Germany        clear    village="Uhyst" nysa=german stars=soviet
hex 4522 Germany        forest   nysa=german stars=soviet
hex 4523 Germany        forest   nysa=german stars=soviet
hex 4524 Germany        forest   nysa=german stars=soviet
hex 4525 Germany        clear    nysa=german stars=soviet
hex 4526 Germany        clear    nysa=german stars=soviet !stars
hex 4527 Germany        clear    nysa=german stars=soviet
hex 4528 Germany        hills    nysa=german stars=german
hex 4529 Germany        hills    nysa=german stars=german !stars
hex 4530 Germany        hills    nysa=german stars=german
hex 4531 Germany        forest+hills nysa=german stars=german
hex 4532 Germany        forest+hills nysa=german stars=german
hex 4533 Germany        hills    village="Oppach" nysa=german stars=german
hex 4534 Germany        forest+hills nysa=german stars=german
hex 4535 Czechoslovakia hills    nysa=german stars=german
hex 4536 Czechoslovakia mountain nysa=german stars=german
hex 4537 Czechoslovakia hills    nysa=german stars=german
hex 4538 Czechoslovakia mountain zone="W" nysa=german stars=german
hex 4699 Germany        forest   zone="E" nysa=german stars=german
hex 4600 Germany        forest   zone="E" nysa=german stars=german
hex 4601 Germany        forest   nysa=german stars=german
hex 4602 Germany        forest   nysa=german stars=german
hex 4603 Germany        forest   nysa=german stars=german
hex 4604 Germany        clear    nysa=german stars=german
hex 4605 Germany        clear    nysa=german stars=german
hex 4606 Germany        forest   nysa=german stars=german
hex 4607 Germany        forest   nysa=german stars=soviet
hex 4608 Germany        forest   nysa=german stars=soviet
hex 4609 Germany        clear    nysa=german stars=soviet
hex 4610 Germany        forest   nysa=german stars=soviet
hex 4611 Germany        forest   nysa=german stars=soviet
hex 4612 Germany        forest   nysa=german stars=soviet
hex 4613 Germany        forest   nysa=german stars=soviet
hex 4614 Germany        clear    nysa=german stars=soviet
hex 4615 Germany        forest   village="Schleife" nysa=german stars=soviet
hex 4616 Germany        forest+hills nysa=german stars=soviet
hex 4617 Germany        clear    nysa=german stars=soviet
hex 4618 Germany        clear    nysa=german stars=soviet
hex 4619 Germany        forest   nysa=german stars=soviet
hex 4620 Germany        clear    nysa=german stars=soviet
hex 4621 Germany        forest   nysa=german stars=soviet
hex 4622 Germany        forest   nysa=german stars=soviet !nysa
hex 4623 Germany        forest   nysa=german stars=soviet
hex 4624 Germany        clear    nysa=german stars=soviet
hex 4625 Germany        clear    nysa=german stars=soviet
hex 4626 Germany        clear    nysa=german stars=soviet
hex 4627 Germany        clear    nysa=german stars=german
hex 4628 Germany        hills    nysa=german stars=soviet !stars
hex 4629 Germany        hills    nysa=german stars=german
hex 4630 Germany        forest+hills nysa=german stars=german
hex 4631 Germany        hills    village="Cunewalde" nysa=german stars=german
hex 4632 Germany        hills    nysa=german stars=german
hex 4633 Germany        hills    nysa=german stars=german
hex 4634 Germany        forest+hills nysa=german stars=german
hex 4635 Czechoslovakia forest+hills nysa=german stars=german
hex 4636 Czechoslovakia hills    nysa=german stars=german
hex 4637 Czechoslovakia mountain nysa=german stars=german
hex 4638 Czechoslovakia mountain zone="W" road-edge=south nysa=german stars=german
hex 4700 Germany        forest   zone="D" nysa=german stars=german
hex 4701 Germany        forest   nysa=german stars=german
hex 4702 Germany        forest   nysa=german stars=german
hex 4703 Germany        forest   village="Grießen" nysa=german stars=german
hex 4704 Germany        forest   nysa=german stars=soviet
hex 4705 Germany        clear    nysa=german stars=soviet !nysa
hex 4706 Germany        forest   nysa=german stars=soviet
hex 4707 Germany        forest   nysa=german stars=soviet
hex 4708 Germany        forest   nysa=german stars=soviet
hex 4709 Germany        forest   nysa=german stars=soviet
hex 4710 Germany        clear    nysa=german stars=soviet
hex 4711 Germany        forest   nysa=german stars=soviet
hex 4712 Germany        clear    town="Döbern" nysa=german stars=soviet
hex 4713 Germany        forest   nysa=german stars=soviet
hex 4714 Germany        clear    nysa=german stars=soviet
hex 4715 Germany        forest   nysa=german stars=soviet
hex 4716 Germany        forest   nysa=german stars=soviet
hex 4717 Germany        forest   nysa=german stars=soviet
hex 4718 Germany        forest   nysa=german stars=soviet
hex 4719 Germany        clear    nysa=german stars=soviet
hex 4720 Germany        clear    village="Boxberg" nysa=german stars=soviet
hex 4721 Germany        forest   nysa=german stars=soviet
hex 4722 Germany        clear    nysa=german stars=soviet !stars
hex 4723 Germany        forest   nysa=german stars=soviet
hex 4724 Germany        forest   nysa=german stars=soviet
hex 4725 Germany        swamp    village="Guttau" nysa=german stars=soviet
hex 4726 Germany        clear    nysa=german stars=german
hex 4727 Germany        clear    nysa=german stars=german
hex 4728 Germany        hills    nysa=german stars=german !stars
hex 4729 Germany        hills    village="Hochkirch" nysa=german stars=german
hex 4730 Germany        hills    nysa=german stars=german
hex 4731 Germany        forest+hills nysa=german stars=german
hex 4732 Germany        hills    nysa=german stars=german
hex 4733 Germany        hills    nysa=german stars=german
hex 4734 Germany        clear    nysa=german stars=german
hex 4735 Germany        hills    town="Ebersbach" nysa=german stars=german
hex 4736 Germany        forest+hills nysa=german stars=german
hex 4737 Czechoslovakia hills    town="Rumburg" nysa=german stars=german
hex 4738 Czechoslovakia mountain zone="W" nysa=german stars=german
hex 4899 Germany        forest   zone="D" nysa=german stars=german
hex 4800 Germany        forest   zone="D" nysa=german stars=german
hex 4801 Germany        forest   nysa=german stars=german
hex 4802 Germany        forest   nysa=german stars=german !nysa,stars
hex 4803 Germany        clear    nysa=soviet stars=soviet !stars
hex 4804 Germany        clear    nysa=soviet stars=soviet !nysa
hex 4805 Germany        clear    nysa=german stars=soviet
hex 4806 Germany        clear    nysa=german stars=soviet
hex 4807 Germany        clear    nysa=german stars=soviet
hex 4808 Germany        clear    town="Forst" nysa=german stars=soviet !nysa
hex 4809 Germany        clear    nysa=german stars=soviet
hex 4810 Germany        forest   nysa=german stars=soviet
hex 4811 Germany        forest   nysa=german stars=soviet
hex 4812 Germany        forest   nysa=german stars=soviet
hex 4813 Germany        clear    nysa=german stars=soviet
hex 4814 Germany        forest   nysa=german stars=soviet
hex 4815 Germany        forest   nysa=german stars=soviet
hex 4816 Germany        forest   nysa=german stars=soviet
hex 4817 Germany        forest   nysa=german stars=soviet
hex 4818 Germany        forest   nysa=german stars=soviet
hex 4819 Germany        forest   nysa=german stars=soviet
hex 4820 Germany        forest   nysa=german stars=soviet
hex 4821 Germany        clear    village="Klitten" nysa=german stars=soviet
hex 4822 Germany        clear    nysa=german stars=soviet
hex 4823 Germany        forest   nysa=german stars=soviet
hex 4824 Germany        forest   nysa=german stars=soviet
hex 4825 Germany        forest   nysa=german stars=soviet
hex 4826 Germany        clear    nysa=german stars=german
hex 4827 Germany        clear    nysa=german stars=german
hex 4828 Germany        hills    nysa=german stars=german
hex 4829 Germany        hills    nysa=german stars=german
hex 4830 Germany        hills    nysa=german stars=german
hex 4831 Germany        hills    nysa=german stars=german
hex 4832 Germany        hills    nysa=german stars=german
hex 4833 Germany        hills    nysa=german stars=german
hex 4834 Germany        clear    nysa=german stars=german
hex 4835 Germany        hills    nysa=german stars=german
hex 4836 Germany        hills    town="Neugersdorf" nysa=german stars=german
hex 4837 Germany        hills    nysa=german stars=german
hex 4838 Czechoslovakia hills    town="Warnsdorf" zone="W" nysa=german stars=german
hex 4900 Germany        clear    zone="D" nysa=german stars=german
hex 4901 Germany        forest   village="Gastrose" nysa=german stars=german
hex 4902 Germany        clear    nysa=german stars=german
hex 4903 Germany        forest   nysa=soviet stars=soviet
hex 4904 Germany        forest   nysa=soviet stars=soviet
hex 4905 Germany        forest   nysa=soviet stars=soviet
hex 4906 Germany        clear    nysa=soviet stars=soviet !nysa
hex 4907 Germany        clear    nysa=soviet stars=soviet !nysa
hex 4908 Germany        clear    nysa=soviet stars=soviet
hex 4909 Germany        forest   nysa=german stars=soviet
hex 4910 Germany        forest   nysa=german stars=soviet
hex 4911 Germany        forest   nysa=german stars=soviet
hex 4912 Germany        forest   nysa=german stars=soviet
hex 4913 Germany        forest   nysa=german stars=soviet
hex 4914 Germany        forest   nysa=german stars=soviet
hex 4915 Germany        forest   nysa=german stars=soviet
hex 4916 Germany        clear    town="Weißwasser" nysa=german stars=soviet
hex 4917 Germany        forest   nysa=german stars=soviet
hex 4918 Germany        forest   nysa=german stars=soviet
hex 4919 Germany        forest   nysa=german stars=soviet
hex 4920 Germany        forest   nysa=german stars=soviet
hex 4921 Germany        clear    nysa=german stars=soviet
hex 4922 Germany        forest   nysa=german stars=soviet
hex 4923 Germany        forest   nysa=german stars=soviet
hex 4924 Germany        forest   nysa=german stars=soviet
hex 4925 Germany        hills    nysa=german stars=soviet
hex 4926 Germany        clear    nysa=german stars=soviet !stars
hex 4927 Germany        clear    nysa=german stars=german !stars
hex 4928 Germany        clear    town="Weißenberg" nysa=german stars=german !nysa
hex 4929 Germany        hills    nysa=german stars=german
hex 4930 Germany        hills    nysa=german stars=german
hex 4931 Germany        hills    nysa=german stars=german
hex 4932 Germany        hills    nysa=german stars=german !stars
hex 4933 Germany        hills    nysa=german stars=german
hex 4934 Germany        hills    nysa=german stars=german
hex 4935 Germany        forest+hills nysa=german stars=german
hex 4936 Germany        hills    nysa=german stars=german
hex 4937 Germany        hills    nysa=german stars=german
hex 4938 Germany        hills    zone="W" nysa=german stars=german
hex 5099 Germany        clear    zone="D" road-edge=north nysa=german stars=german
hex 5000 Germany        clear    town="Guben" zone="D" nysa=german stars=german !nysa,stars
hex 5001 Germany        clear    nysa=soviet stars=soviet
hex 5002 Germany        forest   nysa=soviet stars=soviet
hex 5003 Germany        forest   nysa=soviet stars=soviet
hex 5004 Germany        forest   nysa=soviet stars=soviet
hex 5005 Germany        forest   nysa=soviet stars=soviet
hex 5006 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5007 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5008 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5009 Germany        forest   nysa=german stars=soviet
hex 5010 Germany        forest   nysa=german stars=soviet
hex 5011 Germany        forest   nysa=german stars=soviet
hex 5012 Germany        forest   nysa=german stars=soviet
hex 5013 Germany        forest   nysa=german stars=soviet
hex 5014 Germany        forest   nysa=german stars=soviet
hex 5015 Germany        forest   village="Keula" nysa=german stars=soviet
hex 5016 Germany        forest   nysa=german stars=soviet !nysa,stars
hex 5017 Germany        forest   nysa=german stars=soviet
hex 5018 Germany        forest   nysa=german stars=soviet
hex 5019 Germany        forest   nysa=german stars=soviet
hex 5020 Germany        clear    nysa=german stars=soviet
hex 5021 Germany        forest   nysa=german stars=soviet
hex 5022 Germany        swamp    nysa=german stars=soviet
hex 5023 Germany        forest   village="Mücka" nysa=german stars=soviet
hex 5024 Germany        forest+hills nysa=german stars=soviet
hex 5025 Germany        forest+hills nysa=german stars=soviet
hex 5026 Germany        clear    nysa=german stars=german
hex 5027 Germany        clear    nysa=german stars=german
hex 5028 Germany        clear    nysa=german stars=german
hex 5029 Germany        hills    nysa=german stars=german
hex 5030 Germany        hills    nysa=german stars=german !stars
hex 5031 Germany        hills    town="Löbau" nysa=german stars=german
hex 5032 Germany        hills    nysa=german stars=german
hex 5033 Germany        hills    nysa=german stars=german
hex 5034 Germany        forest+hills nysa=german stars=german
hex 5035 Germany        hills    nysa=german stars=german
hex 5036 Germany        hills    nysa=german stars=german
hex 5037 Germany        hills    nysa=german stars=german
hex 5038 Germany        hills    zone="X" nysa=german stars=german
hex 5100 Germany        clear    zone="D" nysa=soviet stars=soviet !nysa,stars
hex 5101 Germany        forest   nysa=soviet stars=soviet
hex 5102 Germany        forest   nysa=soviet stars=soviet
hex 5103 Germany        clear    nysa=soviet stars=soviet
hex 5104 Germany        clear    nysa=soviet stars=soviet
hex 5105 Germany        forest   nysa=soviet stars=soviet
hex 5106 Germany        forest   nysa=soviet stars=soviet
hex 5107 Germany        forest   nysa=soviet stars=soviet
hex 5108 Germany        forest   nysa=soviet stars=soviet
hex 5109 Germany        forest   nysa=soviet stars=soviet
hex 5110 Germany        forest   nysa=german stars=soviet !nysa
hex 5111 Germany        forest   nysa=german stars=soviet
hex 5112 Germany        forest   nysa=german stars=soviet !nysa
hex 5113 Germany        forest   nysa=german stars=soviet
hex 5114 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5115 Germany        clear    town="Muskau" nysa=german stars=soviet !nysa
hex 5116 Germany        forest   nysa=german stars=soviet
hex 5117 Germany        forest   village="Weißkeißel" nysa=german stars=soviet
hex 5118 Germany        forest   nysa=german stars=soviet
hex 5119 Germany        forest   nysa=german stars=soviet
hex 5120 Germany        forest   nysa=german stars=soviet
hex 5121 Germany        forest   nysa=german stars=soviet
hex 5122 Germany        forest   nysa=german stars=soviet
hex 5123 Germany        forest   nysa=german stars=soviet
hex 5124 Germany        forest+hills nysa=german stars=soviet
hex 5125 Germany        forest+hills nysa=german stars=german
hex 5126 Germany        forest   nysa=german stars=german
hex 5127 Germany        clear    nysa=german stars=german !stars
hex 5128 Germany        clear    nysa=german stars=german
hex 5129 Germany        clear    nysa=german stars=german
hex 5130 Germany        hills    nysa=german stars=german
hex 5131 Germany        hills    nysa=german stars=german
hex 5132 Germany        hills    nysa=german stars=german
hex 5133 Germany        hills    nysa=german stars=german
hex 5134 Germany        clear    nysa=german stars=german
hex 5135 Germany        clear    nysa=german stars=german
hex 5136 Germany        hills    nysa=german stars=german
hex 5137 Germany        hills    nysa=german stars=german
hex 5138 Germany        hills    zone="X" nysa=german stars=german
hex 5299 Germany        clear    zone="D" nysa=soviet stars=soviet
hex 5200 Germany        clear    zone="D" nysa=soviet stars=soviet
hex 5201 Germany        clear    nysa=soviet stars=soviet
hex 5202 Germany        clear    nysa=soviet stars=soviet
hex 5203 Germany        clear    nysa=soviet stars=soviet
hex 5204 Germany        clear    nysa=soviet stars=soviet
hex 5205 Germany        clear    town="Pförten" nysa=soviet stars=soviet
hex 5206 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5207 Germany        forest   nysa=soviet stars=soviet
hex 5208 Germany        forest   nysa=soviet stars=soviet
hex 5209 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5210 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5211 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5212 Germany        forest   nysa=soviet stars=soviet
hex 5213 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5214 Germany        forest   nysa=soviet stars=soviet
hex 5215 Germany        forest   nysa=soviet stars=soviet
hex 5216 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5217 Germany        forest   nysa=german stars=soviet !nysa
hex 5218 Germany        forest   nysa=german stars=soviet
hex 5219 Germany        forest   nysa=german stars=soviet
hex 5220 Germany        clear    nysa=german stars=soviet
hex 5221 Germany        forest   nysa=german stars=soviet
hex 5222 Germany        forest   nysa=german stars=soviet
hex 5223 Germany        clear    nysa=german stars=soviet
hex 5224 Germany        clear    nysa=german stars=soviet
hex 5225 Germany        forest   nysa=german stars=german
hex 5226 Germany        clear    nysa=german stars=german
hex 5227 Germany        clear    nysa=german stars=german
hex 5228 Germany        clear    nysa=german stars=german
hex 5229 Germany        clear    nysa=german stars=german
hex 5230 Germany        hills    nysa=german stars=german
hex 5231 Germany        hills    nysa=german stars=german !stars
hex 5232 Germany        hills    nysa=german stars=german
hex 5233 Germany        hills    nysa=german stars=german
hex 5234 Germany        hills    town="Herrnhut" nysa=german stars=german
hex 5235 Germany        hills    nysa=german stars=german
hex 5236 Germany        hills    nysa=german stars=german
hex 5237 Germany        hills    nysa=german stars=german
hex 5238 Germany        hills    zone="X" nysa=german stars=german
hex 5300 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5301 Germany        forest   nysa=soviet stars=soviet
hex 5302 Germany        clear    nysa=soviet stars=soviet
hex 5303 Germany        clear    nysa=soviet stars=soviet
hex 5304 Germany        clear    nysa=soviet stars=soviet !nysa
hex 5305 Germany        clear    nysa=soviet stars=soviet
hex 5306 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5307 Germany        forest   nysa=soviet stars=soviet
hex 5308 Germany        forest   nysa=soviet stars=soviet
hex 5309 Germany        forest   nysa=soviet stars=soviet
hex 5310 Germany        forest   nysa=soviet stars=soviet
hex 5311 Germany        clear    town="Triebel" nysa=soviet stars=soviet
hex 5312 Germany        forest   nysa=soviet stars=soviet
hex 5313 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5314 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5315 Germany        forest   nysa=soviet stars=soviet
hex 5316 Germany        forest   nysa=soviet stars=soviet
hex 5317 Germany        forest   nysa=german stars=soviet
hex 5318 Germany        forest   nysa=german stars=soviet
hex 5319 Germany        forest   nysa=german stars=soviet
hex 5320 Germany        forest   village="Rietschen" nysa=german stars=soviet
hex 5321 Germany        forest   nysa=german stars=soviet
hex 5322 Germany        forest   nysa=german stars=soviet
hex 5323 Germany        forest   nysa=german stars=soviet !stars
hex 5324 Germany        forest   nysa=german stars=soviet
hex 5325 Germany        forest   nysa=german stars=soviet !stars
hex 5326 Germany        clear    nysa=german stars=german !stars
hex 5327 Germany        hills    nysa=german stars=german
hex 5328 Germany        hills    nysa=german stars=german
hex 5329 Germany        hills    nysa=german stars=german
hex 5330 Germany        hills    town="Reichenbach" nysa=german stars=german
hex 5331 Germany        hills    nysa=german stars=german
hex 5332 Germany        clear    nysa=german stars=german
hex 5333 Germany        hills    nysa=german stars=german
hex 5334 Germany        clear    nysa=german stars=german
hex 5335 Germany        hills    nysa=german stars=german
hex 5336 Germany        hills    nysa=german stars=german
hex 5337 Germany        hills    nysa=german stars=german
hex 5338 Germany        hills    zone="X" nysa=german stars=german
hex 5499 Germany        forest   zone="D" road-edge=north nysa=soviet stars=soviet
hex 5400 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5401 Germany        forest   nysa=soviet stars=soviet
hex 5402 Germany        forest   nysa=soviet stars=soviet
hex 5403 Germany        forest   nysa=soviet stars=soviet
hex 5404 Germany        forest   nysa=soviet stars=soviet
hex 5405 Germany        forest   nysa=soviet stars=soviet
hex 5406 Germany        forest   nysa=soviet stars=soviet
hex 5407 Germany        forest   nysa=soviet stars=soviet
hex 5408 Germany        forest   nysa=soviet stars=soviet
hex 5409 Germany        forest   village="Teuplitz" nysa=soviet stars=soviet
hex 5410 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5411 Germany        clear    nysa=soviet stars=soviet !nysa
hex 5412 Germany        forest   nysa=soviet stars=soviet
hex 5413 Germany        forest   nysa=soviet stars=soviet
hex 5414 Germany        forest   nysa=soviet stars=soviet
hex 5415 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5416 Germany        forest   nysa=soviet stars=soviet
hex 5417 Germany        forest   nysa=german stars=soviet
hex 5418 Germany        clear    nysa=german stars=soviet !nysa
hex 5419 Germany        forest   nysa=german stars=soviet
hex 5420 Germany        clear    nysa=german stars=soviet
hex 5421 Germany        forest   nysa=german stars=soviet
hex 5422 Germany        forest   nysa=german stars=soviet
hex 5423 Germany        forest   nysa=german stars=soviet
hex 5424 Germany        clear    nysa=german stars=soviet
hex 5425 Germany        clear    town="Niesky" nysa=german stars=german !nysa
hex 5426 Germany        hills    nysa=german stars=german
hex 5427 Germany        forest+hills nysa=german stars=german
hex 5428 Germany        forest+hills nysa=german stars=german
hex 5429 Germany        clear    nysa=german stars=german
hex 5430 Germany        hills    nysa=german stars=german
hex 5431 Germany        clear    nysa=german stars=german
hex 5432 Germany        hills    nysa=german stars=german
hex 5433 Germany        hills    town="Bernstadt" nysa=german stars=german
hex 5434 Germany        clear    nysa=german stars=german
hex 5435 Germany        hills    nysa=german stars=german
hex 5436 Germany        hills    nysa=german stars=german
hex 5437 Germany        hills    nysa=german stars=german
hex 5438 Germany        clear    zone="X" road-edge=south nysa=german stars=german
hex 5500 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5501 Germany        forest   nysa=soviet stars=soviet
hex 5502 Germany        forest+hills nysa=soviet stars=soviet
hex 5503 Germany        forest   nysa=soviet stars=soviet
hex 5504 Germany        forest   nysa=soviet stars=soviet
hex 5505 Germany        forest   nysa=soviet stars=soviet
hex 5506 Germany        forest   nysa=soviet stars=soviet
hex 5507 Germany        forest   nysa=soviet stars=soviet
hex 5508 Germany        forest   nysa=soviet stars=soviet
hex 5509 Germany        forest   nysa=soviet stars=soviet
hex 5510 Germany        forest   nysa=soviet stars=soviet
hex 5511 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5512 Germany        forest   nysa=soviet stars=soviet
hex 5513 Germany        forest   nysa=soviet stars=soviet
hex 5514 Germany        forest   nysa=soviet stars=soviet
hex 5515 Germany        forest   nysa=soviet stars=soviet
hex 5516 Germany        forest   nysa=soviet stars=soviet
hex 5517 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5518 Germany        clear    nysa=german stars=soviet
hex 5519 Germany        forest   nysa=german stars=soviet
hex 5520 Germany        forest   nysa=german stars=soviet
hex 5521 Germany        clear    village="Hähnichen" nysa=german stars=soviet
hex 5522 Germany        clear    nysa=german stars=soviet
hex 5523 Germany        forest   nysa=german stars=soviet
hex 5524 Germany        forest   nysa=german stars=soviet
hex 5525 Germany        clear    nysa=german stars=soviet !stars
hex 5526 Germany        clear    nysa=german stars=german !stars
hex 5527 Germany        hills    nysa=german stars=german
hex 5528 Germany        hills    village="Königshain" nysa=german stars=german
hex 5529 Germany        hills    nysa=german stars=german
hex 5530 Germany        clear    nysa=german stars=german
hex 5531 Germany        hills    nysa=german stars=german
hex 5532 Germany        hills    nysa=german stars=german
hex 5533 Germany        clear    nysa=german stars=german
hex 5534 Germany        hills    nysa=german stars=german
hex 5535 Germany        hills    nysa=german stars=german
hex 5536 Germany        hills    nysa=german stars=german
hex 5537 Germany        hills    village="Hirschfelde" nysa=german stars=german
hex 5538 Germany        hills    zone="X" nysa=german stars=german
hex 5699 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5600 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5601 Germany        forest   nysa=soviet stars=soviet
hex 5602 Germany        forest   nysa=soviet stars=soviet
hex 5603 Germany        forest   nysa=soviet stars=soviet
hex 5604 Germany        forest   nysa=soviet stars=soviet
hex 5605 Germany        forest   nysa=soviet stars=soviet
hex 5606 Germany        forest   nysa=soviet stars=soviet
hex 5607 Germany        forest+hills nysa=soviet stars=soviet
hex 5608 Germany        forest   nysa=soviet stars=soviet
hex 5609 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5610 Germany        forest   nysa=soviet stars=soviet
hex 5611 Germany        forest   nysa=soviet stars=soviet
hex 5612 Germany        forest   nysa=soviet stars=soviet
hex 5613 Germany        forest   nysa=soviet stars=soviet
hex 5614 Germany        forest   nysa=soviet stars=soviet
hex 5615 Germany        forest   nysa=soviet stars=soviet
hex 5616 Germany        forest   nysa=soviet stars=soviet
hex 5617 Germany        clear    nysa=german stars=soviet
hex 5618 Germany        clear    nysa=german stars=soviet
hex 5619 Germany        swamp    nysa=german stars=soviet
hex 5620 Germany        forest   nysa=german stars=soviet
hex 5621 Germany        forest   nysa=german stars=soviet
hex 5622 Germany        clear    nysa=german stars=soviet
hex 5623 Germany        clear    nysa=german stars=soviet
hex 5624 Germany        clear    nysa=german stars=soviet
hex 5625 Germany        clear    town="Kodersdorf" nysa=german stars=german
hex 5626 Germany        hills    nysa=german stars=german
hex 5627 Germany        clear    nysa=german stars=german
hex 5628 Germany        clear    nysa=german stars=german
hex 5629 Germany        clear    nysa=german stars=german
hex 5630 Germany        hills    nysa=german stars=german !stars
hex 5631 Germany        hills    nysa=german stars=german
hex 5632 Germany        hills    nysa=german stars=german
hex 5633 Germany        hills    nysa=german stars=german
hex 5634 Germany        hills    nysa=german stars=german
hex 5635 Germany        forest+hills nysa=german stars=german
hex 5636 Germany        forest+hills nysa=german stars=german
hex 5637 Germany        hills    nysa=german stars=german
hex 5638 Germany        hills    zone="X" nysa=german stars=german
hex 5700 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5701 Germany        forest   nysa=soviet stars=soviet
hex 5702 Germany        forest   nysa=soviet stars=soviet
hex 5703 Germany        forest   nysa=soviet stars=soviet
hex 5704 Germany        clear    nysa=soviet stars=soviet
hex 5705 Germany        clear    nysa=soviet stars=soviet
hex 5706 Germany        clear    nysa=soviet stars=soviet
hex 5707 Germany        forest   nysa=soviet stars=soviet
hex 5708 Germany        forest   nysa=soviet stars=soviet
hex 5709 Germany        forest   nysa=soviet stars=soviet
hex 5710 Germany        forest   nysa=soviet stars=soviet
hex 5711 Germany        forest   nysa=soviet stars=soviet
hex 5712 Germany        clear    nysa=soviet stars=soviet
hex 5713 Germany        forest   nysa=soviet stars=soviet
hex 5714 Germany        forest   nysa=soviet stars=soviet
hex 5715 Germany        forest   nysa=soviet stars=soviet
hex 5716 Germany        forest   nysa=soviet stars=soviet
hex 5717 Germany        clear    town="Priebus" nysa=soviet stars=soviet !nysa
hex 5718 Germany        forest   nysa=german stars=soviet
hex 5719 Germany        forest   nysa=german stars=soviet !nysa
hex 5720 Germany        clear    nysa=german stars=soviet
hex 5721 Germany        clear    nysa=german stars=soviet !nysa
hex 5722 Germany        clear    nysa=german stars=soviet
hex 5723 Germany        clear    nysa=german stars=soviet
hex 5724 Germany        forest   nysa=german stars=soviet
hex 5725 Germany        clear    nysa=german stars=german
hex 5726 Germany        clear    nysa=german stars=soviet
hex 5727 Germany        clear    nysa=german stars=german
hex 5728 Germany        clear    nysa=german stars=german
hex 5729 Germany        clear    nysa=german stars=german
hex 5730 Germany        hills    nysa=german stars=german
hex 5731 Germany        hills    nysa=german stars=german
hex 5732 Germany        hills    village="Hagenwerder" nysa=german stars=german
hex 5733 Germany        hills    nysa=german stars=german
hex 5734 Germany        hills    town="Ostritz" nysa=german stars=german
hex 5735 Germany        hills    nysa=german stars=german
hex 5736 Germany        hills    nysa=german stars=german
hex 5737 Germany        hills    nysa=german stars=german
hex 5738 Germany        hills    zone="Y" nysa=german stars=german
hex 5899 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5800 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5801 Germany        forest   nysa=soviet stars=soviet
hex 5802 Germany        forest   nysa=soviet stars=soviet
hex 5803 Germany        forest   nysa=soviet stars=soviet
hex 5804 Germany        clear    nysa=soviet stars=soviet
hex 5805 Germany        clear    town="Sommerfeld" nysa=soviet stars=soviet
hex 5806 Germany        clear    nysa=soviet stars=soviet
hex 5807 Germany        forest   nysa=soviet stars=soviet
hex 5808 Germany        clear    nysa=soviet stars=soviet
hex 5809 Germany        forest   nysa=soviet stars=soviet
hex 5810 Germany        forest   nysa=soviet stars=soviet
hex 5811 Germany        clear    nysa=soviet stars=soviet
hex 5812 Germany        forest   nysa=soviet stars=soviet
hex 5813 Germany        forest   nysa=soviet stars=soviet
hex 5814 Germany        forest   nysa=soviet stars=soviet
hex 5815 Germany        forest   nysa=soviet stars=soviet
hex 5816 Germany        forest   nysa=soviet stars=soviet
hex 5817 Germany        forest   nysa=soviet stars=soviet
hex 5818 Germany        forest   nysa=soviet stars=soviet
hex 5819 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5820 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5821 Germany        forest   nysa=soviet stars=soviet
hex 5822 Germany        forest   nysa=german stars=soviet
hex 5823 Germany        clear    town="Rothenburg" nysa=german stars=soviet !nysa,stars
hex 5824 Germany        forest   nysa=german stars=soviet
hex 5825 Germany        clear    nysa=german stars=soviet
hex 5826 Germany        hills    nysa=german stars=soviet !stars
hex 5827 Germany        hills    nysa=german stars=german !stars
hex 5828 Germany        clear    nysa=german stars=german
hex 5829 Germany        clear    city="Görlitz" nysa=german stars=german
hex 5830 Germany        hills    city="Görlitz" nysa=german stars=german
hex 5831 Germany        hills    nysa=german stars=german
hex 5832 Germany        hills    nysa=german stars=german
hex 5833 Germany        hills    nysa=german stars=german
hex 5834 Germany        hills    nysa=german stars=german
hex 5835 Czechoslovakia hills    nysa=german stars=german
hex 5836 Germany        hills    nysa=german stars=german
hex 5837 Germany        hills    nysa=german stars=german
hex 5838 Germany        hills    zone="Y" nysa=german stars=german
hex 5900 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 5901 Germany        forest   nysa=soviet stars=soviet
hex 5902 Germany        forest   nysa=soviet stars=soviet
hex 5903 Germany        clear    nysa=soviet stars=soviet
hex 5904 Germany        forest   nysa=soviet stars=soviet
hex 5905 Germany        clear    nysa=soviet stars=soviet !nysa
hex 5906 Germany        clear    nysa=soviet stars=soviet
hex 5907 Germany        clear    town="Gassen" nysa=soviet stars=soviet
hex 5908 Germany        forest   nysa=soviet stars=soviet
hex 5909 Germany        forest   nysa=soviet stars=soviet
hex 5910 Germany        clear    nysa=soviet stars=soviet
hex 5911 Germany        forest   nysa=soviet stars=soviet
hex 5912 Germany        forest   nysa=soviet stars=soviet
hex 5913 Germany        forest   nysa=soviet stars=soviet
hex 5914 Germany        forest   nysa=soviet stars=soviet
hex 5915 Germany        forest   nysa=soviet stars=soviet
hex 5916 Germany        forest   nysa=soviet stars=soviet
hex 5917 Germany        forest   nysa=soviet stars=soviet
hex 5918 Germany        forest   nysa=soviet stars=soviet
hex 5919 Germany        forest   nysa=soviet stars=soviet
hex 5920 Germany        forest   nysa=soviet stars=soviet
hex 5921 Germany        forest   nysa=soviet stars=soviet
hex 5922 Germany        forest   nysa=soviet stars=soviet
hex 5923 Germany        forest   nysa=soviet stars=soviet !nysa
hex 5924 Germany        forest   nysa=german stars=soviet !nysa
hex 5925 Germany        clear    nysa=german stars=german
hex 5926 Germany        clear    nysa=german stars=german
hex 5927 Germany        clear    nysa=german stars=german
hex 5928 Germany        clear    nysa=german stars=german
hex 5929 Germany        clear    city="Görlitz" nysa=german stars=german
hex 5930 Germany        clear    nysa=german stars=german
hex 5931 Germany        clear    nysa=german stars=german
hex 5932 Germany        clear    nysa=german stars=german
hex 5933 Germany        clear    nysa=german stars=german
hex 5934 Germany        hills    nysa=german stars=german
hex 5935 Czechoslovakia forest+hills nysa=german stars=german
hex 5936 Czechoslovakia forest+hills nysa=german stars=german
hex 5937 Czechoslovakia hills    nysa=german stars=german
hex 5938 Czechoslovakia forest+hills zone="Y" nysa=german stars=german
hex 6099 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6000 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6001 Germany        forest   nysa=soviet stars=soviet
hex 6002 Germany        forest   nysa=soviet stars=soviet
hex 6003 Germany        forest   nysa=soviet stars=soviet
hex 6004 Germany        forest   nysa=soviet stars=soviet
hex 6005 Germany        clear    nysa=soviet stars=soviet
hex 6006 Germany        clear    nysa=soviet stars=soviet !nysa
hex 6007 Germany        forest   nysa=soviet stars=soviet
hex 6008 Germany        forest   nysa=soviet stars=soviet
hex 6009 Germany        clear    nysa=soviet stars=soviet
hex 6010 Germany        clear    nysa=soviet stars=soviet
hex 6011 Germany        clear    nysa=soviet stars=soviet
hex 6012 Germany        forest   nysa=soviet stars=soviet
hex 6013 Germany        forest   nysa=soviet stars=soviet
hex 6014 Germany        forest   nysa=soviet stars=soviet
hex 6015 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6016 Germany        forest   nysa=soviet stars=soviet
hex 6017 Germany        forest   nysa=soviet stars=soviet
hex 6018 Germany        forest   nysa=soviet stars=soviet
hex 6019 Germany        forest   nysa=soviet stars=soviet
hex 6020 Germany        forest   nysa=soviet stars=soviet
hex 6021 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6022 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6023 Germany        forest   nysa=soviet stars=soviet
hex 6024 Germany        forest   nysa=soviet stars=soviet !nysa,stars
hex 6025 Germany        clear    nysa=german stars=german !nysa,stars
hex 6026 Germany        clear    nysa=german stars=german
hex 6027 Germany        clear    nysa=german stars=german
hex 6028 Germany        clear    nysa=german stars=german
hex 6029 Germany        clear    nysa=german stars=german
hex 6030 Germany        clear    nysa=german stars=german
hex 6031 Germany        clear    nysa=german stars=german
hex 6032 Germany        clear    nysa=german stars=german
hex 6033 Germany        clear    town="Seidenberg" nysa=german stars=german
hex 6034 Germany        hills    nysa=german stars=german
hex 6035 Czechoslovakia hills    nysa=german stars=german
hex 6036 Czechoslovakia forest+hills nysa=german stars=german
hex 6037 Czechoslovakia forest+hills nysa=german stars=german
hex 6038 Czechoslovakia hills    zone="Y" nysa=german stars=german
hex 6100 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6101 Germany        forest   nysa=soviet stars=soviet
hex 6102 Germany        forest   nysa=soviet stars=soviet
hex 6103 Germany        forest   nysa=soviet stars=soviet
hex 6104 Germany        forest   nysa=soviet stars=soviet
hex 6105 Germany        forest   nysa=soviet stars=soviet
hex 6106 Germany        clear    nysa=soviet stars=soviet
hex 6107 Germany        forest   nysa=soviet stars=soviet
hex 6108 Germany        forest   nysa=soviet stars=soviet
hex 6109 Germany        clear    nysa=soviet stars=soviet
hex 6110 Germany        clear    nysa=soviet stars=soviet
hex 6111 Germany        clear    nysa=soviet stars=soviet
hex 6112 Germany        clear    nysa=soviet stars=soviet
hex 6113 Germany        forest+hills nysa=soviet stars=soviet
hex 6114 Germany        forest   nysa=soviet stars=soviet
hex 6115 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6116 Germany        forest   village="Wiesau" nysa=soviet stars=soviet
hex 6117 Germany        forest   nysa=soviet stars=soviet
hex 6118 Germany        forest   nysa=soviet stars=soviet
hex 6119 Germany        forest   village="Freiwaldau" nysa=soviet stars=soviet !nysa
hex 6120 Germany        forest   nysa=soviet stars=soviet
hex 6121 Germany        forest   nysa=soviet stars=soviet
hex 6122 Germany        forest   nysa=soviet stars=soviet
hex 6123 Germany        forest   nysa=soviet stars=soviet
hex 6124 Germany        forest   nysa=soviet stars=soviet
hex 6125 Germany        forest   nysa=soviet stars=soviet !stars
hex 6126 Germany        clear    town="Penzig" nysa=german stars=german
hex 6127 Germany        clear    nysa=german stars=german
hex 6128 Germany        clear    nysa=german stars=german
hex 6129 Germany        clear    nysa=german stars=german
hex 6130 Germany        clear    nysa=german stars=german
hex 6131 Germany        clear    nysa=german stars=german
hex 6132 Germany        clear    village="Schönberg" nysa=german stars=german
hex 6133 Germany        hills    nysa=german stars=german
hex 6134 Germany        hills    nysa=german stars=german
hex 6135 Germany        hills    nysa=german stars=german
hex 6136 Czechoslovakia clear    nysa=german stars=german
hex 6137 Czechoslovakia forest+hills nysa=german stars=german
hex 6138 Czechoslovakia hills    town="Friedland" zone="Y" road-edge=south nysa=german stars=german
hex 6299 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6200 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6201 Germany        forest   nysa=soviet stars=soviet
hex 6202 Germany        forest   nysa=soviet stars=soviet
hex 6203 Germany        forest   nysa=soviet stars=soviet
hex 6204 Germany        forest   nysa=soviet stars=soviet
hex 6205 Germany        forest   nysa=soviet stars=soviet
hex 6206 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6207 Germany        clear    nysa=soviet stars=soviet
hex 6208 Germany        forest   nysa=soviet stars=soviet
hex 6209 Germany        clear    nysa=soviet stars=soviet
hex 6210 Germany        clear    town="Sorau" nysa=soviet stars=soviet
hex 6211 Germany        hills    nysa=soviet stars=soviet
hex 6212 Germany        forest+hills nysa=soviet stars=soviet
hex 6213 Germany        forest   nysa=soviet stars=soviet
hex 6214 Germany        forest   nysa=soviet stars=soviet
hex 6215 Germany        forest   nysa=soviet stars=soviet
hex 6216 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6217 Germany        forest   nysa=soviet stars=soviet
hex 6218 Germany        forest   nysa=soviet stars=soviet
hex 6219 Germany        forest   nysa=soviet stars=soviet
hex 6220 Germany        forest   nysa=soviet stars=soviet
hex 6221 Germany        forest   nysa=soviet stars=soviet
hex 6222 Germany        forest   nysa=soviet stars=soviet
hex 6223 Germany        forest   nysa=soviet stars=soviet
hex 6224 Germany        forest   nysa=soviet stars=soviet
hex 6225 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6226 Germany        clear    nysa=german stars=german !nysa,stars
hex 6227 Germany        clear    nysa=german stars=german
hex 6228 Germany        hills    nysa=german stars=german
hex 6229 Germany        hills    nysa=german stars=german
hex 6230 Germany        clear    nysa=german stars=german
hex 6231 Germany        clear    nysa=german stars=german
hex 6232 Germany        hills    nysa=german stars=german
hex 6233 Germany        hills    nysa=german stars=german
hex 6234 Germany        hills    nysa=german stars=german
hex 6235 Czechoslovakia hills    nysa=german stars=german
hex 6236 Czechoslovakia hills    nysa=german stars=german
hex 6237 Czechoslovakia hills    nysa=german stars=german
hex 6238 Czechoslovakia hills    zone="Y" nysa=german stars=german
hex 6300 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6301 Germany        forest   nysa=soviet stars=soviet
hex 6302 Germany        forest   nysa=soviet stars=soviet
hex 6303 Germany        forest   nysa=soviet stars=soviet
hex 6304 Germany        forest   nysa=soviet stars=soviet
hex 6305 Germany        forest   nysa=soviet stars=soviet
hex 6306 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6307 Germany        forest   nysa=soviet stars=soviet
hex 6308 Germany        clear    nysa=soviet stars=soviet
hex 6309 Germany        clear    nysa=soviet stars=soviet
hex 6310 Germany        clear    nysa=soviet stars=soviet
hex 6311 Germany        forest   nysa=soviet stars=soviet
hex 6312 Germany        forest   nysa=soviet stars=soviet
hex 6313 Germany        forest   nysa=soviet stars=soviet
hex 6314 Germany        forest   nysa=soviet stars=soviet
hex 6315 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6316 Germany        forest   nysa=soviet stars=soviet
hex 6317 Germany        forest   nysa=soviet stars=soviet
hex 6318 Germany        forest   nysa=soviet stars=soviet
hex 6319 Germany        forest   nysa=soviet stars=soviet
hex 6320 Germany        clear    town="Rauscha" nysa=soviet stars=soviet
hex 6321 Germany        forest   nysa=soviet stars=soviet
hex 6322 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6323 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6324 Germany        forest   nysa=soviet stars=soviet
hex 6325 Germany        forest   nysa=soviet stars=soviet
hex 6326 Germany        clear    nysa=soviet stars=soviet
hex 6327 Germany        clear    nysa=german stars=german
hex 6328 Germany        hills    nysa=german stars=german
hex 6329 Germany        clear    nysa=german stars=german
hex 6330 Germany        clear    nysa=german stars=german !stars
hex 6331 Germany        clear    nysa=german stars=german
hex 6332 Germany        hills    nysa=german stars=german
hex 6333 Germany        hills    nysa=german stars=german
hex 6334 Germany        hills    nysa=german stars=german
hex 6335 Germany        forest+hills nysa=german stars=german
hex 6336 Czechoslovakia forest+hills nysa=german stars=german
hex 6337 Czechoslovakia clear    nysa=german stars=german
hex 6338 Czechoslovakia forest+hills zone="Y" nysa=german stars=german
hex 6499 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6400 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6401 Germany        forest   nysa=soviet stars=soviet
hex 6402 Germany        forest+hills nysa=soviet stars=soviet
hex 6403 Germany        forest+hills nysa=soviet stars=soviet
hex 6404 Germany        forest   nysa=soviet stars=soviet
hex 6405 Germany        forest   nysa=soviet stars=soviet
hex 6406 Germany        forest   nysa=soviet stars=soviet
hex 6407 Germany        forest   nysa=soviet stars=soviet
hex 6408 Germany        forest   nysa=soviet stars=soviet
hex 6409 Germany        forest+hills nysa=soviet stars=soviet
hex 6410 Germany        forest   nysa=soviet stars=soviet
hex 6411 Germany        forest   nysa=soviet stars=soviet
hex 6412 Germany        forest   nysa=soviet stars=soviet
hex 6413 Germany        forest   nysa=soviet stars=soviet
hex 6414 Germany        clear    nysa=soviet stars=soviet
hex 6415 Germany        forest   nysa=soviet stars=soviet
hex 6416 Germany        clear    town="Halbau" nysa=soviet stars=soviet
hex 6417 Germany        forest   nysa=soviet stars=soviet
hex 6418 Germany        forest   nysa=soviet stars=soviet
hex 6419 Germany        forest   nysa=soviet stars=soviet
hex 6420 Germany        forest   nysa=soviet stars=soviet
hex 6421 Germany        forest   nysa=soviet stars=soviet !nysa
hex 6422 Germany        forest   nysa=soviet stars=soviet
hex 6423 Germany        forest   nysa=soviet stars=soviet
hex 6424 Germany        forest   nysa=soviet stars=soviet !nysa,stars
hex 6425 Germany        clear    nysa=soviet stars=soviet
hex 6426 Germany        forest   nysa=soviet stars=soviet !nysa,stars
hex 6427 Germany        hills    nysa=german stars=german !nysa,stars
hex 6428 Germany        forest   nysa=german stars=german
hex 6429 Germany        hills    nysa=german stars=german
hex 6430 Germany        clear    nysa=german stars=german
hex 6431 Germany        forest+hills nysa=german stars=german
hex 6432 Germany        forest+hills nysa=german stars=german
hex 6433 Germany        hills    nysa=german stars=german
hex 6434 Germany        hills    nysa=german stars=german
hex 6435 Czechoslovakia forest+hills nysa=german stars=german
hex 6436 Czechoslovakia hills    nysa=german stars=german
hex 6437 Czechoslovakia hills    nysa=german stars=german
hex 6438 Czechoslovakia hills    zone="Y" nysa=german stars=german
hex 6500 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6501 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6502 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6503 Germany        forest+hills zone="D" nysa=soviet stars=soviet
hex 6504 Germany        forest   zone="D" road-edge=east nysa=soviet stars=soviet
hex 6505 Germany        forest   village="Naumburg am Bober" zone="D" road-edge=east nysa=soviet stars=soviet
hex 6506 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6507 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6508 Germany        forest   zone="D" nysa=soviet stars=soviet
hex 6509 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6510 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6511 Germany        forest   zone="C" road-edge=east nysa=soviet stars=soviet
hex 6512 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6513 Germany        forest   zone="C" road-edge=east nysa=soviet stars=soviet
hex 6514 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6515 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6516 Germany        forest   zone="C" road-edge=east nysa=soviet stars=soviet
hex 6517 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6518 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6519 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6520 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6521 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6522 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6523 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6524 Germany        clear    town="Kohlfurt" zone="C" road-edge=east nysa=soviet stars=soviet
hex 6525 Germany        forest   zone="C" nysa=soviet stars=soviet
hex 6526 Germany        clear    zone="C" nysa=soviet stars=soviet
hex 6527 Germany        hills    zone="B" road-edge=east nysa=soviet stars=soviet
hex 6528 Germany        forest   zone="B" nysa=german stars=german
hex 6529 Germany        clear    zone="B" nysa=german stars=german
hex 6530 Germany        clear    zone="B" road-edge=east nysa=german stars=german
hex 6531 Germany        hills    zone="B" road-edge=east nysa=german stars=german
hex 6532 Germany        forest+hills zone="B" nysa=german stars=german
hex 6533 Germany        forest+hills zone="A" nysa=german stars=german
hex 6534 Germany        hills    zone="A" road-edge=east nysa=german stars=german
hex 6535 Germany        forest+hills zone="A" nysa=german stars=german
hex 6536 Czechoslovakia forest+hills zone="A" nysa=german stars=german
hex 6537 Czechoslovakia mountain zone="A" nysa=german stars=german
hex 6538 Czechoslovakia mountain zone="Y" road-edge=south nysa=german stars=german

side 0104/0105 river name="Schwarze Elster"
side 0105/0204 river name="Schwarze Elster"
side 0110/0111 big-river name="Elbe"
side 0111/0210 big-river name="Elbe"
side 0128/0129 river name="Freiberger Mulde"
side 0129/0228 river name="Freiberger Mulde"
side 0204/0205 river name="Schwarze Elster"
side 0205/0305 river name="Schwarze Elster"
side 0210/0211 big-river name="Elbe"
side 0211/0311 big-river name="Elbe"
side 0211/0312 stream name="Weinske"
side 0212/0312 stream name="Weinske"
side 0228/0229 river name="Freiberger Mulde"
side 0228/0329 river+bridge name="Freiberger Mulde"
side 0305/0306 river name="Schwarze Elster"
side 0306/0405 river name="Schwarze Elster"
side 0311/0312 big-river name="Elbe"
side 0312/0313 stream name="Weinske"
side 0312/0411 big-river name="Elbe"
side 0313/0412 stream name="Weinske"
side 0313/0413 stream name="Weinske"
side 0314/0413 stream name="Weinske"
side 0314/0414 stream+bridge name="Weinske"
side 0315/0414 stream+bridge name="Weinske"
side 0315/0415 stream name="Weinske"
side 0316/0415 stream+bridge name="Weinske"
side 0316/0416 stream name="Weinske"
side 0317/0318 stream+bridge name="Weinske"
side 0317/0416 stream name="Weinske"
side 0317/0417 stream name="Weinske"
side 0328/0329 river name="Freiberger Mulde"
side 0329/0428 river+bridge name="Freiberger Mulde"
side 0405/0406 river name="Schwarze Elster"
side 0405/0506 river+bridge name="Schwarze Elster"
side 0411/0412 big-river name="Elbe"
side 0412/0512 big-river name="Elbe"
side 0412/0513 big-river name="Elbe"
side 0413/0513 big-river name="Elbe"
side 0413/0514 big-river name="Elbe"
side 0414/0514 big-river+bridge name="Elbe"
side 0414/0515 big-river name="Elbe"
side 0415/0515 big-river name="Elbe"
side 0421/0422 stream name="Dahle"
side 0421/0522 stream name="Dahle"
side 0425/0426 stream name="Döllnitz"
side 0425/0526 stream name="Döllnitz"
side 0428/0429 river name="Freiberger Mulde"
side 0429/0529 river name="Freiberger Mulde"
side 0432/0533 stream name="Zschopau"
side 0433/0533 stream name="Zschopau"
side 0433/0534 stream name="Zschopau"
side 0434/0534 stream+bridge name="Zschopau"
side 0434/0535 stream name="Zschopau"
side 0435/0535 stream name="Zschopau"
side 0435/0536 stream name="Zschopau"
side 0436/0536 stream name="Zschopau"
side 0436/0537 stream name="Zschopau"
side 0437/0537 stream name="Zschopau"
side 0505/0506 river name="Schwarze Elster"
side 0505/0605 stream+bridge name="Schweinitzer Fließ"
side 0506/0605 river name="Schwarze Elster"
side 0515/0516 big-river name="Elbe"
side 0515/0615 big-river name="Elbe"
side 0521/0522 stream+bridge name="Dahle"
side 0521/0621 stream name="Dahle"
side 0525/0526 stream name="Döllnitz"
side 0526/0625 stream name="Döllnitz"
side 0529/0530 river name="Freiberger Mulde"
side 0530/0629 river+bridge name="Freiberger Mulde"
side 0530/0630 stream name="Zschopau"
side 0531/0630 stream name="Zschopau"
side 0531/0631 stream name="Zschopau"
side 0532/0533 stream+bridge name="Zschopau"
side 0532/0631 stream+bridge name="Zschopau"
side 0532/0632 stream name="Zschopau"
side 0537/0538 stream name="Zschopau"
side 0538/0637 stream+bridge name="Zschopau"
side 0538/0638 stream name="Zschopau"
side 0604/0605 stream name="Schweinitzer Fließ"
side 0604/0705 stream name="Schweinitzer Fließ"
side 0605/0606 river name="Schwarze Elster"
side 0606/0706 river name="Schwarze Elster"
side 0614/0615 big-river name="Elbe"
side 0615/0715 big-river name="Elbe"
side 0620/0621 stream name="Dahle"
side 0620/0721 stream name="Dahle"
side 0624/0725 stream name="Döllnitz"
side 0625/0626 stream name="Döllnitz"
side 0625/0725 stream name="Döllnitz"
side 0625/0726 stream name="Döllnitz"
side 0629/0630 river name="Freiberger Mulde"
side 0630/0730 river name="Freiberger Mulde"
side 0704/0705 stream name="Schweinitzer Fließ"
side 0705/0804 stream name="Schweinitzer Fließ"
side 0706/0707 river name="Schwarze Elster"
side 0707/0806 river name="Schwarze Elster"
side 0715/0716 big-river name="Elbe"
side 0716/0815 big-river name="Elbe"
side 0716/0816 big-river name="Elbe"
side 0717/0816 big-river name="Elbe"
side 0719/0819 stream name="Dahle"
side 0720/0721 stream name="Dahle"
side 0720/0819 stream name="Dahle"
side 0720/0820 stream name="Dahle"
side 0724/0725 stream+bridge name="Döllnitz"
side 0724/0824 stream name="Döllnitz"
side 0730/0731 river name="Freiberger Mulde"
side 0731/0830 river+bridge name="Freiberger Mulde"
side 0804/0805 stream name="Schweinitzer Fließ"
side 0804/0905 stream name="Schweinitzer Fließ"
side 0806/0807 river name="Schwarze Elster"
side 0807/0907 river name="Schwarze Elster"
side 0816/0817 big-river name="Elbe"
side 0817/0917 big-river name="Elbe"
side 0818/0819 stream name="Dahle"
side 0818/0919 stream name="Dahle"
side 0823/0824 stream name="Döllnitz"
side 0823/0924 stream+bridge name="Döllnitz"
side 0827/0928 stream name="Jahna"
side 0828/0928 stream name="Jahna"
side 0828/0929 stream name="Jahna"
side 0829/0929 stream name="Jahna"
side 0830/0831 river name="Freiberger Mulde"
side 0831/0931 river name="Freiberger Mulde"
side 0831/0932 stream name="Striegis"
side 0832/0932 stream name="Striegis"
side 0832/0933 stream name="Striegis"
side 0833/0933 stream name="Striegis"
side 0833/0934 stream name="Striegis"
side 0834/0934 stream name="Striegis"
side 0834/0935 stream name="Striegis"
side 0835/0935 stream+bridge name="Striegis"
side 0835/0936 stream+bridge name="Striegis"
side 0836/0936 stream name="Striegis"
side 0904/0905 stream name="Schweinitzer Fließ"
side 0904/1004 stream+bridge name="Schweinitzer Fließ"
side 0907/0908 river name="Schwarze Elster"
side 0908/1007 river name="Schwarze Elster"
side 0908/1008 river+bridge name="Schwarze Elster"
side 0909/1008 river name="Schwarze Elster"
side 0917/0918 big-river name="Elbe"
side 0918/0919 stream+bridge name="Dahle"
side 0918/1017 big-river name="Elbe"
side 0918/1018 big-river name="Elbe"
side 0919/1018 big-river name="Elbe"
side 0922/1022 stream name="Döllnitz"
side 0923/0924 stream name="Döllnitz"
side 0923/1022 stream name="Döllnitz"
side 0923/1023 stream name="Döllnitz"
side 0926/1026 stream name="Jahna"
side 0927/0928 stream name="Jahna"
side 0927/1026 stream name="Jahna"
side 0927/1027 stream name="Jahna"
side 0931/0932 river+bridge name="Freiberger Mulde"
side 0932/1031 river name="Freiberger Mulde"
side 0936/0937 stream name="Striegis"
side 0937/1036 stream name="Striegis"
side 0937/1037 stream name="Striegis"
side 0938/1037 stream name="Striegis"
side 1003/1004 stream name="Schweinitzer Fließ"
side 1004/1104 stream+bridge name="Schweinitzer Fließ"
side 1008/1009 river name="Schwarze Elster"
side 1009/1109 river+bridge name="Schwarze Elster"
side 1009/1110 river name="Schwarze Elster"
side 1010/1110 river name="Schwarze Elster"
side 1010/1111 river name="Schwarze Elster"
side 1011/1111 river name="Schwarze Elster"
side 1018/1019 big-river name="Elbe"
side 1019/1119 big-river name="Elbe"
side 1019/1120 big-river name="Elbe"
side 1020/1120 big-river name="Elbe"
side 1021/1022 stream name="Döllnitz"
side 1021/1122 stream name="Döllnitz"
side 1024/1125 stream name="Jahna"
side 1025/1026 stream+bridge name="Jahna"
side 1025/1125 stream+bridge name="Jahna"
side 1025/1126 stream+bridge name="Jahna"
side 1031/1032 river name="Freiberger Mulde"
side 1032/1132 river+bridge name="Freiberger Mulde"
side 1104/1105 stream name="Schweinitzer Fließ"
side 1104/1204 stream name="Schweinitzer Fließ"
side 1111/1112 river+bridge name="Schwarze Elster"
side 1112/1211 river name="Schwarze Elster"
side 1112/1212 river name="Schwarze Elster"
side 1113/1212 river+bridge name="Schwarze Elster"
side 1120/1121 big-river name="Elbe"
side 1121/1122 stream+bridge name="Döllnitz"
side 1121/1220 big-river name="Elbe"
side 1121/1221 big-river name="Elbe"
side 1122/1221 big-river name="Elbe"
side 1122/1222 big-river name="Elbe"
side 1123/1222 big-river name="Elbe"
side 1124/1125 stream name="Jahna"
side 1124/1224 stream name="Jahna"
side 1132/1133 river name="Freiberger Mulde"
side 1133/1232 river name="Freiberger Mulde"
side 1203/1204 stream name="Schweinitzer Fließ"
side 1204/1304 stream name="Schweinitzer Fließ"
side 1212/1213 river name="Schwarze Elster"
side 1213/1313 river name="Schwarze Elster"
side 1222/1223 big-river name="Elbe"
side 1222/1323 big-river name="Elbe"
side 1223/1224 stream name="Jahna"
side 1223/1323 stream+bridge name="Jahna"
side 1223/1324 stream name="Jahna"
side 1232/1233 river name="Freiberger Mulde"
side 1233/1333 river name="Freiberger Mulde"
side 1233/1334 river name="Freiberger Mulde"
side 1234/1334 river+bridge name="Freiberger Mulde"
side 1304/1305 stream name="Schweinitzer Fließ"
side 1304/1404 stream name="Schweinitzer Fließ"
side 1313/1314 river name="Schwarze Elster"
side 1314/1413 river name="Schwarze Elster"
side 1322/1323 big-river name="Elbe"
side 1323/1422 big-river+bridge name="Elbe"
side 1323/1423 big-river name="Elbe"
side 1324/1423 big-river name="Elbe"
side 1329/1429 stream name="Ketzerbach"
side 1330/1429 stream name="Ketzerbach"
side 1330/1430 stream name="Ketzerbach"
side 1331/1332 stream name="Ketzerbach"
side 1331/1430 stream name="Ketzerbach"
side 1331/1431 stream name="Ketzerbach"
side 1334/1335 river+bridge name="Freiberger Mulde"
side 1335/1434 river name="Freiberger Mulde"
side 1335/1435 river name="Freiberger Mulde"
side 1336/1435 river name="Freiberger Mulde"
side 1336/1436 river name="Freiberger Mulde"
side 1337/1436 river name="Freiberger Mulde"
side 1337/1437 river name="Freiberger Mulde"
side 1338/1437 river name="Freiberger Mulde"
side 1403/1404 stream name="Schweinitzer Fließ"
side 1413/1414 river name="Schwarze Elster"
side 1414/1514 river name="Schwarze Elster"
side 1414/1515 river+bridge name="Schwarze Elster"
side 1415/1515 river+bridge name="Schwarze Elster"
side 1423/1424 big-river name="Elbe"
side 1424/1524 big-river name="Elbe"
side 1428/1429 stream name="Ketzerbach"
side 1428/1529 stream name="Ketzerbach"
side 1434/1435 stream name="Bobritzsch"
side 1435/1535 stream name="Bobritzsch"
side 1435/1536 stream name="Bobritzsch"
side 1436/1536 stream name="Bobritzsch"
side 1437/1438 river name="Freiberger Mulde"
side 1438/1538 river+bridge name="Freiberger Mulde"
side 1514/1515 stream name="Kleine Elster"
side 1514/1614 stream name="Kleine Elster"
side 1515/1516 river name="Schwarze Elster"
side 1516/1615 river name="Schwarze Elster"
side 1524/1525 big-river name="Elbe"
side 1525/1624 big-river name="Elbe"
side 1525/1625 big-river name="Elbe"
side 1526/1625 big-river name="Elbe"
side 1528/1529 stream name="Ketzerbach"
side 1528/1628 stream name="Ketzerbach"
side 1536/1537 stream name="Bobritzsch"
side 1537/1636 stream name="Bobritzsch"
side 1537/1637 stream name="Bobritzsch"
side 1538/1637 stream+bridge name="Bobritzsch"
side 1602/1703 stream+bridge name="Dahme"
side 1603/1703 stream name="Dahme"
side 1613/1614 stream name="Kleine Elster"
side 1613/1714 stream name="Kleine Elster"
side 1615/1616 river name="Schwarze Elster"
side 1615/1716 stream+bridge name="Dobra"
side 1616/1716 river name="Schwarze Elster"
side 1616/1717 stream name="Große Röder"
side 1617/1717 stream name="Große Röder"
side 1617/1718 stream name="Große Röder"
side 1618/1718 stream name="Große Röder"
side 1618/1719 stream name="Große Röder"
side 1619/1719 stream+bridge name="Große Röder"
side 1619/1720 stream name="Große Röder"
side 1620/1720 stream name="Große Röder"
side 1625/1626 big-river name="Elbe"
side 1626/1726 big-river name="Elbe"
side 1626/1727 big-river name="Elbe"
side 1627/1628 stream name="Ketzerbach"
side 1627/1727 big-river name="Elbe"
side 1627/1728 stream+bridge name="Ketzerbach"
side 1628/1729 stream name="Triebisch"
side 1629/1729 stream name="Triebisch"
side 1629/1730 stream name="Triebisch"
side 1630/1730 stream name="Triebisch"
side 1630/1731 stream name="Triebisch"
side 1631/1731 stream name="Triebisch"
side 1631/1732 stream name="Triebisch"
side 1632/1732 stream name="Triebisch"
side 1632/1733 stream+bridge name="Triebisch"
side 1633/1733 stream+bridge name="Triebisch"
side 1633/1734 stream name="Triebisch"
side 1634/1734 stream name="Triebisch"
side 1634/1735 stream name="Triebisch"
side 1635/1735 stream name="Triebisch"
side 1701/1801 stream name="Dahme"
side 1702/1703 stream name="Dahme"
side 1702/1801 stream name="Dahme"
side 1702/1802 stream name="Dahme"
side 1703/1704 stream name="Dahme"
side 1704/1803 stream name="Dahme"
side 1704/1804 stream name="Dahme"
side 1705/1804 stream name="Dahme"
side 1713/1714 stream+bridge name="Kleine Elster"
side 1713/1813 stream name="Kleine Elster"
side 1715/1716 stream name="Dobra"
side 1715/1815 stream name="Dobra"
side 1716/1717 river name="Schwarze Elster"
side 1717/1816 river name="Schwarze Elster"
side 1720/1721 stream name="Große Röder"
side 1721/1820 stream name="Große Röder"
side 1721/1821 stream name="Große Röder"
side 1722/1821 stream name="Große Röder"
side 1727/1728 big-river name="Elbe"
side 1728/1729 stream+bridge name="Triebisch"
side 1728/1827 big-river name="Elbe"
side 1728/1828 big-river+bridge name="Elbe"
side 1729/1828 big-river name="Elbe"
side 1729/1829 big-river name="Elbe"
side 1730/1829 big-river name="Elbe"
side 1735/1736 stream name="Triebisch"
side 1736/1835 stream name="Triebisch"
side 1736/1836 stream name="Triebisch"
side 1737/1836 stream+bridge name="Triebisch"
side 1737/1837 stream name="Triebisch"
side 1738/1837 stream name="Triebisch"
side 1738/1838 stream name="Triebisch"
side 1800/1801 stream name="Dahme"
side 1800/1901 stream name="Dahme"
side 1812/1813 stream name="Kleine Elster"
side 1812/1913 stream name="Kleine Elster"
side 1813/1914 stream name="Dobra"
side 1814/1815 stream name="Dobra"
side 1814/1914 stream name="Dobra"
side 1814/1915 stream name="Dobra"
side 1816/1817 river name="Schwarze Elster"
side 1816/1917 river+bridge name="Schwarze Elster"
side 1821/1822 stream name="Große Röder"
side 1822/1922 stream name="Große Röder"
side 1822/1923 stream name="Große Röder"
side 1823/1923 stream name="Große Röder"
side 1823/1924 stream+bridge name="Große Röder"
side 1824/1924 stream name="Große Röder"
side 1829/1830 big-river name="Elbe"
side 1830/1930 big-river name="Elbe"
side 1900/1901 stream name="Dahme"
side 1900/2099 stream+bridge name="Dahme"
side 1900/2000 stream name="Dahme"
side 1912/1913 stream name="Kleine Elster"
side 1912/2012 stream name="Kleine Elster"
side 1913/1914 stream name="Dobra"
side 1916/1917 river name="Schwarze Elster"
side 1917/2016 river+bridge name="Schwarze Elster"
side 1917/2017 river name="Schwarze Elster"
side 1918/2017 river name="Schwarze Elster"
side 1918/2018 stream name="Pulsnitz"
side 1919/2018 stream name="Pulsnitz"
side 1924/1925 stream+bridge name="Große Röder"
side 1925/2024 stream name="Große Röder"
side 1930/1931 big-river name="Elbe"
side 1931/2030 big-river name="Elbe"
side 2011/2012 stream name="Kleine Elster"
side 2011/2112 stream name="Kleine Elster"
side 2017/2018 river name="Schwarze Elster"
side 2017/2118 river name="Schwarze Elster"
side 2018/2019 stream name="Pulsnitz"
side 2018/2119 stream name="Pulsnitz"
side 2024/2025 stream name="Große Röder"
side 2025/2125 stream name="Große Röder"
side 2030/2031 big-river name="Elbe"
side 2031/2131 big-river name="Elbe"
side 2111/2112 stream name="Kleine Elster"
side 2111/2211 stream+bridge name="Kleine Elster"
side 2117/2118 river name="Schwarze Elster"
side 2117/2217 river name="Schwarze Elster"
side 2118/2119 stream name="Pulsnitz"
side 2119/2218 stream name="Pulsnitz"
side 2125/2126 stream name="Große Röder"
side 2126/2225 stream name="Große Röder"
side 2131/2132 big-river name="Elbe"
side 2132/2231 big-river+bridge name="Elbe"
side 2135/2235 stream name="Weißeritz"
side 2136/2235 stream name="Weißeritz"
side 2136/2236 stream name="Weißeritz"
side 2137/2236 stream name="Weißeritz"
side 2137/2237 stream name="Weißeritz"
side 2138/2237 stream name="Weißeritz"
side 2138/2238 stream name="Weißeritz"
side 2204/2305 stream name="Berste"
side 2210/2211 stream name="Kleine Elster"
side 2210/2311 stream name="Kleine Elster"
side 2216/2217 river name="Schwarze Elster"
side 2217/2317 river name="Schwarze Elster"
side 2218/2219 stream name="Pulsnitz"
side 2219/2319 stream name="Pulsnitz"
side 2225/2226 stream name="Große Röder"
side 2226/2326 stream name="Große Röder"
side 2231/2232 big-river name="Elbe"
side 2232/2332 big-river name="Elbe"
side 2233/2334 stream name="Weißeritz"
side 2234/2235 stream name="Weißeritz"
side 2234/2334 stream+bridge name="Weißeritz"
side 2234/2335 stream name="Weißeritz"
side 2303/2403 stream+bridge name="Berste"
side 2304/2305 stream name="Berste"
side 2304/2403 stream+bridge name="Berste"
side 2304/2404 stream name="Berste"
side 2310/2311 stream+bridge name="Kleine Elster"
side 2310/2410 stream name="Kleine Elster"
side 2317/2318 river name="Schwarze Elster"
side 2317/2417 river name="Schwarze Elster"
side 2319/2320 stream name="Pulsnitz"
side 2320/2419 stream name="Pulsnitz"
side 2326/2327 stream name="Große Röder"
side 2327/2426 stream name="Große Röder"
side 2332/2333 big-river name="Elbe"
side 2333/2334 stream name="Weißeritz"
side 2333/2432 big-river name="Elbe"
side 2333/2433 stream+bridge name="Weißeritz"
side 2401/2502 stream name="Berste"
side 2402/2403 stream+bridge name="Berste"
side 2402/2502 stream name="Berste"
side 2402/2503 stream name="Berste"
side 2409/2410 stream name="Kleine Elster"
side 2409/2510 stream name="Kleine Elster"
side 2416/2417 river name="Schwarze Elster"
side 2417/2517 river name="Schwarze Elster"
side 2419/2420 stream name="Pulsnitz"
side 2420/2520 stream name="Pulsnitz"
side 2420/2521 stream name="Pulsnitz"
side 2421/2521 stream+bridge name="Pulsnitz"
side 2426/2427 stream+bridge name="Große Röder"
side 2427/2527 stream name="Große Röder"
side 2432/2433 big-river+bridge name="Elbe"
side 2432/2533 big-river+bridge name="Elbe"
side 2501/2502 stream name="Berste"
side 2501/2601 stream name="Berste"
side 2509/2510 stream+bridge name="Kleine Elster"
side 2510/2609 stream name="Kleine Elster"
side 2517/2518 river+bridge name="Schwarze Elster"
side 2517/2617 river name="Schwarze Elster"
side 2521/2522 stream+bridge name="Pulsnitz"
side 2522/2621 stream+bridge name="Pulsnitz"
side 2527/2528 stream name="Große Röder"
side 2528/2627 stream name="Große Röder"
side 2532/2533 big-river+bridge name="Elbe"
side 2533/2632 big-river name="Elbe"
side 2600/2601 stream name="Berste"
side 2600/2701 stream name="Berste"
side 2609/2610 stream name="Kleine Elster"
side 2610/2710 stream+bridge name="Kleine Elster"
side 2616/2617 river name="Schwarze Elster"
side 2617/2717 river name="Schwarze Elster"
side 2621/2622 stream name="Pulsnitz"
side 2622/2722 stream name="Pulsnitz"
side 2622/2723 stream name="Pulsnitz"
side 2623/2723 stream name="Pulsnitz"
side 2627/2628 stream name="Große Röder"
side 2628/2728 stream+bridge name="Große Röder"
side 2632/2633 big-river name="Elbe"
side 2633/2733 big-river name="Elbe"
side 2637/2738 stream name="Müglitz"
side 2638/2738 stream name="Müglitz"
side 2700/2701 stream+bridge name="Berste"
side 2700/2800 stream name="Berste"
side 2710/2711 stream name="Kleine Elster"
side 2717/2718 river+bridge name="Schwarze Elster"
side 2717/2817 river+bridge name="Schwarze Elster"
side 2723/2724 stream name="Pulsnitz"
side 2724/2823 stream name="Pulsnitz"
side 2728/2729 stream+bridge name="Große Röder"
side 2729/2828 stream name="Große Röder"
side 2729/2829 stream name="Große Röder"
side 2730/2829 stream name="Große Röder"
side 2733/2734 big-river name="Elbe"
side 2734/2833 big-river name="Elbe"
side 2734/2834 big-river name="Elbe"
side 2735/2834 big-river name="Elbe"
side 2735/2835 stream+bridge name="Müglitz"
side 2736/2835 stream name="Müglitz"
side 2736/2836 stream name="Müglitz"
side 2737/2738 stream name="Müglitz"
side 2737/2836 stream name="Müglitz"
side 2737/2837 stream name="Müglitz"
side 2899/2800 stream name="Berste"
side 2800/2900 stream+bridge name="Berste"
side 2816/2817 river name="Schwarze Elster"
side 2817/2917 river+bridge name="Schwarze Elster"
side 2823/2824 stream name="Pulsnitz"
side 2824/2924 stream name="Pulsnitz"
side 2829/2830 stream name="Große Röder"
side 2830/2930 stream name="Große Röder"
side 2834/2835 big-river name="Elbe"
side 2835/2935 big-river name="Elbe"
side 2900/2901 stream name="Berste"
side 2900/3099 river+bridge name="Spree"
side 2900/3000 river name="Spree"
side 2901/3000 river+bridge name="Spree"
side 2917/2918 river name="Schwarze Elster"
side 2917/3017 river name="Schwarze Elster"
side 2924/2925 stream+bridge name="Pulsnitz"
side 2925/3024 stream name="Pulsnitz"
side 2925/3025 stream+bridge name="Pulsnitz"
side 2926/3025 stream name="Pulsnitz"
side 2930/2931 stream name="Große Röder"
side 2931/3030 stream+bridge name="Große Röder"
side 2935/2936 big-river name="Elbe"
side 2936/3035 big-river name="Elbe"
side 3000/3001 river name="Spree"
side 3001/3101 river name="Spree"
side 3001/3102 river name="Spree"
side 3002/3102 river name="Spree"
side 3016/3017 river name="Schwarze Elster"
side 3016/3117 river name="Schwarze Elster"
side 3025/3026 stream name="Pulsnitz"
side 3026/3126 stream name="Pulsnitz"
side 3026/3127 stream+bridge name="Pulsnitz"
side 3027/3127 stream name="Pulsnitz"
side 3030/3031 stream name="Große Röder"
side 3030/3131 stream name="Große Röder"
side 3035/3036 big-river name="Elbe"
side 3035/3136 stream name="Wesenitz"
side 3036/3136 big-river+bridge name="Elbe"
side 3102/3103 river name="Spree"
side 3103/3202 river name="Spree"
side 3116/3117 river+bridge name="Schwarze Elster"
side 3116/3216 river+bridge name="Schwarze Elster"
side 3127/3128 stream name="Pulsnitz"
side 3128/3227 stream name="Pulsnitz"
side 3128/3228 stream+bridge name="Pulsnitz"
side 3129/3228 stream+bridge name="Pulsnitz"
side 3130/3131 stream name="Große Röder"
side 3131/3230 stream name="Große Röder"
side 3134/3234 stream name="Wesenitz"
side 3135/3136 stream name="Wesenitz"
side 3135/3234 stream name="Wesenitz"
side 3135/3235 stream name="Wesenitz"
side 3136/3137 big-river name="Elbe"
side 3137/3236 big-river name="Elbe"
side 3202/3203 river name="Spree"
side 3203/3303 river name="Spree"
side 3215/3216 river name="Schwarze Elster"
side 3216/3316 river name="Schwarze Elster"
side 3230/3231 stream name="Große Röder"
side 3230/3331 stream name="Große Röder"
side 3232/3333 stream+bridge name="Wesenitz"
side 3233/3234 stream name="Wesenitz"
side 3233/3333 stream+bridge name="Wesenitz"
side 3233/3334 stream name="Wesenitz"
side 3236/3237 big-river name="Elbe"
side 3237/3337 big-river name="Elbe"
side 3303/3304 river name="Spree"
side 3303/3403 river name="Spree"
side 3316/3317 river name="Schwarze Elster"
side 3317/3416 river name="Schwarze Elster"
side 3331/3431 stream+bridge name="Wesenitz"
side 3332/3333 stream name="Wesenitz"
side 3332/3431 stream name="Wesenitz"
side 3332/3432 stream name="Wesenitz"
side 3337/3338 big-river name="Elbe"
side 3338/3437 big-river name="Elbe"
side 3402/3403 river name="Spree"
side 3402/3503 stream name="Malxe"
side 3403/3503 river name="Spree"
side 3403/3504 stream name="Greifenhainer Fließ"
side 3404/3504 stream name="Greifenhainer Fließ"
side 3404/3505 stream name="Greifenhainer Fließ"
side 3405/3505 stream+bridge name="Greifenhainer Fließ"
side 3405/3506 stream name="Greifenhainer Fließ"
side 3406/3506 stream+bridge name="Greifenhainer Fließ"
side 3406/3507 stream+bridge name="Greifenhainer Fließ"
side 3407/3507 stream name="Greifenhainer Fließ"
side 3407/3508 stream+bridge name="Greifenhainer Fließ"
side 3408/3508 stream name="Greifenhainer Fließ"
side 3408/3509 stream name="Greifenhainer Fließ"
side 3409/3509 stream name="Greifenhainer Fließ"
side 3409/3510 stream name="Greifenhainer Fließ"
side 3410/3510 stream+bridge name="Greifenhainer Fließ"
side 3410/3511 stream name="Greifenhainer Fließ"
side 3411/3511 stream name="Greifenhainer Fließ"
side 3416/3417 river name="Schwarze Elster"
side 3417/3517 river name="Schwarze Elster"
side 3423/3524 river name="Schwarze Elster"
side 3424/3524 river name="Schwarze Elster"
side 3424/3525 river name="Schwarze Elster"
side 3425/3525 river name="Schwarze Elster"
side 3425/3526 river name="Schwarze Elster"
side 3426/3526 river+bridge name="Schwarze Elster"
side 3430/3431 stream name="Wesenitz"
side 3430/3531 stream name="Wesenitz"
side 3437/3438 big-river name="Elbe"
side 3437/3538 big-river name="Elbe"
side 3502/3503 stream+bridge name="Malxe"
side 3502/3602 stream name="Malxe"
side 3503/3504 river+bridge name="Spree"
side 3504/3603 river name="Spree"
side 3517/3518 river name="Schwarze Elster"
side 3518/3617 river name="Schwarze Elster"
side 3523/3524 river name="Schwarze Elster"
side 3523/3623 river name="Schwarze Elster"
side 3530/3531 stream name="Wesenitz"
side 3531/3630 stream+bridge name="Wesenitz"
side 3535/3635 stream name="Polenz"
side 3536/3635 stream+bridge name="Polenz"
side 3536/3636 stream name="Polenz"
side 3537/3538 big-river name="Elbe"
side 3537/3636 stream name="Polenz"
side 3537/3637 stream name="Polenz"
side 3538/3637 big-river+bridge name="Elbe"
side 3601/3602 stream name="Malxe"
side 3602/3702 stream name="Malxe"
side 3603/3604 river name="Spree"
side 3604/3704 river name="Spree"
side 3617/3618 river name="Schwarze Elster"
side 3618/3718 river name="Schwarze Elster"
side 3621/3722 river name="Schwarze Elster"
side 3622/3623 river name="Schwarze Elster"
side 3622/3722 river name="Schwarze Elster"
side 3622/3723 river name="Schwarze Elster"
side 3626/3727 stream name="Klosterwasser"
side 3627/3727 stream name="Klosterwasser"
side 3627/3728 stream name="Klosterwasser"
side 3628/3728 stream+bridge name="Klosterwasser"
side 3630/3631 stream name="Wesenitz"
side 3630/3731 stream name="Wesenitz"
side 3633/3734 stream+bridge name="Polenz"
side 3634/3635 stream name="Polenz"
side 3634/3734 stream name="Polenz"
side 3634/3735 stream name="Polenz"
side 3637/3638 big-river name="Elbe"
side 3638/3738 big-river name="Elbe"
side 3702/3703 stream name="Malxe"
side 3703/3802 stream name="Malxe"
side 3704/3705 river name="Spree"
side 3705/3804 river name="Spree"
side 3718/3719 river name="Schwarze Elster"
side 3719/3818 river name="Schwarze Elster"
side 3720/3820 river name="Schwarze Elster"
side 3721/3722 river name="Schwarze Elster"
side 3721/3820 river+bridge name="Schwarze Elster"
side 3721/3821 river name="Schwarze Elster"
side 3722/3821 stream+bridge name="Klosterwasser"
side 3722/3822 stream name="Klosterwasser"
side 3723/3822 stream name="Klosterwasser"
side 3723/3823 stream name="Klosterwasser"
side 3724/3823 stream name="Klosterwasser"
side 3724/3824 stream name="Klosterwasser"
side 3725/3824 stream name="Klosterwasser"
side 3725/3825 stream name="Klosterwasser"
side 3726/3727 stream name="Klosterwasser"
side 3726/3825 stream name="Klosterwasser"
side 3726/3826 stream+bridge name="Klosterwasser"
side 3730/3731 stream name="Wesenitz"
side 3731/3830 stream name="Wesenitz"
side 3733/3734 stream name="Polenz"
side 3733/3833 stream name="Polenz"
side 3802/3803 stream name="Malxe"
side 3802/3903 stream name="Malxe"
side 3804/3805 river name="Spree"
side 3805/3905 river name="Spree"
side 3818/3819 river name="Schwarze Elster"
side 3819/3820 river+bridge name="Schwarze Elster"
side 3819/3919 river+bridge name="Schwarze Elster"
side 3819/3920 river+bridge name="Schwarze Elster"
side 3820/3920 stream name="Schwarzwasser"
side 3829/3930 stream name="Schwarzwasser"
side 3830/3831 stream name="Wesenitz"
side 3831/3931 stream name="Wesenitz"
side 3902/3903 stream name="Malxe"
side 3903/4002 stream name="Malxe"
side 3905/3906 river name="Spree"
side 3906/4005 river name="Spree"
side 3920/3921 stream name="Schwarzwasser"
side 3921/4020 stream name="Schwarzwasser"
side 3921/4021 stream name="Schwarzwasser"
side 3922/4021 stream name="Schwarzwasser"
side 3928/4028 stream name="Schwarzwasser"
side 3929/3930 stream name="Schwarzwasser"
side 3929/4028 stream+bridge name="Schwarzwasser"
side 3929/4029 stream name="Schwarzwasser"
side 3931/3932 stream name="Wesenitz"
side 3932/4031 stream+bridge name="Wesenitz"
side 4002/4003 stream name="Malxe"
side 4003/4103 stream name="Malxe"
side 4003/4104 stream name="Malxe"
side 4004/4104 stream name="Malxe"
side 4005/4006 river name="Spree"
side 4006/4106 river+bridge name="Spree"
side 4006/4107 river name="Spree"
side 4007/4107 river name="Spree"
side 4021/4022 stream name="Schwarzwasser"
side 4022/4122 stream name="Schwarzwasser"
side 4022/4123 stream name="Schwarzwasser"
side 4023/4123 stream name="Schwarzwasser"
side 4023/4124 stream+bridge name="Schwarzwasser"
side 4024/4124 stream name="Schwarzwasser"
side 4024/4125 stream+bridge name="Schwarzwasser"
side 4025/4125 stream name="Schwarzwasser"
side 4025/4126 stream name="Schwarzwasser"
side 4026/4126 stream name="Schwarzwasser"
side 4026/4127 stream name="Schwarzwasser"
side 4027/4028 stream name="Schwarzwasser"
side 4027/4127 stream name="Schwarzwasser"
side 4027/4128 stream+bridge name="Schwarzwasser"
side 4104/4105 stream name="Malxe"
side 4105/4204 stream+bridge name="Malxe"
side 4107/4108 river name="Spree"
side 4108/4207 river+bridge name="Spree"
side 4108/4208 river name="Spree"
side 4109/4208 river+bridge name="Spree"
side 4109/4209 river+bridge name="Spree"
side 4110/4209 river name="Spree"
side 4110/4210 river name="Spree"
side 4111/4210 river name="Spree"
side 4111/4211 river name="Spree"
side 4112/4211 river name="Spree"
side 4112/4212 river name="Spree"
side 4113/4212 river name="Spree"
side 4204/4205 stream name="Malxe"
side 4204/4305 stream name="Malxe"
side 4212/4213 river name="Spree"
side 4213/4313 river+bridge name="Spree"
side 4213/4314 river+bridge name="Spree"
side 4214/4314 river name="Spree"
side 4214/4315 river name="Spree"
side 4215/4315 river name="Spree"
side 4215/4316 river name="Spree"
side 4216/4316 river name="Spree"
side 4216/4317 stream name="Kleine Spree"
side 4217/4317 stream+bridge name="Kleine Spree"
side 4217/4318 stream name="Kleine Spree"
side 4218/4318 stream name="Kleine Spree"
side 4218/4319 stream name="Kleine Spree"
side 4219/4319 stream name="Kleine Spree"
side 4219/4320 stream name="Kleine Spree"
side 4220/4320 stream name="Kleine Spree"
side 4220/4321 stream+bridge name="Kleine Spree"
side 4221/4321 stream name="Kleine Spree"
side 4228/4329 river+bridge name="Spree"
side 4229/4329 river name="Spree"
side 4229/4330 river name="Spree"
side 4230/4330 river+bridge name="Spree"
side 4304/4305 stream name="Malxe"
side 4305/4404 stream name="Malxe"
side 4316/4317 river name="Spree"
side 4316/4416 stream name="Struga"
side 4317/4416 river+bridge name="Spree"
side 4321/4322 stream name="Kleine Spree"
side 4322/4421 stream name="Kleine Spree"
side 4322/4422 stream name="Kleine Spree"
side 4323/4422 stream name="Kleine Spree"
side 4327/4427 river+bridge name="Spree"
side 4328/4329 river+bridge name="Spree"
side 4328/4427 river name="Spree"
side 4328/4428 river name="Spree"
side 4330/4331 river name="Spree"
side 4331/4430 river name="Spree"
side 4331/4431 river name="Spree"
side 4332/4431 river name="Spree"
side 4332/4432 river+bridge name="Spree"
side 4333/4432 river name="Spree"
side 4404/4405 stream+bridge name="Malxe"
side 4405/4505 stream name="Malxe"
side 4415/4416 stream name="Struga"
side 4415/4516 stream name="Struga"
side 4416/4417 river name="Spree"
side 4417/4517 river name="Spree"
side 4417/4518 river name="Spree"
side 4418/4518 river name="Spree"
side 4422/4423 stream name="Kleine Spree"
side 4423/4523 stream+bridge name="Kleine Spree"
side 4423/4524 stream name="Kleine Spree"
side 4424/4524 stream name="Kleine Spree"
side 4426/4427 river name="Spree"
side 4426/4527 river name="Spree"
side 4432/4433 river name="Spree"
side 4433/4533 river name="Spree"
side 4505/4506 stream name="Malxe"
side 4506/4605 stream name="Malxe"
side 4506/4606 stream+bridge name="Malxe"
side 4507/4606 stream name="Malxe"
side 4515/4516 stream name="Struga"
side 4516/4615 stream+bridge name="Struga"
side 4518/4519 river name="Spree"
side 4519/4618 river name="Spree"
side 4519/4619 river name="Spree"
side 4520/4619 river name="Spree"
side 4520/4620 river name="Spree"
side 4521/4620 river+bridge name="Spree"
side 4521/4621 river+bridge name="Spree"
side 4522/4621 river name="Spree"
side 4522/4622 river name="Spree"
side 4523/4622 river name="Spree"
side 4523/4623 river name="Spree"
side 4524/4623 river name="Spree"
side 4524/4624 river name="Spree"
side 4525/4624 river name="Spree"
side 4525/4625 river+bridge name="Spree"
side 4526/4527 river name="Spree"
side 4526/4625 river name="Spree"
side 4526/4626 river name="Spree"
side 4533/4534 river name="Spree"
side 4534/4633 river name="Spree"
side 4606/4607 stream name="Malxe"
side 4607/4707 stream name="Malxe"
side 4607/4708 stream name="Malxe"
side 4608/4708 stream+bridge name="Malxe"
side 4608/4709 stream name="Malxe"
side 4609/4709 stream+bridge name="Malxe"
side 4615/4616 stream name="Struga"
side 4616/4716 stream name="Struga"
side 4619/4620 stream name="Schwarzer Schöps"
side 4619/4720 stream name="Schwarzer Schöps"
side 4623/4624 stream name="Löbauer Wasser"
side 4624/4724 stream name="Löbauer Wasser"
side 4624/4725 stream name="Löbauer Wasser"
side 4625/4725 stream+bridge name="Löbauer Wasser"
side 4633/4634 river+bridge name="Spree"
side 4634/4734 river name="Spree"
side 4703/4803 big-river name="Nysa"
side 4704/4803 big-river name="Nysa"
side 4704/4804 big-river name="Nysa"
side 4705/4804 big-river name="Nysa"
side 4709/4710 stream name="Malxe"
side 4710/4809 stream name="Malxe"
side 4710/4810 stream name="Malxe"
side 4711/4810 stream+bridge name="Malxe"
side 4716/4717 stream name="Struga"
side 4719/4720 stream+bridge name="Schwarzer Schöps"
side 4720/4819 stream+bridge name="Schwarzer Schöps"
side 4725/4726 stream+bridge name="Löbauer Wasser"
side 4726/4825 stream name="Löbauer Wasser"
side 4726/4826 stream+bridge name="Löbauer Wasser"
side 4727/4826 stream name="Löbauer Wasser"
side 4734/4735 river name="Spree"
side 4735/4834 river+bridge name="Spree"
side 4802/4803 big-river name="Nysa"
side 4802/4903 big-river name="Nysa"
side 4804/4805 big-river name="Nysa"
side 4805/4905 big-river name="Nysa"
side 4805/4906 big-river name="Nysa"
side 4806/4906 big-river name="Nysa"
side 4806/4907 big-river name="Nysa"
side 4807/4907 big-river name="Nysa"
side 4807/4908 big-river name="Nysa"
side 4808/4908 big-river+bridge name="Nysa"
side 4810/4811 stream name="Malxe"
side 4811/4911 stream name="Malxe"
side 4811/4912 stream name="Malxe"
side 4819/4820 stream name="Schwarzer Schöps"
side 4820/4920 stream name="Schwarzer Schöps"
side 4826/4827 stream name="Löbauer Wasser"
side 4827/4927 stream name="Löbauer Wasser"
side 4827/4928 stream+bridge name="Löbauer Wasser"
side 4828/4928 stream+bridge name="Löbauer Wasser"
side 4831/4832 stream name="Löbauer Wasser"
side 4831/4932 stream name="Löbauer Wasser"
side 4834/4835 river name="Spree"
side 4901/5001 big-river name="Nysa"
side 4902/4903 big-river name="Nysa"
side 4902/5001 big-river name="Nysa"
side 4902/5002 big-river name="Nysa"
side 4908/4909 big-river name="Nysa"
side 4909/5008 big-river name="Nysa"
side 4920/4921 stream name="Schwarzer Schöps"
side 4920/5020 stream name="Weißer Schöps"
side 4921/5020 stream name="Schwarzer Schöps"
side 4921/5021 stream name="Schwarzer Schöps"
side 4922/5021 stream name="Schwarzer Schöps"
side 4928/4929 stream name="Löbauer Wasser"
side 4929/5028 stream name="Löbauer Wasser"
side 4929/5029 stream name="Löbauer Wasser"
side 4930/5029 stream name="Löbauer Wasser"
side 4930/5030 stream name="Löbauer Wasser"
side 4931/4932 stream name="Löbauer Wasser"
side 4931/5030 stream name="Löbauer Wasser"
side 4932/5031 stream+bridge name="Löbauer Wasser"
side 5099/5100 big-river name="Nysa"
side 5000/5001 big-river+bridge name="Nysa"
side 5000/5100 big-river+bridge name="Nysa"
side 5000/5101 big-river+bridge name="Nysa"
side 5008/5009 big-river name="Nysa"
side 5009/5109 big-river name="Nysa"
side 5013/5114 big-river name="Nysa"
side 5014/5114 big-river name="Nysa"
side 5019/5020 stream name="Weißer Schöps"
side 5020/5120 stream name="Weißer Schöps"
side 5021/5022 stream name="Schwarzer Schöps"
side 5022/5122 stream name="Schwarzer Schöps"
side 5030/5031 stream+bridge name="Löbauer Wasser"
side 5031/5032 stream name="Löbauer Wasser"
side 5031/5131 stream+bridge name="Löbauer Wasser"
side 5031/5132 stream+bridge name="Löbauer Wasser"
side 5100/5101 stream name="Lubst"
side 5101/5200 stream name="Lubst"
side 5101/5201 stream+bridge name="Lubst"
side 5102/5201 stream name="Lubst"
side 5109/5110 big-river name="Nysa"
side 5110/5209 big-river name="Nysa"
side 5110/5210 big-river+bridge name="Nysa"
side 5111/5210 big-river name="Nysa"
side 5111/5211 big-river name="Nysa"
side 5112/5211 big-river name="Nysa"
side 5112/5212 big-river name="Nysa"
side 5113/5114 big-river name="Nysa"
side 5113/5212 big-river name="Nysa"
side 5113/5213 big-river name="Nysa"
side 5114/5115 big-river+bridge name="Nysa"
side 5115/5214 big-river name="Nysa"
side 5115/5215 big-river name="Nysa"
side 5116/5215 big-river name="Nysa"
side 5116/5216 big-river name="Nysa"
side 5117/5216 big-river name="Nysa"
side 5120/5121 stream name="Weißer Schöps"
side 5120/5220 stream name="Weißer Schöps"
side 5122/5123 stream name="Schwarzer Schöps"
side 5123/5222 stream name="Schwarzer Schöps"
side 5123/5223 stream name="Schwarzer Schöps"
side 5124/5223 stream name="Schwarzer Schöps"
side 5124/5224 stream+bridge name="Schwarzer Schöps"
side 5125/5224 stream name="Schwarzer Schöps"
side 5125/5225 stream name="Schwarzer Schöps"
side 5126/5225 stream name="Schwarzer Schöps"
side 5126/5226 stream name="Schwarzer Schöps"
side 5127/5226 stream+bridge name="Schwarzer Schöps"
side 5127/5227 stream name="Schwarzer Schöps"
side 5128/5227 stream name="Schwarzer Schöps"
side 5128/5228 stream+bridge name="Schwarzer Schöps"
side 5129/5228 stream name="Schwarzer Schöps"
side 5201/5202 stream name="Lubst"
side 5202/5302 stream name="Lubst"
side 5202/5303 stream name="Lubst"
side 5203/5303 stream name="Lubst"
side 5216/5217 big-river name="Nysa"
side 5216/5317 big-river name="Nysa"
side 5219/5220 stream name="Weißer Schöps"
side 5220/5320 stream name="Weißer Schöps"
side 5228/5229 stream name="Schwarzer Schöps"
side 5229/5329 stream name="Schwarzer Schöps"
side 5229/5330 stream name="Schwarzer Schöps"
side 5230/5330 stream+bridge name="Schwarzer Schöps"
side 5230/5331 stream name="Schwarzer Schöps"
side 5233/5334 stream name="Pließnitz"
side 5303/5304 stream name="Lubst"
side 5304/5403 stream name="Lubst"
side 5304/5404 stream name="Lubst"
side 5305/5404 stream name="Lubst"
side 5305/5405 stream+bridge name="Lubst"
side 5306/5405 stream name="Lubst"
side 5316/5317 big-river name="Nysa"
side 5317/5416 big-river name="Nysa"
side 5320/5321 stream name="Weißer Schöps"
side 5321/5420 stream name="Weißer Schöps"
side 5333/5334 stream name="Pließnitz"
side 5333/5433 stream name="Pließnitz"
side 5405/5406 stream name="Lubst"
side 5406/5506 stream name="Lubst"
side 5416/5417 big-river name="Nysa"
side 5417/5517 big-river name="Nysa"
side 5420/5421 stream name="Weißer Schöps"
side 5421/5521 stream name="Weißer Schöps"
side 5421/5522 stream name="Weißer Schöps"
side 5422/5522 stream+bridge name="Weißer Schöps"
side 5432/5433 stream+bridge name="Pließnitz"
side 5432/5533 stream name="Pließnitz"
side 5437/5538 big-river name="Nysa"
side 5438/5538 big-river name="Nysa"
side 5506/5507 stream name="Lubst"
side 5507/5606 stream name="Lubst"
side 5517/5518 big-river name="Nysa"
side 5517/5617 big-river name="Nysa"
side 5522/5523 stream name="Weißer Schöps"
side 5523/5622 stream name="Weißer Schöps"
side 5523/5623 stream name="Weißer Schöps"
side 5524/5623 stream name="Weißer Schöps"
side 5524/5624 stream name="Weißer Schöps"
side 5525/5624 stream+bridge name="Weißer Schöps"
side 5525/5625 stream+bridge name="Weißer Schöps"
side 5526/5625 stream name="Weißer Schöps"
side 5526/5626 stream name="Weißer Schöps"
side 5527/5626 stream name="Weißer Schöps"
side 5527/5627 stream name="Weißer Schöps"
side 5528/5627 stream name="Weißer Schöps"
side 5528/5628 stream+bridge name="Weißer Schöps"
side 5529/5628 stream name="Weißer Schöps"
side 5532/5533 stream name="Pließnitz"
side 5533/5632 stream name="Pließnitz"
side 5537/5538 big-river name="Nysa"
side 5537/5637 big-river name="Nysa"
side 5606/5607 stream name="Lubst"
side 5607/5707 stream name="Lubst"
side 5607/5708 stream name="Lubst"
side 5608/5708 stream name="Lubst"
side 5616/5617 big-river name="Nysa"
side 5617/5717 big-river name="Nysa"
side 5632/5633 stream name="Pließnitz"
side 5632/5733 stream name="Pließnitz"
side 5634/5735 big-river name="Nysa"
side 5635/5735 big-river name="Nysa"
side 5635/5736 big-river name="Nysa"
side 5636/5637 big-river name="Nysa"
side 5636/5736 big-river name="Nysa"
side 5636/5737 big-river name="Nysa"
side 5708/5709 stream name="Lubst"
side 5709/5808 stream name="Lubst"
side 5709/5809 stream name="Lubst"
side 5710/5809 stream+bridge name="Lubst"
side 5717/5718 big-river+bridge name="Nysa"
side 5718/5817 big-river name="Nysa"
side 5718/5818 big-river name="Nysa"
side 5719/5818 big-river name="Nysa"
side 5719/5819 big-river name="Nysa"
side 5720/5819 big-river name="Nysa"
side 5720/5820 big-river name="Nysa"
side 5721/5820 big-river name="Nysa"
side 5721/5821 big-river name="Nysa"
side 5722/5821 big-river name="Nysa"
side 5732/5733 stream+bridge name="Pließnitz"
side 5732/5832 big-river name="Nysa"
side 5733/5832 big-river name="Nysa"
side 5733/5833 big-river name="Nysa"
side 5734/5735 big-river name="Nysa"
side 5734/5833 big-river+bridge name="Nysa"
side 5734/5834 big-river name="Nysa"
side 5809/5810 stream name="Lubst"
side 5810/5910 stream name="Lubst"
side 5821/5822 big-river+bridge name="Nysa"
side 5822/5922 big-river name="Nysa"
side 5822/5923 big-river name="Nysa"
side 5823/5923 big-river name="Nysa"
side 5827/5928 big-river name="Nysa"
side 5828/5928 big-river name="Nysa"
side 5828/5929 big-river name="Nysa"
side 5829/5929 big-river+bridge name="Nysa"
side 5829/5930 big-river name="Nysa"
side 5830/5930 big-river name="Nysa"
side 5830/5931 big-river name="Nysa"
side 5831/5832 big-river name="Nysa"
side 5831/5931 big-river name="Nysa"
side 5831/5932 big-river name="Nysa"
side 5832/5833 stream name="Wittig"
side 5833/5933 stream name="Wittig"
side 5833/5934 stream+bridge name="Wittig"
side 5834/5934 stream name="Wittig"
side 5834/5935 stream name="Wittig"
side 5835/5935 stream name="Wittig"
side 5910/5911 stream name="Lubst"
side 5911/6010 stream+bridge name="Lubst"
side 5923/5924 big-river name="Nysa"
side 5924/6023 big-river name="Nysa"
side 5924/6024 big-river name="Nysa"
side 5925/6024 big-river name="Nysa"
side 5926/6026 big-river name="Nysa"
side 5927/5928 big-river name="Nysa"
side 5927/6026 big-river name="Nysa"
side 5927/6027 big-river name="Nysa"
side 5935/5936 stream name="Wittig"
side 5936/6035 stream name="Wittig"
side 6010/6011 stream name="Lubst"
side 6011/6111 stream name="Lubst"
side 6020/6121 stream name="Kleine Tschirne"
side 6021/6121 stream name="Kleine Tschirne"
side 6024/6025 big-river name="Nysa"
side 6025/6026 big-river name="Nysa"
side 6025/6125 big-river name="Nysa"
side 6025/6126 big-river+bridge name="Nysa"
side 6035/6036 stream name="Wittig"
side 6036/6136 stream name="Wittig"
side 6036/6137 stream name="Wittig"
side 6037/6137 stream name="Wittig"
side 6037/6138 stream name="Wittig"
side 6038/6138 stream+bridge name="Wittig"
side 6100/6299 river name="Bober"
side 6100/6200 river name="Bober"
side 6101/6200 river name="Bober"
side 6101/6201 river name="Bober"
side 6102/6201 river name="Bober"
side 6111/6112 stream name="Lubst"
side 6118/6218 stream name="Kleine Tschirne"
side 6119/6218 stream name="Kleine Tschirne"
side 6119/6219 stream+bridge name="Kleine Tschirne"
side 6120/6121 stream name="Kleine Tschirne"
side 6120/6219 stream+bridge name="Kleine Tschirne"
side 6120/6220 stream name="Kleine Tschirne"
side 6201/6202 river name="Bober"
side 6202/6302 river name="Bober"
side 6202/6303 river name="Bober"
side 6203/6303 river name="Bober"
side 6217/6218 stream name="Kleine Tschirne"
side 6217/6318 stream name="Kleine Tschirne"
side 6303/6304 river name="Bober"
side 6304/6403 river name="Bober"
side 6304/6404 river name="Bober"
side 6305/6404 river name="Bober"
side 6316/6416 stream name="Kleine Tschirne"
side 6317/6318 stream name="Kleine Tschirne"
side 6317/6416 stream name="Kleine Tschirne"
side 6317/6417 stream name="Kleine Tschirne"
side 6324/6424 stream name="Große Tschirne"
side 6325/6424 stream+bridge name="Große Tschirne"
side 6325/6425 stream name="Große Tschirne"
side 6326/6425 stream name="Große Tschirne"
side 6326/6426 stream name="Große Tschirne"
side 6327/6426 stream name="Große Tschirne"
side 6327/6427 stream+bridge name="Große Tschirne"
side 6404/6405 river name="Bober"
side 6405/6505 river+bridge name="Bober"
side 6405/6506 river name="Bober"
side 6406/6506 river name="Bober"
side 6406/6507 river name="Bober"
side 6407/6507 river name="Bober"
side 6407/6508 river name="Bober"
side 6408/6508 river name="Bober"
side 6414/6515 stream name="Große Tschirne"
side 6415/6416 stream+bridge name="Kleine Tschirne"
side 6415/6515 stream+bridge name="Große Tschirne"
side 6415/6516 stream+bridge name="Große Tschirne"
side 6416/6516 stream name="Große Tschirne"
side 6416/6517 stream name="Große Tschirne"
side 6417/6517 stream name="Große Tschirne"
side 6417/6518 stream name="Große Tschirne"
side 6418/6518 stream name="Große Tschirne"
side 6418/6519 stream name="Große Tschirne"
side 6419/6519 stream name="Große Tschirne"
side 6419/6520 stream name="Große Tschirne"
side 6420/6520 stream name="Große Tschirne"
side 6420/6521 stream name="Große Tschirne"
side 6421/6521 stream name="Große Tschirne"
side 6421/6522 stream name="Große Tschirne"
side 6422/6522 stream name="Große Tschirne"
side 6422/6523 stream+bridge name="Große Tschirne"
side 6423/6424 stream name="Große Tschirne"
side 6423/6523 stream name="Große Tschirne"
side 6423/6524 stream name="Große Tschirne"
side 6508/6509 river name="Bober"
side 6514/6515 stream+bridge name="Große Tschirne"

route motorway "Dresden-Berlin" 2430 2429 2428 2427 2426 2526 2525 2524 2523 2522 2621 2620 2619 2719 2718 2717 2816 2815 2915 3014 3013 3012 3011 3010 2910 2909 2908 2907 2906 2905 2904 2903 2802 2801 2701 2700 2699
route motorway "Lübbenau-Breslau" 2903 3003 3104 3204 3205 3306 3406 3507 3607 3707 3807 3908 4008 4109 4208 4309 4408 4509 4609 4709 4809 4910 5009 5110 5210 5311 5411 5512 5612 5713 5813 5914 6014 6114 6214 6315 6415 6516
route motorway "Dresden-Weißenberg" 2430 2530 2629 2628 2728 2828 2928 3028 3128 3228 3328 3428 3528 3628 3728 3827 3928 4027 4128 4227 4327 4427 4528 4627 4728 4827 4928
route motorway "Dresden-Chemnitz" 2430 2331 2231 2132 2032 1933 1833 1733 1633 1533 1433 1334 1234 1134 1034 0935 0835 0736 0737 0637 0538 0438
route main "Wurzen-Dresden" 0122 0222 0322 0422 0523 0623 0723 0823 0924 0925 1025 1126 1226 1327 1427 1527 1627 1728 1729 1730 1830 1931 2031 2132 2232 2333 2433 2533
route main "Neustadt quarter-Bautzen" 2532 2632 2732 2832 2932 3032 3132 3231 3331 3431 3531 3630 3730 3829 3929 4028 4129 4228 4329
route main "Bautzen-Görlitz" 4329 4429 4529 4629 4729 4730 4830 4931 5031 5131 5230 5330 5429 5530 5629 5730 5829
route main "Görlitz Moys-Bunzlau" 5929 6028 6128 6227 6327 6427 6527
route main "Görlitz Moys-Lauban" 5929 6029 6129 6229 6330 6429 6530
route main "Eilenburg-Beeskow" 0116 0215 0315 0414 0514 0613 0714 0713 0812 0811 0911 0910 1009 1109 1208 1308 1408 1508 1607 1707 1706 1806 1906 2005 2105 2204 2304 2403 2503 2602 2601 2701 2800 2900 3099
route main "Zittau-Bautzen South" 5238 5138 5037 4937 4836 4736 4735 4634 4633 4533 4532 4431 4430 4330
route main "Bautzen-Golßen" 4329 4228 4227 4226 4126 4125 4024 4023 4022 3922 3921 3820 3819 3719 3618 3518 3417 3317 3216 3116 3015 2915 2814 2813 2713 2612 2512 2411 2311 2310 2209 2208 2308 2307 2306 2305 2404 2403 2402 2302 2301 2200 2299
route main "Neustadt quarter-Spreetal" 2532 2531 2630 2629 2729 2728 2827 2826 2926 2925 2924 3023 3022 3122 3221 3321 3420 3520 3620 3720 3819 3919 3918 4017 4016 4116
route main "Spreetal-Cottbus South" 4116 4215 4214 4213 4113 4112 4111 4110 4009 4008
route main "Cottbus-Guben" 4007 4006 4106 4105 4204 4203 4304 4403 4402 4502 4601 4702 4801 4901 5000
route main "Riesa-Kamenz" 1323 1422 1523 1623 1723 1823 1924 2024 2124 2224 2324 2424 2524 2624 2725 2824 2925 3025 3126 3225 3326 3426
route main "Kamenz-Bautzen" 3426 3527 3626 3726 3826 3927 4027 4128 4228 4329
route main "Görlitz South-Zittau" 5830 5831 5732 5733 5734 5634 5635 5636 5537 5437 5438
route main "Brand-Falkenberg" 1438 1338 1337 1336 1335 1334 1333 1232 1332 1431 1430 1530 1629 1628 1728 1828 1827 1826 1926 1925 1924 1923 1922 1921 1920 1919 1918 1917 1816 1716 1615 1515 1414 1314 1213 1113
route main "Falkenberg-Jüterbog" 1113 1112 1111 1110 1109 1108 1007 1006 1005 1004 0904 0903 0902 0801 0800 0899
route main "Luckau-Jüterbog" 2403 2303 2203 2103 2002 1903 1802 1703 1602 1502 1401 1301 1200 1100 1099
route main "Forst-Frankfurt" 4808 4807 4806 4805 4705 4704 4703 4802 4902 4901 5000 5099
route main "Görlitz-Cottbus South" 5829 5828 5728 5727 5626 5625 5525 5425 5424 5423 5422 5522 5521 5420 5320 5219 5218 5118 5117 5116 5115 5014 4914 4913 4812 4712 4611 4511 4410 4310 4209 4109 4008
route main "Cottbus-Lübben" 4007 3907 3807 3707 3606 3506 3406 3306 3205 3204 3104 3103 3002 2902 2901 2800
route main "Weißkeißel-Spremberg" 5117 5016 4916 4815 4715 4615 4515 4414 4314 4213
route main "Cottbus-Sagan" 4007 4108 4207 4308 4407 4508 4608 4708 4808 4908 5007 5108 5208 5309 5408 5509 5609 5710 5809 5910 6010 6110 6210 6311 6410 6511
route main "Niesky-Hoyerswerda" 5425 5325 5224 5124 5023 5022 4922 4821 4722 4621 4521 4421 4321 4220 4120 4020 3920 3819
route main "Cottbus-Elsterwerda" 4007 3908 3909 3809 3810 3710 3610 3510 3410 3310 3210 3211 3212 3213 3214 3115 3116 3016 2917 2817 2717 2616 2517 2416 2317 2216 2117 2016 1917
route main "Elsterwerda-Chemnitz" 1917 1817 1818 1719 1619 1520 1521 1421 1422 1323 1324 1224 1125 1025 1026 1027 0928 0929 0930 0830 0731 0631 0532 0533 0534 0434 0435 0436 0337 0338 0238
route main "Dresden-Dippoldiswalde" 2533 2534 2434 2435 2436 2337 2338
route main "Dresden-Tetschen" 2533 2633 2734 2735 2835 2936 3036 3137 3237 3338 3438 3538 3638
route main "Dresden-Oederan" 2533 2433 2334 2234 2135 2035 1936 1836 1737 1637 1538 1438 1338 1238
route main "Löbau-Zittau" 5031 5132 5133 5233 5234 5235 5336 5337 5338
route main "Torgau-Riesa" 0414 0415 0516 0616 0717 0817 0918 0919 1019 1020 1121 1122 1123 1223 1323
route main "Dommitzsch north-Torgau" 0111 0211 0212 0313 0314 0414
route main "Beilrode-Liebenwerda" 0714 0814 0915 1014 1115 1215 1315 1415 1515
route main "Wittenberg-Herzberg" 0104 0204 0305 0405 0505 0605 0706 0806 0907 1007 1008 1109
route main "Guben-Crossen" 5000 5100 5200 5300 5499
route main "Sorau-Guben" 6210 6110 6109 6008 6007 5907 5906 5805 5705 5604 5504 5403 5402 5302 5201 5101 5000
route main "Dresden 2432-2433" 2432 2433
route main "Dresden 2432-2532" 2432 2532
route main "Dresden 2432-2533" 2432 2533
route main "Dresden 2433-2533" 2433 2533
route main "Dresden 2532-2533" 2532 2533
route main "Görlitz 5829-5830" 5829 5830
route main "Görlitz 5829-5929" 5829 5929
route main "Cottbus 4007-4008" 4007 4008
route main "Bautzen 4329-4330" 4329 4330
route secondary "Grimma-Nossen" 0127 0128 0228 0329 0429 0530 0629 0730 0830 0931 0932 1032 1132 1232
route secondary "Oschatz-Döbeln" 0823 0724 0725 0726 0626 0627 0728 0729 0829 0830
route secondary "Mügeln-Leisnig" 0626 0527 0528 0428 0329
route secondary "Oschatz-Torgau" 0823 0723 0622 0522 0521 0420 0419 0319 0318 0317 0316 0415 0414
route secondary "Schildau-Eilenburg" 0318 0217 0118
route secondary "Oschatz-Strehla" 0823 0923 0922 1021 1121
route secondary "Riesa-Meißen" 1323 1324 1325 1326 1327 1328 1427 1528 1627 1728
route secondary "Lommatzsch-Nossen" 1328 1329 1330 1230 1231 1232
route secondary "Döbeln-Lommatzsch" 0830 0930 1029 1129 1228 1328
route secondary "Waldheim-Freiberg" 0532 0533 0633 0734 0735 0835 0936 1036 1137 1237 1338 1438
route secondary "Meißen-Freital" 1728 1729 1730 1830 1831 1932 1933 2033 2134 2234
route secondary "Wilsdruff-Nossen" 1933 1832 1733 1632 1533 1432 1333 1232
route secondary "Tharandt-Freital" 2035 2135 2234
route secondary "Tharandt-Grillenburg" 2035 1936 1836
route secondary "Jessen-Beilrode" 0405 0506 0507 0607 0508 0509 0409 0310 0311 0411 0512 0612 0613 0714
route secondary "Annaburg-Herzberg" 0607 0708 0808 0908 1008 1109
route secondary "Schweinitz-Jüterbog" 0605 0505 0504 0403 0303 0302 0301 0400 0500 0699
route secondary "Herzberg-Dahme" 1109 1108 1107 1006 1005 1004 1104 1203 1303 1403 1503 1602
route secondary "Schlieben-Dahme" 1508 1507 1506 1505 1604 1603 1602
route secondary "Schlieben-Calau" 1508 1608 1709 1710 1810 1911 2011 2111 2211 2311 2411 2511 2610 2710 2709 2808 2908 3007
route secondary "Falkenberg-Sonnewalde" 1113 1212 1313 1412 1512 1612 1712 1811 1912 2011 2111 2110 2209
route secondary "Liebenwerda-Kirchhain" 1515 1614 1714 1713 1812 1912 2011
route secondary "Mühlberg-Liebenwerda" 1119 1218 1217 1317 1416 1415 1515
route secondary "Mühlberg-Beilrode" 1119 1018 1017 0917 0916 0815 0814 0714
route secondary "Mühlberg-Großenhain" 1119 1219 1320 1419 1520 1620 1621 1722 1822 1823 1924
route secondary "Elsterwerda-Finsterwalde" 1917 2016 2015 2115 2114 2213 2313 2312 2411
route secondary "Luckau-Finsterwalde" 2403 2404 2505 2506 2507 2508 2509 2510 2410 2411
route secondary "Luckau-Vetschau" 2403 2504 2604 2705 2706 2806 2907 3007 3107 3206 3306
route secondary "Finsterwalde-Großenhain" 2411 2412 2413 2414 2515 2516 2517 2518 2519 2520 2521 2421 2322 2222 2123 2023 1924
route secondary "Dahme-Golßen" 1602 1702 1701 1800 1900 2099
route secondary "Neustadt quarter-Großenhain" 2532 2431 2331 2230 2131 2030 2029 2028 2027 1927 1926 1925 1924
route secondary "Coswig-1828" 2030 1930 1929 1828
route secondary "Radebeul-Ruhland" 2331 2330 2329 2328 2427 2426 2425 2424 2524 2523 2522 2521 2620 2619 2719 2718 2817
route secondary "Radeburg-Großenhain" 2426 2326 2225 2125 2024 1924
route secondary "Radeburg-Königsbrück" 2426 2526 2625 2726 2825 2925
route secondary "Klotzsche-Kamenz" 2531 2630 2731 2830 2931 3030 3029 3129 3228 3328 3327 3426
route secondary "Radeberg-Pirna" 2931 3031 3132 3232 3333 3433 3334 3234 3235 3136 3036
route secondary "Stolpen-Bischofswerda" 3433 3432 3532 3531 3630
route secondary "Stolpen-Schandau" 3433 3534 3633 3734 3834 3835 3936 3836 3737 3637 3538
route secondary "Weißig-Stolpen" 2832 2933 3032 3133 3233 3333 3433
route secondary "Pirna-Nixdorf" 3036 3136 3236 3336 3435 3536 3635 3736 3835 3936 4036 4136
route secondary "Pirna-Gottleuba" 3036 3037 3038
route secondary "Bischofswerda-Königsbrück" 3630 3530 3429 3329 3228 3227 3127 3026 2926 2925
route secondary "Bischofswerda-Kamenz" 3630 3629 3628 3528 3527 3426
route secondary "Bischofswerda-Bautzen South" 3630 3730 3830 3931 4031 4131 4231 4230 4330
route secondary "Neukirch-Neustadt" 4031 3932 3832 3833 3734
route secondary "Wilthen-Löbau" 4231 4332 4432 4533 4632 4732 4831 4931 5031
route secondary "Wilthen-Schönlinde" 4231 4332 4333 4433 4434 4535 4536 4636 4737 4637 4638
route secondary "Rumburg-Löbau" 4737 4736 4735 4834 4833 4933 4932 5031
route secondary "Rumburg-Zittau" 4737 4738 4838 4938 5038 5138 5238
route secondary "Schluckenau-Ebersbach" 4434 4535 4634 4735
route secondary "Bernstadt-Neugersdorf" 5433 5334 5234 5135 5035 4936 4836
route secondary "Reichenbach-Marklissa" 5330 5331 5332 5432 5433 5534 5633 5734 5833 5934 6033 6134 6233 6334 6433 6534
route secondary "Görlitz Moys-Reichenberg" 5929 5930 6030 6031 6132 6032 6033 6034 6035 6136 6137 6138
route secondary "Friedland-Zittau" 6138 6038 5938 5838 5738 5638
route secondary "Friedland-Neustadt an der Tafelfichte" 6138 6238 6338 6438 6538
route secondary "Görlitz-Bautzen" 5829 5729 5628 5528 5428 5328 5228 5128 5028 4928 4828 4728 4628 4529 4429 4329
route secondary "Weißenberg-Sänitz" 4928 5027 5127 5226 5326 5425 5525 5624 5724 5823 5822 5821 5820 5819
route secondary "Weißenberg-Löbau" 4928 5028 5029 5030 5031
route secondary "Weißenberg-Bernsdorf" 4928 4927 4826 4726 4725 4625 4525 4425 4325 4224 4124 4023 4022 3922 3921 3820 3721 3620 3521 3420 3321
route secondary "Bautzen-Weißwasser" 4329 4328 4327 4426 4425 4424 4423 4523 4522 4521 4620 4720 4719 4818 4817 4917 4916
route secondary "Boxberg-Rothenburg" 4720 4819 4920 5019 5120 5219 5320 5420 5521 5522 5622 5723 5823
route secondary "Kamenz-Hoyerswerda" 3426 3526 3525 3624 3623 3723 3722 3821 3820 3819
route secondary "Crostwitz-Königswartha" 3826 3825 3925 4024 4023
route secondary "Crostwitz-Panschwitz-Kuckau" 3826 3726
route secondary "Kodersdorf-Rothenburg" 5625 5725 5724 5823
route secondary "Kodersdorf-Penzig" 5625 5725 5825 5925 6025 6126
route secondary "Rothenburg-Weißkeißel" 5823 5822 5722 5721 5720 5719 5718 5617 5518 5417 5317 5217 5117
route secondary "Hoyerswerda-Schleife" 3819 3919 4018 4118 4217 4317 4416 4516 4615
route secondary "Bernsdorf-Senftenberg" 3321 3320 3219 3218 3217 3117 3116
route secondary "Senftenberg-Spremberg" 3116 3215 3315 3414 3514 3613 3713 3813 3913 4013 4113 4213
route secondary "Welzow-Drebkau" 3613 3713 3712 3811 3810
route secondary "Altdöbern-Lübbenau" 3210 3110 3109 3008 3007 3006 3005 3004 3003 3002
route secondary "Drebkau-Vetschau" 3810 3710 3709 3608 3508 3407 3406 3306
route secondary "Vetschau-Lieberose" 3306 3405 3505 3504 3503 3502 3501 3600 3700 3899
route secondary "Burg-Cottbus" 3504 3604 3705 3805 3806 3907 4007
route secondary "Straupitz-Lübben" 3501 3400 3301 3200 3101 3000 2901 2800
route secondary "Peitz-Lieberose" 4203 4202 4302 4401 4301 4200 4100 4099
route secondary "Peitz-Forst" 4203 4304 4404 4405 4506 4606 4707 4708 4808
route secondary "Guben-Lieberose" 5000 4900 4800 4700 4699 4500 4499
route secondary "Spremberg-Forst" 4213 4313 4412 4513 4612 4712 4711 4810 4809 4808
route secondary "Cottbus South-Döbern" 4008 4109 4209 4310 4409 4510 4511 4611 4712
route secondary "Jänschwalde-Gastrose" 4503 4603 4703 4802 4902 4901
route secondary "Forst bridge-Christianstadt" 5007 5107 5106 5205 5305 5405 5505 5605 5705 5805 5906 6005 6105 6205 6305 6405 6505
route secondary "Pförten-Guben" 5205 5204 5104 5103 5102 5001 5000
route secondary "Muskau-Sorau" 5115 5114 5213 5212 5312 5311 5410 5511 5610 5711 5810 5911 6010 6110 6210
route secondary "Triebel-Pförten" 5311 5410 5409 5309 5308 5307 5206 5205
route secondary "Triebel-Forst bridge" 5311 5210 5209 5109 5008 5007
route secondary "Podrosche-Sagan" 5718 5717 5816 5916 6016 6116 6115 6214 6314 6413 6513
route secondary "Muskau-Kohlfurt" 5115 5114 5214 5215 5316 5416 5516 5616 5717 5817 5918 6018 6119 6219 6320 6321 6421 6422 6523 6524
route secondary "Priebus-Triebel" 5717 5616 5615 5515 5514 5513 5412 5312 5311
route secondary "Sorau-Sänitz" 6210 6211 6212 6113 6114 6115 6116 6117 6118 6119 6018 5919 5819
route secondary "Sorau-Rauscha" 6210 6211 6212 6313 6314 6315 6415 6416 6417 6318 6319 6320
route secondary "Halbau-Sagan" 6416 6415 6515 6514 6513
route secondary "Sorau-Sommerfeld" 6210 6110 6109 6008 6007 5907 5906 5805
route secondary "Sorau-Grünberg" 6210 6209 6309 6308 6307 6406 6405 6505 6504
route secondary "Sänitz-Rauscha" 5819 5920 6019 6120 6219 6320
route secondary "Penzig-Bunzlau" 6126 6225 6325 6424 6524
route secondary "Penzig-Görlitz Moys" 6126 6127 6027 6028 5929
route secondary "Penzig-Rauscha" 6126 6125 6224 6223 6222 6221 6321 6320
route secondary "Schönberg-Lauban" 6132 6231 6331 6431 6531

end
`,`board/lusatia-1945.ts`))),E=Un.grid,D=E.size,O={forest:1,hills:2,mountain:4,swamp:8,lake:16,town:32,city:64},Jn=new Uint8Array(D),Yn=Array(D).fill(``),Xn=[],Zn=Array(D).fill(``),Qn=new Uint8Array(D),$n=new Uint8Array(D),k={north:1,south:2,east:4,west:8},er=[`north`,`south`,`east`,`west`],tr=Uint8Array.from({length:D},(e,t)=>rr(t)),nr=new Uint8Array(D);function rr(e){let t=E.line[e],n=0;return E.neighbours[e*6]<0&&(n|=k.north),E.neighbours[e*6+3]<0&&(n|=k.south),t===65&&(n|=k.east),t===1&&(n|=k.west),n}const A={none:0,stream:1,bigRiver:2},j=new Uint8Array(D*6),ir=new Uint8Array(D*6),ar=new Uint8Array(D*6),or={none:0,secondary:1,main:2,motorway:3},sr=new Uint8Array(D*6),cr=new Uint8Array(D),lr=new Uint8Array(D*6),ur=1400,M=new Int16Array(D*6),dr=new Int32Array(ur),fr=new Uint8Array(ur),pr={nysa:new Int8Array(D),stars:new Int8Array(D)},mr=[`soviet`,`german`,`american`];Gn(e=>{let t=t=>Gt(e.terrainKinds,t),n=[`forest`,`hills`,`mountain`,`swamp`,`lake`].map(e=>[t(e),O[e]]);Xn.length=0;for(let t=0;t<D;t++){let r=e.feature(t,`city`),i=e.feature(t,`town`);Jn[t]=n.reduce((n,[r,i])=>e.terrain[t]&r?n|i:n,0),r===void 0?i!==void 0&&(Jn[t]|=O.town):Jn[t]|=O.city,Yn[t]=r??i??``,Yn[t]!==``&&Xn.push(t),Zn[t]=e.feature(t,`zone`)??``,Qn[t]=e.feature(t,`exit`)===void 0?0:1,$n[t]=+(e.regionKinds[e.region[t]]===`Czechoslovakia`);let a=(e.feature(t,`road-edge`)??``).split(`,`);nr[t]=er.reduce((e,t)=>a.includes(t)?e|k[t]:e,0),pr.nysa[t]=mr.indexOf(e.feature(t,`nysa`)??``),pr.stars[t]=mr.indexOf(e.feature(t,`stars`)??``)}}),Gn(e=>{let t=t=>Gt(e.hexsideKinds,t),n=t(`river`)|t(`stream`),r=t=>Gt(e.networkKinds,t);dr.fill(-1),M.fill(-1),fr.fill(0),cr.fill(0);let i=0;for(let a=0;a<D*6;a++){let o=Math.floor(a/6),s=E.neighbours[a],c=e.hexsides[a];j[a]=c&t(`big-river`)?A.bigRiver:c&n?A.stream:A.none;let l=e.hexsideNames.get(a);ir[a]=+(j[a]===A.bigRiver&&l===`Nysa`),ar[a]=+(j[a]===A.bigRiver&&l===`Elbe`),lr[a]=c&t(`fixed-position`)?1:0;let u=(c&t(`bridge`))!==0;if(sr[a]=hr(e.networks[a],r),s>=0&&Jn[o]&O.city&&Jn[s]&O.city&&Yn[o]===Yn[s]&&(!j[a]||u)&&(sr[a]=Math.max(sr[a],or.main)),sr[a]&&(cr[o]=1),j[a]&&s>=0&&M[a]<0){if(i===1400)throw RangeError(`more than ${ur} hexsides with water`);dr[i]=a,fr[i]=+!!u,M[a]=i,M[s*6+(a%6+3)%6]=i,i+=1}}});function hr(e,t){return e&t(`motorway`)?or.motorway:e&t(`main`)?or.main:e&t(`secondary`)?or.secondary:or.none}const gr=e=>E.neighbours[e]*6+(e%6+3)%6,N=ne({setUp:[`stage`],deploy:[`player`,`unit`],cut:[`player`],airDays:[`next`],defection:[`next`],turn:[`stage`],playerTurn:[`stage`],airPhase:[`stage`],airPlan:[`player`],barrage:[],fire:[`stage`,`target`,`kind`,`points`,`marks`],movement:[],march:[`unit`,`acted`],pontoons:[],strategic:[],combat:[],assemble:[],rangedFire:[`target`,`air`],defence:[`player`,`kills`],battle:[`stage`],losses:[`owner`,`levels`,`who`,`marks`],retreat:[`who`,`steps`,`gone`,`paid`],fallBack:[`owner`],pursuit:[`who`,`owner`],chase:[`unit`],supply:[`stage`,`next`]}),_r={stage:[0,40],player:[0,2],kills:[0,60],owner:[0,3],next:[0,b],target:[0,D*6],kind:[0,10],air:[0,1],points:[-200,400],levels:[0,40],marks:[0,65535],unit:[0,b],who:[0,3],steps:[0,6],paid:[0,6],gone:[0,6],acted:[0,1]};function vr(e){return se(e,N,(e,t,n)=>{let[r,i]=_r[t];return n>=r&&n<=i})}function yr(e,t,n){let r=0;for(let i=0;i<e.top.length;i++){let a=0;for(let r=e.top[i];r>=0;r=e.below[r])if(e.place[r]!==i||++a>e.place.length)return`${t[r]} is listed in ${n[i]} and stands elsewhere`;r+=a}let i=0;for(let t=0;t<e.place.length;t++)e.place[t]>=0&&(i+=1);return i===r?null:`${i} units stand on the map and ${r} are listed in its hexes`}function P(e,t=1){let n=e*12/t;if(!Number.isSafeInteger(n))throw RangeError(`${e}/${t} points is not a whole number of ticks`);return n}function br(e){return Math.ceil(e/24)*12}const xr=(e,t,n)=>e>=t&&e<=n;function F(e,t,n){for(let r=0;r<e.length;r++)if(!xr(e[r],t,n))return!1;return!0}function Sr(){return e=>{let t=Object.keys(e),n=/* @__PURE__ */ new Map,r=0;for(let i of t)n.set(i,r),r+=Cr(e[i]);let i=Tr(e,n);return{spec:e,cellCount:r,create:(e,t,n)=>i(n??new Int32Array(r),e,t),toJSON:e=>Object.fromEntries(t.map(t=>[t,wr(e[t])])),fromJSON:t=>Er(t,e,n,r)}}}function Cr(e){return e===`scalar`?1:e}function wr(e){if(typeof e==`number`)return e;let t=e,n=Array(t.length);for(let e=0;e<t.length;e++)n[e]=t[e];return n}function Tr(e,t){class n{cells;terms;dice;derived=void 0;constructor(n,r,i){this.cells=n,this.terms=r,this.dice=i;let a=this;for(let[r,i]of t)e[r]!==`scalar`&&(a[r]=n.subarray(i,i+Cr(e[r])))}copy(){return new n(this.cells.slice(),this.terms,this.dice)}copyFrom(e){this.cells.set(e.cells),this.dice=e.dice,this.derived=void 0}}for(let[r,i]of t)e[r]===`scalar`&&Object.defineProperty(n.prototype,r,{get(){return this.cells[i]},set(e){this.cells[i]=e}});return(e,t,r)=>new n(e,t,r)}function Er(e,t,n,r){if(typeof e!=`object`||!e)return{ok:!1,field:`state`};let i=e,a=Object.keys(i).find(e=>!n.has(e));if(a!==void 0)return{ok:!1,field:a};let o=new Int32Array(r);for(let[e,r]of n){let n=t[e]===`scalar`?[i[e]]:i[e];if(!Array.isArray(n)||n.length!==Cr(t[e])||!n.every(e=>Number.isInteger(e)&&Math.abs(e)<=2147483647))return{ok:!1,field:e};o.set(n,r)}return{ok:!0,cells:o}}const I={unused:-1,toPlace:-2,waiting:-3,onCall:-4,eliminated:-5,exited:-6},L={begun:1,moved:2,stopped:4,offSecondary:8,paidMove:16,marked:32,fed:64,fought:128,attacking:256,defending:512,supporting:1024,ability:2048,paidAttack:4096,fired:8192,firedUpon:16384,mustAttack:32768,mustBeAttacked:65536,retreated:1<<17,transport:1<<18,barrage:1<<19,barrageTwo:1<<20,onBank:1<<21,crossed:1<<22,defector:1<<23,cutOff:1<<24,topped:1<<25},R={digMask:3,masked:4,open:8,americanEntry:16,remasked:32,hamperedShift:8,hamperedMask:1792,crossingShift:16,crossingMask:255<<16,enteredShift:24,enteredMask:127<<24},Dr={stands:1,pontoon:2,ownerShift:2,ownerMask:12},z={none:0,air:1,barrage:2,movement:3,combat:4,strategic:5,supply:6},Or=[`none`,`air`,`barrage`,`movement`,`combat`,`strategic movement`,`supply`],B={none:0,offensiveSupport:1,defensiveSupport:2,airAttack:3,object:4,hamperMovement:5,crossing:6,supply:7},kr=Sr()({rolls:`scalar`,revelations:`scalar`,turn:`scalar`,phase:`scalar`,player:`scalar`,verdict:`scalar`,ammunition:`scalar`,airRevealed:`scalar`,airBank:`scalar`,airBankUsed:`scalar`,germansMove:`scalar`,americansToday:`scalar`,pontoons:`scalar`,headquartersLost:`scalar`,replaced:`scalar`,exitedLevels:`scalar`,flow:129,airLeft:v,airDays:3,missions:512,kills:48,credit:4,killed:v*4,battle:48,place:b,below:b,levels:b,camp:b,unitFlags:b,left:b,allowance:b,outOfSupply:b,disorganised:b,arrives:b,zone:b,building:b,trail:b*6,top:D,control:D,hexFlags:D,bridge:ur}),V=(e,t,n)=>(e[t]&n)!==0,H=e=>e.terms.scenario===`nysa`,Ar=e=>e.terms.players*6,jr=e=>1+(e.turn-1)*Ar(e)+e.player*6+e.phase,U=(e,t,n)=>e.terms.hostile[t*3+n]!==0,W=(e,t)=>e.terms.playerOf[e.camp[t]],Mr=h(`3.2.1`,`a hex holds at most eight combat efficiency levels`),Nr=h(`S-8d`,`units of different camps may not share a hex`),Pr=(e,t)=>e.top[t]<0?-1:e.camp[e.top[t]];function Fr(e,t,n){let r=e.top[n];return r>=0&&U(e,t,e.camp[r])}function Ir(e,t){let n=0;for(let r=e.top[t];r>=0;r=e.below[r])n+=e.levels[r];return n}function Lr(e,t,n){let r=e.levels[t];for(let i=e.top[n];i>=0;i=e.below[i])if(i!==t){if(e.camp[i]!==e.camp[t])return Nr;r+=e.levels[i]}return r>8?Mr:null}const G=65535,Rr=1<<24,zr=1<<26,Br=16777215;function Vr(e){return e&Br}function Hr(e){return(e&Br)>=G}const Ur=[[G,P(1),P(1,2),P(1,2)],[G,P(1,2),P(1,3),P(1,4)],[G,P(1),P(1,2),P(1,3)],[G,P(1,2),P(1,3),P(1,4)]],Wr={bigRiver:P(2),stream:P(1)},Gr={bigRiver:P(3),stream:P(1)};function Kr(e,t){let n=Jn[e];if(n&O.lake)return G;if(t!==S.foot&&n&(O.swamp|O.mountain))return t===S.headquarters?P(5):G;let r=n&O.city?P(2):P(1);return n&O.forest&&(r+=P(1)),n&O.swamp&&(r+=P(1)),n&O.mountain&&(r+=P(2)),r}const qr=[S.foot,S.truck,S.tracked,S.headquarters],Jr=qr.map(()=>new Uint16Array(D*6)),Yr=qr.map(()=>new Uint16Array(D*6)),Xr=qr.map(()=>new Uint16Array(D*6)),Zr=qr.map(()=>new Uint16Array(D*6)),Qr=qr.map(()=>new Uint16Array(D*6)),$r=qr.map(()=>new Uint8Array(D)),ei=new Uint8Array(D);Gn(()=>{for(let e=0;e<D;e++)ei[e]=ti(Jn[e]);for(let e of qr){let{bigRiver:t,stream:n}=e===S.foot?Wr:Gr;$r[e].fill(0);for(let r=0;r<D*6;r++){let i=E.neighbours[r];Jr[e][r]=i<0?G:Kr(i,e),Yr[e][r]=j[r]===A.bigRiver?t:j[r]===A.stream?n:0,Xr[e][r]=i<0||sr[r]===or.none?G:Ur[e][sr[r]],Zr[e][r]=Math.min(Xr[e][r],Jr[e][r]),Qr[e][r]=Jr[e][r]>=65535?G:Jr[e][r]+Yr[e][r];let a=Jr[e][r]<65535||Xr[e][r]<65535;i>=0&&j[r]!==A.bigRiver&&a&&($r[e][Math.floor(r/6)]|=1<<r%6)}}});function ti(e){let t=0;return e&O.forest&&(t+=1),e&O.hills&&(t+=1),e&O.mountain&&(t+=2),e&O.town&&(t+=1),e&O.city&&(t+=2),t}function ni(e,t,n){ri(e,t),e.place[t]=n,e.below[t]=e.top[n],e.top[n]=t}function ri(e,t){let n=e.place[t];e.place[t]=-1,n<0||(e.top[n]===t?e.top[n]=e.below[t]:e.below[oi(e,t,n)]=e.below[t],e.below[t]=-1)}function ii(e,t,n){ri(e,t),e.place[t]=n}function ai(e,t){let n=e.place[t];n>=0&&ni(e,t,n)}function oi(e,t,n){let r=e.top[n];for(;r>=0&&e.below[r]!==t;)r=e.below[r];if(r<0)throw Error(`unit ${t} is not in the stack of its hex ${n}`);return r}function si(e){if(e.derived===void 0){let t=Array.from({length:v},()=>new Int16Array(D));ci(e,t),e.derived={zones:t}}return e.derived}function ci(e,t){for(let n=0;n<b;n++)e.place[n]>=0&&fi(e,t,n,1)}function li(e,t,n){e.place[t]!==n&&di(e,t),pi(e,t,-1),ni(e,t,n),pi(e,t,1)}function ui(e,t,n){di(e,t),pi(e,t,-1),ii(e,t,n)}function di(e,t){e.unitFlags[t]&=~L.onBank,e.building[t]=0}function fi(e,t,n,r){if(!Mt[n])return;let i=e.place[n],a=$r[C[n]][i],o=t[e.camp[n]];for(let e=0;e<6;e++)a&1<<e&&(o[E.neighbours[i*6+e]]+=r)}function pi(e,t,n){e.derived!==void 0&&e.place[t]>=0&&fi(e,e.derived.zones,t,n)}function mi(e,t,n){pi(e,t,-1),e.camp[t]=n,pi(e,t,1)}function hi(e,t,n){let{zones:r}=si(e);for(let i=0;i<v;i++)if(U(e,t,i)&&r[i][n]>0)return!0;return!1}function gi(e,t,n){let r=e.place[t];if(r<0||!Mt[t])return!1;let i=E.directionTo(r,n);return i>=0&&!!($r[C[t]][r]&1<<i)}function _i(e,t,n,r){let i=E.neighbours[n*6+r];return vi(e,t,E.neighbours[n*6+(r+1)%6],n,i)||vi(e,t,E.neighbours[n*6+(r+5)%6],n,i)}function vi(e,t,n,r,i){if(n<0)return!1;for(let a=e.top[n];a>=0;a=e.below[a]){if(!U(e,t,e.camp[a]))return!1;if(gi(e,a,r)&&gi(e,a,i))return!0}return!1}function yi(e,t){let n=e.control[t];return n>0&&n<4?n-1:-1}function bi(e,t){return e.control[t]>=4?e.control[t]-4:-1}function xi(e,t,n){let r=yi(e,n);return r!==-1&&U(e,t,r)}function Si(e,t,n){e.control[t]=n+1}function Ci(e,t){e.control[t]>0&&e.control[t]<4&&(e.control[t]+=3)}const wi=4+v-1,Ti=Array.from({length:v},()=>new Uint8Array(D));function Ei(e,t){Di(e,t);for(let n=0;n<D;n++){let r=e.top[n];if(r>=0)e.terms.playerOf[e.camp[r]]===t&&ki(e,n,e.camp[r]);else if(Oi(e,n))Ci(e,n);else for(let t=0;t<v;t++)Ti[t][n]&&ki(e,n,t)}}function Di(e,t){for(let e of Ti)e.fill(0);for(let n=0;n<b;n++){let r=e.place[n];if(r<0||!Mt[n]||V(e.unitFlags,n,L.cutOff)||e.terms.playerOf[e.camp[n]]!==t)continue;let i=$r[C[n]][r];for(let t=0;t<6;t++)i&1<<t&&(Ti[e.camp[n]][E.neighbours[r*6+t]]=1)}}function Oi(e,t){let{zones:n}=si(e);for(let r=0;r<v;r++)if(n[r][t]!==0){for(let i=r+1;i<v;i++)if(n[i][t]>0&&U(e,r,i))return!0}return!1}function ki(e,t,n){(yi(e,t)===-1||xi(e,n,t))&&Si(e,t,n)}const Ai=1073741823;function ji(e){let{size:t}=e;return{cost:new Int32Array(t).fill(Ai),previous:new Int16Array(t),ending:new Uint8Array(t),through:new Int32Array(t),throughPrevious:new Int16Array(t),hexes:new Int16Array(t),count:0,ended:new Int16Array(t),endedCount:0,endCost:new Int32Array(t).fill(Ai),endPrevious:new Int16Array(t),heads:(/* @__PURE__ */ new Int32Array(1024)).fill(-1),next:new Int32Array(t*7),waiting:new Int16Array(t*7),entries:0,followed:0}}function Mi(e,t){let{cost:n,ending:r,endCost:i,hexes:a,ended:o}=e;for(let t=0;t<e.count;t++)n[a[t]]=Ai;for(let t=0;t<e.endedCount;t++)r[o[t]]=0,i[o[t]]=Ai;e.followed!==e.entries&&e.heads.fill(-1),e.count=0,e.endedCount=0,e.entries=0,e.followed=0,t>=e.heads.length&&(e.heads=new Int32Array(t+1).fill(-1))}function Ni(e,t){e.cost[t]!==0&&Fi(e,-1,t,0)}function Pi(e,t,n,r,i,a,o){let s=Vr(i);if(s>=65535)return;let c=r+s;c>a?t===o&&Ii(e,t,n,a,i>=67108864?2:1):i>=16777216?Ii(e,t,n,c,i>=67108864?2:1):c<e.cost[n]&&Fi(e,t,n,c)}function Fi(e,t,n,r){let{cost:i,heads:a}=e;i[n]===1073741823&&(e.hexes[e.count++]=n),i[n]=r,e.previous[n]=t;let o=e.entries++;e.waiting[o]=n,e.next[o]=a[r],a[r]=o}function Ii(e,t,n,r,i){let{ending:a,endCost:o}=e;if(o[n]===1073741823)e.ended[e.endedCount++]=n;else if(i===a[n]?r>=o[n]:i===2)return;o[n]=r,e.endPrevious[n]=t,a[n]=i}function Li(e){let{cost:t,previous:n,ending:r,through:i,throughPrevious:a,ended:o,endCost:s,endPrevious:c}=e;for(let l=0;l<e.endedCount;l++){let u=o[l];t[u]!==1073741823&&(r[u]===2||t[u]<=s[u])?r[u]=0:(t[u]===1073741823&&(e.hexes[e.count++]=u),i[u]=t[u],a[u]=n[u],t[u]=s[u],n[u]=c[u])}}function Ri(e,t,n,r,i,a=!1){Mi(e,r),Ni(e,n),Bi(e,t,r,i,a?n:-1),Li(e)}function zi(e,t,n,r,i,a){Mi(e,i);for(let t=0;t<r;t++)Ni(e,n[t]);Bi(e,t,i,a,-1),Li(e)}function Bi(e,t,n,r,i){let{neighbours:a}=t,{heads:o,next:s,waiting:c,cost:l}=e,u=0;for(let t=0;t<=n&&u<e.entries;t++)for(let ee=o[t];ee!==-1;ee=o[t]){o[t]=s[ee],u++;let te=c[ee];if(l[te]===t)for(let o=0;o<6;o++){let s=a[te*6+o];s<0||l[s]<=t||Pi(e,te,s,t,r(te,o,s,t),n,i)}}e.followed=u}function Vi(e,t){return e.cost[t]!==Ai}function Hi(e,t){if(e.cost[t]===1073741823)return[];let n=e.previous[t];return n===-1?[t]:[...Wi(e,n),t]}function Ui(e,t){return e.ending[t]===0?e.cost[t]:e.through[t]}function Wi(e,t){let{ending:n,previous:r,throughPrevious:i}=e,a=[];if(Ui(e,t)===1073741823)return a;for(let e=t;e!==-1;e=n[e]===0?r[e]:i[e])a.push(e);return a.reverse()}const K=(e,t,n,r)=>({scenario:e,side:t,formation:n,hexes:r.split(` `)});K(`nysa`,`german`,`Volkssturm`,`4204 3116 4928 4110 3306 3426 2800`),K(`nysa`,`german`,`Army troops`,`5000 4329 4008`),K(`nysa`,`german`,`V Corps`,`5000 4802 4705 4808 5110 4508`),K(`nysa`,`german`,`Böhmen Group`,`3819`),K(`nysa`,`german`,`Großdeutschland Corps`,`5112 5115 5016 5217 5418 5719 4622 5425 5721 5823 5924`),K(`nysa`,`german`,`LVII Corps`,`6025 6226 6427`),K(`nysa`,`german`,`Moser Corps`,`0919 1323 1829`),K(`nysa`,`soviet`,`I Guards Cavalry Corps`,`6421`),K(`nysa`,`soviet`,`2nd Polish Army`,`6119 5517 5717 5819 5820 6022 5923 6021`),K(`nysa`,`soviet`,`52nd Army`,`6424 6322 6323 6024 6225 6426`),K(`nysa`,`soviet`,`5th Guards Army`,`5314 5415 5213 5114 5313 5511 5216`),K(`nysa`,`soviet`,`4th Guards Tank Army`,`6115 6216 6315 6015`),K(`nysa`,`soviet`,`3rd Guards Tank Army`,`5905 6006 6206 6306`),K(`nysa`,`soviet`,`3rd Guards Army`,`5306 5304 5006 5100 4804 5206 4906 4907 5008 5007`),K(`nysa`,`soviet`,`13th Army`,`5609 5411 5410 5209 5210 5211`),K(`stars`,`german`,`Moser Corps`,`2631 2832`),K(`stars`,`german`,`IV Corps`,`3432 3030 3330 3730 4030 4230 4329 4529 4728 4927`),K(`stars`,`german`,`LVII Armoured Corps`,`5127 5030 5231 5326 5526 5827 4932 5630 6330 6025 6226 6427`),K(`stars`,`german`,`V Corps`,`3600 2899 3402 3602 4503 4802 5000 4104 4304`),K(`stars`,`soviet`,`I Guards Cavalry Corps`,`4722`),K(`stars`,`soviet`,`28th Army`,`5823 6424 5323 5325 5525 5826 6024 6125 6426`),K(`stars`,`soviet`,`52nd Army`,`4427 4526 5016 4128 4328 4628 4926`),K(`stars`,`soviet`,`2nd Polish Army`,`3525 3426 2925 3128 3428 3828 3928`),K(`stars`,`soviet`,`5th Guards Army`,`2426 2726 2728 2429 2228 1829 1924 1625`),K(`stars`,`soviet`,`13th Army`,`1917 1513 1515 1719 1423 1221 1118 0816 0515 0513 0210`),K(`stars`,`soviet`,`3rd Guards Army`,`2403 3306 4008 4107 4204 4205 3504 2800 3502 4203 4803 5100 0305 0700`),K(`stars`,`american`,`69th, 78th and 104th Divisions`,`0111 0413 0415 0919 1121 1323 1728`);function Gi(e,t,n,r,i,a){zi(e,t,n,r,i,a)}const Ki=k.north|k.west|k.south,qi=[[],[],[]];Gn(()=>{let e=Array.from({length:D},(e,t)=>t),t=Ji();qi[_.soviet]=e.filter(e=>tr[e]&k.east),qi[_.german]=e.filter(e=>tr[e]&Ki||Yn[e]===`Dresden`),qi[_.american]=e.filter(e=>nr[e]&k.west&&E.along[e]>=t)});function Ji(){for(let e=0;e<D;e++)if(tr[e]&k.west&&ar[e*6])return E.along[e];return 0}function Yi(e,t,n){if(t===_.american&&H(e))return Xi(e,n);let r=0;for(let i=0;i<qi[t].length;i++)xi(e,t,qi[t][i])||(n[r++]=qi[t][i]);return r}function Xi(e,t){let n=0;for(let r=0;r<D;r++)V(e.hexFlags,r,R.americanEntry)&&!xi(e,_.american,r)&&(t[n++]=r);return n}function Zi(e,t,n){for(let r=0;r<Xn.length;r++){let i=Xn[r];if(Qi(e,i)){t[i]=n;for(let e=0;e<6;e++){let r=E.neighbours[i*6+e];r>=0&&(t[r]=n)}}}}function Qi(e,t){if(e.top[t]>=0&&e.camp[e.top[t]]===_.soviet)return!1;if(e.terms.options.townsBarSupply===`without-garrison`)return!$n[t]&&pr.nysa[t]!==_.soviet;let n=yi(e,t);return n===_.german||n===-1&&bi(e,t)===_.german}function $i(e,t){let n=M[t];return n>=0&&(e.bridge[n]&Dr.stands)!==0}function ea(e,t){return sr[t]!==or.none&&(j[t]===A.none||$i(e,t))}const ta=(e,t)=>j[t]===A.bigRiver&&!$i(e,t),na=e=>Math.floor(dr[e]/6),ra=e=>E.neighbours[dr[e]];function ia(e,t,n,r=0){e.bridge[t]=Dr.stands|r|n+1<<Dr.ownerShift}function aa(e,t,n,r){e.bridge[t]=0,r?.push({event:`bridge-destroyed`,rule:n,from:E.names[na(t)],to:E.names[ra(t)]})}const oa=[P(10),P(8),P(8),P(12)],sa=[oa[g.soviet],oa[g.germany],oa[g.america]],ca=ji(E),la=new Uint8Array(D),ua=new Uint8Array(D),da=new Int16Array(D);function fa(e,t){ma(e,t);let n=Yi(e,t,da),r=0;for(let e=0;e<n;e++)la[da[e]]===2&&(da[r++]=da[e]);return Gi(ca,E,da,r,sa[t],(t,n,r)=>pa(e,t,n,r)),ca}function pa(e,t,n,r){if(la[r]===0)return G;let i=t*6+n,a=la[r]===1?Rr:0;if(ua[t]&&ua[r]||ea(e,i))return 0+a;let o=Jr[S.truck][i];return o>=65535?G:o+($i(e,i)?0:Yr[S.truck][i])+a}function ma(e,t){la.fill(2),ua.fill(0);for(let n=0;n<b;n++){let r=e.place[n];r<0||(e.camp[n]===t?ua[r]|=jt[n]?3:1:U(e,t,e.camp[n])&&ha(e,n,r))}t===_.soviet&&Zi(e,la,1);for(let n=0;n<D;n++)Jn[n]&O.lake||e.top[n]>=0&&U(e,t,e.camp[e.top[n]])?la[n]=0:ua[n]&2?la[n]=2:la[n]!==2&&!ua[n]&&(la[n]=0)}function ha(e,t,n){if(w[t]||Ct[t]&&V(e.unitFlags,t,L.transport))return;let r=C[t]===S.none?S.foot:C[t],i=$r[r][n];for(let e=0;e<6;e++)i&1<<e&&(la[E.neighbours[n*6+e]]=1)}function ga(e,t,n){let r=e.cost[t.place[n]];return r!==1073741823&&r<=oa[pt[n]]}function _a(e){let t=Ea(e);return[va(e,t),ba(e),ya(e,t)].map(e=>({lines:e,total:e.reduce((e,{points:t})=>e+t,0)}))}function va(e,t){return[xa(`S-V1`,`a supplied unit in Czechoslovakia`,wa(e,e=>$n[e]!==0)?20:0),xa(`S-V2`,`roads over the south edge`,10*Ta(e)),xa(`S-V3`,`American and allied Polish counters eliminated`,2*Ca(e,g.america)),xa(`S-V4`,`German counters eliminated`,Ca(e,g.germany)),xa(`S-V5`,`columns that the Americans were kept west`,Math.max(0,51-t))]}function ya(e,t){return[xa(`S-V6`,`Soviet counters eliminated`,2*e.killed[_.american*4+g.soviet]),xa(`S-V7`,`Polish counters of the Soviet side eliminated`,Ca(e,g.poland)),xa(`S-V8`,`town hexes`,Sa(Xn,t=>yi(e,t)===_.american)),xa(`S-V9`,`columns reached in the east`,Math.max(0,t-17))]}function ba(e){let t=Xn.filter(e=>Yn[e]===`Dresden`),n=t=>yi(e,t)===_.german,r=e=>pr.stars[e]===_.soviet&&n(e),i=!wa(e,e=>(tr[e]&k.south)!==0);return[xa(`S-V10`,`Soviets kept off the south edge`,i?20:0),xa(`S-V11`,`Dresden kept`,t.length>0&&t.every(n)?8:0),xa(`S-V12`,`Soviet counters eliminated`,2*e.killed[_.german*4+g.soviet]),xa(`S-V13`,`towns recaptured from the Soviets`,2*Sa(Xn,r))]}const xa=(e,t,n)=>({rule:e,label:t,points:n}),Sa=(e,t)=>e.reduce((e,n)=>t(n)?e+1:e,0);function Ca(e,t){let n=0;for(let r=0;r<v;r++)n+=e.killed[r*4+t];return n}function wa(e,t){let n=fa(e,_.soviet);for(let r=0;r<b;r++){let i=e.place[r];if(i>=0&&e.camp[r]===_.soviet&&t(i)&&ga(n,e,r))return!0}return!1}function Ta(e){let t=fa(e,_.soviet),n=0;for(let r=0;r<D;r++)nr[r]&k.south&&yi(e,r)===_.soviet&&t.cost[r]!==1073741823&&(n+=1);return n}function Ea(e){let t=fa(e,_.american),n=0;for(let r=0;r<b;r++){let i=e.place[r];i<0||pt[r]!==g.america||!ga(t,e,r)||(n=Math.max(n,E.line[i]))}return n}const Da={berlin:1,german:2,minimal:3,medium:4,significant:5,total:6,points:7},Oa=Da.points;function ka(e,t){!H(e)||e.exitedLevels<60||(e.verdict=Da.berlin,ja(e,t))}function Aa(e,t){e.verdict=H(e)?Pa(Na(e)):Da.points,ja(e,t)}function ja(e,t){let{rule:n,because:r,winners:i}=Ia(e);t?.push({event:`game-over`,rule:n,because:r,winners:i})}function Ma(e){let t=0,n=0;for(let r of Xn){let i=yi(e,r);i===_.german?n+=1:(i===_.soviet||i===_.american)&&(t+=1)}return{soviet:t,german:n}}function Na(e){let{soviet:t,german:n}=Ma(e);return t-n}function Pa(e){return e<=0?Da.german:e<11?Da.minimal:e<17?Da.medium:e<31?Da.significant:Da.total}const Fa=[``,``,``,`minimal`,`medium`,`significant`,`total`];function Ia(e){if(e.verdict===0)return null;if(e.verdict===Da.points)return La(e);let t=e.terms.playerOf[_.soviet];if(e.verdict===Da.berlin){let n=`${e.exitedLevels} levels of armour have left for Berlin`;return{winners:[t],rule:`N-V1`,because:n}}let n=Ma(e),r=`${n.soviet} towns Soviet, ${n.german} German`;return e.verdict===Da.german?{winners:[e.terms.playerOf[_.german]],rule:`N-V3`,because:`${r}: German victory`}:{winners:[t],rule:`N-V3`,because:`${r}: Soviet ${Fa[e.verdict]} victory`}}function La(e){let t=Ra(e),n=Math.max(...t),r=t.flatMap((e,t)=>e===n?[t]:[]),i=st.map((t,n)=>`${t} ${_a(e)[n].total}`).join(`, `);return{winners:r.length===1?r:[],rule:`S-V0`,because:i}}function Ra(e){let t=_a(e);return Array.from({length:e.terms.players},(n,r)=>{let i=t.filter((t,n)=>e.terms.playerOf[n]===r),a=i.reduce((e,t)=>e+t.total,0);return i.length>1?Math.floor(a/2):a})}function za(e){if(!Ba(e))return[`the position holds numbers that no game can reach`];let t=yr(e,x,E.names);if(t!==null)return[t];let n=[];return Ua(e,n),Ka(e,n),qa(e,n),Ja(e,n),Xa(e,n),n}function Ba(e){return F(e.place,I.exited,D-1)&&F(e.top,-1,b-1)&&F(e.below,-1,b-1)&&F(e.levels,0,2)&&F(e.camp,0,v-1)&&F(e.left,-1,288)&&F(e.allowance,0,288)&&F(e.disorganised,0,1+Ar(e)*e.terms.lastTurn)&&F(e.outOfSupply,0,200)&&F(e.control,0,wi)&&F(e.arrives,0,e.terms.lastTurn+30)&&F(e.building,0,1400)&&F(e.bridge,0,Dr.stands|Dr.pontoon|Dr.ownerMask)&&F(e.airLeft,0,60)&&F(e.airDays,0,e.terms.lastTurn)&&F(e.killed,0,b)&&F(e.battle,0,D)&&F(e.trail,-1,D)&&Va(e.missions,4,[B.supply,D+1400,255,v-1])&&Va(e.kills,4,[v,D-1,5,3])&&Ha(e)&&vr(e.flow)}function Va(e,t,n){for(let r=0;r<e.length;r++)if(!xr(e[r],0,n[r%t]))return!1;return!0}function Ha(e){return xr(e.turn,1,e.terms.lastTurn)&&xr(e.phase,z.none,z.supply)&&xr(e.player,0,e.terms.players-1)&&xr(e.verdict,0,Oa)&&xr(e.ammunition,0,10)&&e.rolls>=0&&e.revelations>=0}function Ua(e,t){let n=H(e)?Wa:Ga;for(let r=0;r<b;r++){let i=e.place[r],a=n[r];a===(i===I.unused)&&t.push(`${x[r]} does not belong in this scenario`),e.levels[r]===0!=(i===I.eliminated)&&a&&t.push(`${x[r]} has ${e.levels[r]} levels where it is`),e.levels[r]>ht[r]&&t.push(`${x[r]} has more levels than its counter`)}}const Wa=Array.from({length:b},(e,t)=>T(t,`nysa`)!==``||T(t,`nysaTurn`)!==``),Ga=Array.from({length:b},(e,t)=>T(t,`stars`)!==``);function Ka(e,t){let n=ie(e.flow,N.battle)>=0,r=e.turn>1&&!n&&e.verdict===0,i=ie(e.flow,N.march),a=i<0?-1:e.place[ae(e.flow,i,N.march.at.unit)];for(let i=0;i<D;i++){let o=e.top[i];if(o<0)continue;Jn[i]&O.lake&&t.push(`${x[o]} stands in a lake at ${E.names[i]}`);let s=e.hexFlags[i]&R.digMask;!n&&s>0&&s!==e.camp[o]+1&&t.push(`${E.names[i]} is dug in by another camp`);for(let r=e.below[o];r>=0;r=e.below[r])!n&&e.camp[r]!==e.camp[o]&&t.push(`two camps share ${E.names[i]} (S-8d)`);r&&i!==a&&Ir(e,i)>8&&t.push(`${Ir(e,i)} levels in ${E.names[i]} (3.2.1)`)}}function qa(e,t){for(let n=0;n<e.bridge.length;n++)e.bridge[n]!==0&&(dr[n]<0&&t.push(`a bridge stands where there is no water`),e.bridge[n]&Dr.stands||t.push(`a bridge that is down keeps marks of one that stands`))}function Ja(e,t){let n=0;for(let t=0;t<b;t++)e.place[t]===I.eliminated&&(n+=1);let r=e.killed.reduce((e,t)=>e+t,0);r>n&&t.push(`${r} counters are credited and ${n} are lost`)}const Ya=Array.from({length:v},()=>new Int16Array(D));function Xa(e,t){if(e.derived!==void 0){for(let e=0;e<v;e++)Ya[e].fill(0);ci(e,Ya);for(let n=0;n<v;n++){let r=e.derived.zones[n];for(let e=0;e<D;e++)r[e]!==Ya[n][e]&&t.push(`zones of control are out of date in ${E.names[e]}`)}}}function Za(e,t,n){let a=(e,t)=>i([{file:n,line:0,place:t,reason:e}]),o=t??{};if(typeof o!=`object`)return a(`options are names with values`);let s=Object.keys(o).find(t=>!e.some(e=>e.id===t));if(s!==void 0)return a(`there is no such option`,s);let c={};for(let t of e){let e=o[t.id]??t.standard;if(!t.values.includes(e))return a(`is one of ${t.values.join(`, `)}`,t.id);c[t.id]=e}return r(c)}function Qa(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[e,String(t)]))}function $a(e){return{toJSON(t){return{game:e.id,scenario:t.terms.scenario,options:Qa(t.terms.options),state:e.layout.toJSON(t)}},fromJSON(t,n){let a=(e,t)=>i([{file:`position`,line:0,place:t,reason:e}]),o=t;if(typeof o!=`object`||!o)return a(`this is not a position`);if(o.game!==e.id)return a(`this is not a position of ${e.title}`);let s=e.termsFrom(o.scenario,o.options);if(!s.ok)return s;let c=e.layout.fromJSON(o.state);if(!c.ok)return a(`is missing, misspelt or of the wrong size`,c.field);let l=e.layout.create(s.value,n,c.cells),u=e.faultsIn(l);return u.length>0?a(u[0]):r(l)}}}const eo=[`true`,`false`],to=(e,t,n,r)=>({id:e,title:t,rule:n,values:r,standard:r[0]}),no=(e,t,n)=>to(e,t,n,eo),ro=[no(`strategicMovement`,`Strategic movement`,`12.0`),no(`tacticalConcentration`,`Tactical concentration`,`13.1.1`),no(`bridges`,`Demolishing and building bridges`,`14.1.1`),no(`specialUnits`,`Stars, Volkssturm and other special units`,`15.1.1`),no(`masking`,`Hidden stacks`,`16.1.1`),to(`recovery`,`A unit disorganised in defence recovers after`,`5.6.5`,[`full-turn`,`own-combat`]),no(`outOfSupplyGrows`,`Each failed check raises the level of being out of supply`,`10.2.1`),to(`townsBarSupply`,`Towns that bar Soviet supply`,`N-7`,[`german-held`,`without-garrison`]),no(`wheelsCountInZoneS`,`Wheeled units count in zone S`,`N-V1`),to(`elbeBridges`,`Elbe bridges at the start of Two Stars`,`S-B`,[`stand`,`blown`])],io=[{id:`nysa`,title:`Nysa 1945`,turns:17,sides:[`soviet`,`german`],options:ro},{id:`stars-2`,title:`Two Stars, two players`,turns:16,sides:[`allied`,`soviet`],options:ro},{id:`stars-3`,title:`Two Stars, three players`,turns:16,sides:[`american`,`soviet`,`german`],options:ro}];function ao(e){let t=Za(ro,e,`budziszyn-1945`);if(!t.ok)return t;let n=ro.map(({id:e,values:n})=>{let r=t.value[e];return[e,n===eo?r===`true`:r]});return r(Object.fromEntries(n))}const oo={nysa:[[_.soviet,_.american],[_.german]],"stars-2":[[_.american,_.german],[_.soviet]],"stars-3":[[_.american],[_.soviet],[_.german]]},so={nysa:_.german,"stars-2":_.soviet,"stars-3":_.soviet};function co(e,t){let n=io.find(({id:t})=>t===e);if(n===void 0)return i([{file:`budziszyn-1945`,line:0,reason:`there is no scenario ${String(e)}`}]);let a=n.id,o=oo[a],s=Int8Array.from([0,1,2],e=>o.findIndex(t=>t.includes(e))),c=so[a],l=Uint8Array.from({length:9},(e,t)=>Math.floor(t/3)===c==(t%3===c)?0:1);return r({scenario:a,lastTurn:n.turns,players:n.sides.length,playerOf:s,hostile:l,options:t})}function lo(e,t){let n=ao(t);return n.ok?co(e,n.value):n}const{toJSON:uo,fromJSON:fo}=$a({id:`budziszyn-1945`,title:`Budziszyn 1945`,layout:kr,termsFrom:lo,faultsIn:za});function po(e,t){let n=Object.keys(t),r=n.map(e=>t[e]),i=Object.fromEntries(n.map((e,t)=>[e,t]));return{stage:i,run(t,n){let a=ie(t.flow,e),o=p(t.flow,e.at.stage);if(o>=r.length){f(t.flow);return}m(t.flow,e.at.stage,o+1);let s=r[o](t,n);typeof s==`string`?oe(t.flow,a,e.at.stage,i[s]):s===void 0&&o===r.length-1&&mo(t,e,a)&&f(t.flow)}}}const mo=(e,t,n)=>re(e.flow)===t.id&&ie(e.flow,t)===n;function ho(e,t){function n(n,r,i){m(n.flow,e.at.stage,r+1),t[r].open(n,i)}return{open:n,run(r,i){let a=p(r.flow,e.at.stage);a>0&&t[a-1]?.close?.(r,i),a>=t.length?f(r.flow):n(r,a,i)}}}function go(e,{count:t,each:n,after:r}){return{run(i,a){let o=p(i.flow,e);o<t(i)?(m(i.flow,e,o+1),n(i,o,a)):r===void 0?f(i.flow):r(i,a)}}}const q={targets:0,column:6,roll:7,attackerLoss:8,defenderLoss:9,attackerRetreat:10,defenderRetreat:11,marks:12,attackerKills:13,defenderKills:14,attackerDeclines:15,defenderDeclines:16,attackerAbilityPaid:17,defenderAbilityPaid:18,attackerCredit:19,defenderCredit:20,vacated:21},_o={attackerDisorganised:1,defenderDisorganised:2,attackerTests:4,succeeded:8},J={attackers:0,defenders:1},vo=e=>{let t=0;for(;t<6&&e.battle[q.targets+t]>0;)t++;return t},yo=(e,t)=>e.battle[q.targets+t]-1;function bo(e,t){for(let n=0;n<6;n++)if(yo(e,n)===t)return!0;return!1}const xo=e=>e===J.attackers?L.attacking:L.defending;function So(e,t){let n=xo(t),r=[];for(let t=0;t<b;t++)e.place[t]>=0&&V(e.unitFlags,t,n)&&r.push(t);return r}function Co(e){e.battle.fill(0),e.trail.fill(0);let t=L.attacking|L.defending|L.supporting|L.ability|L.paidAttack;for(let n=0;n<b;n++)e.unitFlags[n]&=~t}const Y={camp:0,hex:1,modifiers:2,phases:3};function wo(e,t,n){for(let r=0;r<48;r+=4)if(e.kills[r+Y.camp]===0){e.kills[r+Y.camp]=n+1,e.kills[r+Y.hex]=Math.max(0,t),e.kills[r+Y.modifiers]=5,e.kills[r+Y.phases]=e.phase===z.combat?3:2;return}}function To(e,t){let n=0;for(let r=0;r<48;r+=4)Oo(e,r,t)&&(n+=e.kills[r+Y.modifiers]);return n}function Eo(e,t,n){let r=n;for(let n=1;n<=2;n++)for(let i=0;i<48&&r>0;i+=4){if(e.kills[i+Y.phases]!==n||!Oo(e,i,t))continue;let a=Math.min(r,e.kills[i+Y.modifiers]);e.kills[i+Y.modifiers]-=a,r-=a,e.kills[i+Y.modifiers]===0&&ko(e,i)}}function Do(e){for(let t=0;t<48;t+=4)e.kills[t+Y.camp]!==0&&(--e.kills[t+Y.phases],e.kills[t+Y.phases]===0&&ko(e,t))}function Oo(e,t,n){let r=e.kills[t+Y.camp]-1;if(r<0||e.terms.playerOf[r]!==n||e.kills[t+Y.phases]>2)return!1;for(let n=0;n<vo(e);n++)if(E.distance(e.kills[t+Y.hex],yo(e,n))<=8)return!0;return!1}function ko(e,t){e.kills.fill(0,t,t+4)}const Ao=(e,t)=>vt[e.levels[t]][t],jo=(e,t)=>yt[e.levels[t]][t];function Mo(e,t,n,r,i){e.levels[t]>1?(--e.levels[t],i?.push({event:`reduced`,rule:r,unit:x[t],hex:E.names[e.place[t]]??``})):No(e,t,n,r,i)}function No(e,t,n,r,i){let a=e.place[t];i?.push({event:`eliminated`,rule:r,unit:x[t],hex:E.names[a]??``}),ui(e,t,I.eliminated),e.levels[t]=0,e.disorganised[t]=0,e.outOfSupply[t]=0,e.building[t]=0,n!==-1&&(e.killed[n*4+Po(e,t)]+=1,w[t]&&(e.camp[t]===_.german&&(e.headquartersLost+=1),wo(e,a,n)))}const Po=(e,t)=>V(e.unitFlags,t,L.defector)?g.america:pt[t];function Fo(e,t){for(let n=0;n<b;n++)e.unitFlags[n]&=~t}function Io(e,t,n){return pt[t]===g.soviet?(e.hexFlags[n]&R.hamperedMask)>>R.hamperedShift:0}function Lo(e,t){let n=bt[t]*12,r=e.outOfSupply[t]>0&&!V(e.unitFlags,t,L.paidMove)?br(n):n,i=e.phase===z.strategic?r-24:r;if(i<=0)return 0;let a=e.place[t]<0?0:Io(e,t,e.place[t]);return Math.max(12,i-a*12)}const Ro=(e,t)=>e.left[t]<0?Lo(e,t):e.left[t],zo=(e,t)=>e.left[t]<0?Lo(e,t):e.allowance[t];function Bo(e,t,n){e.left[t]=n,e.allowance[t]=n}function Vo(e,t,n){e.left[t]=Math.max(0,e.left[t]-n),e.unitFlags[t]|=L.begun}function Ho(e,t){e.left[t]=0,e.unitFlags[t]|=L.begun|L.stopped}const Uo=(e,t)=>(e.hexFlags[t]&R.digMask)!==0;function Wo(e){for(let t=e*6;t<e*6+6;t++)if(lr[t])return!0;return!1}const Go=(e,t)=>Uo(e,t)||Wo(t);function Ko(e,t){e.hexFlags[t]&=~(R.digMask|R.masked)}function qo(e,t,n){let r=(e.hexFlags[n]&R.digMask)-1;r>=0&&r!==e.camp[t]&&!Jo(e,r,n)&&Ko(e,n),li(e,t,n)}function Jo(e,t,n){for(let r=e.top[n];r>=0;r=e.below[r])if(e.camp[r]===t)return!0;return!1}function Yo(e){for(let t=0;t<D;t++)e.top[t]<0&&Ko(e,t)}function Xo(e,t,n){let r=0,i=e.top[n];if(i<0||!U(e,e.camp[t],e.camp[i]))return 0;if(!jt[t]||Et[t])return G;for(;i>=0;i=e.below[i])if(Ct[i])r+=1;else if(!w[i])return G;return r===0?0:(r+ +!!Go(e,n))*12}function Zo(e,t,n,r){if(Fr(e,e.camp[t],n)){for(r?.push({event:`overrun`,rule:`6.1.7`,unit:x[t],hex:E.names[n]});e.top[n]>=0;){let i=e.top[n];No(e,i,e.camp[t],w[i]?`9.1.5`:`6.1.7`,r)}Ko(e,n)}}function Qo(e,t){return $o(e,t)+1}function $o(e,t){let n=e.dice.below(e.rolls,t);return e.rolls+=1,n}function es(e,t,n){let r=E.neighbours[n],i=(e.hexFlags[r]&R.crossingMask)>>R.crossingShift;if(i===0||!ta(e,n))return 0;let a=ts(e,r);return a!==-1&&U(e,a,e.camp[t])?i:0}function ts(e,t){for(let n=0;n<512;n+=4)if(e.missions[n]===B.crossing&&e.missions[n+1]===t)return e.missions[n+3];return-1}function ns(e,t,n,r,i){let a=ts(e,n),o=Array.from({length:r},()=>Qo(e,6));i?.push({event:`crossing-attacked`,rule:`8.2.19`,unit:x[t],hex:E.names[n],dice:o});for(let n=o.filter(e=>e===6).length;n>0&&e.place[t]>=0;n--)Mo(e,t,a,`8.2.19`,i)}const rs=h(`5.1.2`,`that unit is not on the map`),is=h(`2.1.2`,`that unit belongs to another player`),as=h(`5.1.10`,`towed units do not attack in direct combat`),os=h(`5.1.2`,`a headquarters does not attack`),ss=h(`5.1.2`,`a resilience group holds its hex and does not attack`),cs=h(`S-8a`,`German units of the Allied player do not act on the first day`),ls=h(`5.1.1`,`a unit fights only once in a combat phase`),us=h(`5.1.2`,`units attack adjacent hexes only`),ds=h(`5.1.2`,`there is no enemy in that hex`),fs=h(`5.1.1`,`the units in that hex have fought in this combat phase`),ps=h(`6.4.5`,`a hex under ranged fire is not attacked in the same combat phase`),ms=h(`S-8g`,`a Polish unit of the Allies next to Germans must attack them`),hs=L.fought|L.fired,gs=(e,t,n)=>U(e,e.camp[t],n)||n===_.german&&V(e.unitFlags,t,L.defector),_s=(e,t)=>e.terms.scenario===`stars-2`&&e.turn===1&&e.camp[t]===_.german,vs=(e,t)=>!V(e.unitFlags,t,L.fought|L.firedUpon);function ys(e){return w[e]?os:Et[e]||Ct[e]?as:Dt[e]?ss:null}function bs(e,t){return e.place[t]<0?rs:W(e,t)===e.player?ys(t)??(V(e.unitFlags,t,hs)?ls:_s(e,t)?cs:null):is}function xs(e,t){for(let n=e.top[t];n>=0;n=e.below[n])if(vs(e,n))return n;return-1}function Ss(e,t,n){let r=e.top[n];return r>=0&&gs(e,t,e.camp[r])&&xs(e,n)>=0}function Cs(e,t,n){if(Ss(e,t,n))return null;let r=e.top[n];return r<0||!gs(e,t,e.camp[r])?ds:V(e.unitFlags,r,L.firedUpon)?ps:fs}function ws(e,t){if(!V(e.unitFlags,t,L.defector)||!Mt[t])return!1;for(let n=0;n<6;n++){let r=E.neighbours[e.place[t]*6+n];if(r>=0&&Ts(e,r)&&Ss(e,t,r))return!0}return!1}const Ts=(e,t)=>e.top[t]>=0&&e.camp[e.top[t]]===_.german;function Es(e,t,n){let r=bs(e,t);if(r!==null)return r;if(E.directionTo(e.place[t],n)<0)return us;let i=Cs(e,t,n);return i===null?!Ts(e,n)&&ws(e,t)?ms:null:i}const Ds=(e,t,n)=>Ss(e,t,n)&&(Ts(e,n)||!ws(e,t)),Os=h(`6.3.1`,`only artillery supports`),ks=h(`6.3.1`,`that gun is not on the map`),As=h(`2.1.2`,`that gun belongs to another player`),js=h(`6.3.1`,`guns support only in combat set-up`),Ms=h(`6.1.4`,`artillery fires only once in a combat phase`),Ns=h(`6.5.6`,`guns that fired a barrage do not support in the next two combat phases`),Ps=h(`S-8a`,`German units of the Allied player do not act on the first day`),Fs=h(`6.3.2`,`no attacking hex is within three hexes of that gun`),Is=h(`6.3.3`,`no defending hex is within three hexes of that gun`),Ls=h(`6.3.1`,`guns support friendly units only`),Rs=h(`6.6.1`,`a gun that is attacked itself defends with its hex`),zs=(e,t)=>V(e.unitFlags,t,L.barrage|L.barrageTwo),Bs=(e,t)=>!V(e.unitFlags,t,L.transport|L.fired|L.fought)&&!zs(e,t);function Vs(e,t,n){return Tt[t]?e.place[t]<0?ks:W(e,t)===n?V(e.unitFlags,t,L.transport)?js:zs(e,t)?Ns:Bs(e,t)?null:Ms:As:Os}function Hs(e,t,n,r){let i=Vs(e,t,e.player);return i===null?_s(e,t)?Ps:gs(e,t,e.camp[e.top[n]])?r.some(n=>E.distance(e.place[t],e.place[n])<=3)?null:Fs:Ls:i}function Us(e,t,n,r,i){let a=Vs(e,t,n);return a===null?r.includes(e.place[t])?Rs:!r.some(n=>e.camp[e.top[n]]===e.camp[t])&&!U(e,e.camp[t],i)?Ls:r.some(n=>E.distance(e.place[t],n)<=3)?null:Is:a}const Ws=h(`15.2.1`,`a resilience group has no movement points`),Gs=h(`6.2.3`,`towed artillery moves only in transport set-up`),Ks=h(`4.2.1`,`the unit has ended its movement in this phase`),qs=h(`14.3.4`,`a headquarters that builds a bridge may not move`),Js=h(`15.3.3`,`neither the infantry nor the Volkssturm that reinforced it may move`),Ys=h(`6.5.5`,`artillery that fired a barrage may not move in this movement phase`),Xs=(e,t)=>Ct[t]===1&&!V(e.unitFlags,t,L.transport);function Zs(e,t){return zs(e,t)&&e.phase===z.movement?Ys:null}function Qs(e,t){return bt[t]===0?Ws:V(e.unitFlags,t,L.stopped)?Ks:e.building[t]>0?qs:null}function $s(e,t){let n=Qs(e,t);return n===null?Xs(e,t)?Gs:V(e.unitFlags,t,L.fed)?Js:Zs(e,t):n}const ec=h(`1.1`,`there is no hex there`),tc=h(`3.1.11`,`the ground is closed to units of this kind`),nc=h(`3.1.8`,`an enemy unit stands there`),rc=h(`S-8e`,`German units may not pass through American ones`),ic=h(`N-10`,`American units may not cross the Elbe`),ac=h(`N-10`,`American units may not pass column 17`),oc=h(`S-G`,`the garrison of a city may not leave it`),sc=h(`4.2.3`,`both hexes are in the zone of control of one and the same enemy unit`),cc=h(`12.2.2`,`strategic movement never enters an enemy zone of control`),lc=Uint8Array.from(y,(e,t)=>+!!Ht(t,`starsStays`));function uc(e,t,n){let r=C[t];return r===S.none?G:j[n]===A.none||$i(e,n)?Zr[r][n]:Qr[r][n]}function dc(e,t,n){let r=E.neighbours[n];return H(e)?e.camp[t]===_.american?ar[n]?ic:E.line[r]>17?ac:null:null:lc[t]&&!pc(n,r)?oc:null}const fc=(e,t)=>H(e)?e.camp[t]===_.american:lc[t]===1;function pc(e,t){return(Jn[t]&O.city)!==0&&Yn[t]===Yn[Math.floor(e/6)]}function mc(e,t,n){let r=E.neighbours[n];return r<0?ec:uc(e,t,n)>=65535?tc:hc(e,t,r)??dc(e,t,n)??gc(e,t,n,r)}function hc(e,t,n){let r=e.top[n];return r<0||e.camp[r]===e.camp[t]?null:U(e,e.camp[t],e.camp[r])?Xo(e,t,n)>=65535?nc:null:e.camp[t]===_.german?rc:null}function gc(e,t,n,r){let i=e.camp[t];return hi(e,i,r)?e.phase===z.strategic?cc:_i(e,i,Math.floor(n/6),n%6)?sc:null:null}const _c=ji(E),vc=ji(E),yc=new Int16Array(D).fill(-1);let X,bc=0,xc=0,Sc=!0,Cc=!1,wc=Zr[0],Tc=Qr[0];const Ec=new Uint16Array(D*6).fill(G),Dc=new Int16Array(D);let Oc=Dc,kc=Dc;function Ac(e,t){X=e,bc=t,xc=zo(e,t),Sc=e.phase!==z.strategic,Cc=fc(e,t);let n=xc===0;wc=n?Ec:Zr[C[t]]??Ec,Tc=n?Ec:Qr[C[t]]??Ec,Oc=Dc,kc=Dc;for(let n=0;n<v;n++)U(e,e.camp[t],n)&&(kc=Oc,Oc=si(e).zones[n])}const jc=e=>Oc[e]>0||kc[e]>0;function Mc(e,t,n){let r=e*6+t,i=j[r]===A.none||$i(X,r)?wc[r]:Tc[r];if(i===65535)return G;let a=jc(n),o=jc(e);if(a&&!Sc||a&&o&&_i(X,X.camp[bc],e,t)||Cc&&dc(X,bc,r)!==null)return G;let s=(X.hexFlags[n]&Nc)!==0,c=s?Io(X,bc,n)*12:0,l=Math.min(i+c+(o?12:0),xc);return X.top[n]>=0?Pc(r,n,a,l):s&&es(X,bc,r)>0?l+zr:a?l+Rr:l}const Nc=R.hamperedMask|R.crossingMask;function Pc(e,t,n,r){if(hc(X,bc,t)!==null)return G;let i=r+Xo(X,bc,t);return es(X,bc,e)>0?i+zr:n||Fr(X,X.camp[bc],t)?i+Rr:i}const Fc=(e,t,n)=>Ic(X,e*6+t)?Mc(e,t,n):G,Ic=(e,t)=>sr[t]===or.secondary&&ea(e,t),Lc=(e,t)=>(C[t]===S.foot||C[t]===S.tracked)&&!V(e.unitFlags,t,L.offSecondary);function Rc(e,t){let n=$s(e,t)===null,r=n?Ro(e,t):0;return Ac(e,t),Ri(_c,E,e.place[t],r,Mc),Mi(vc,0),yc.fill(-1),n&&Lc(e,t)&&zc(e,t,r),_c}function zc(e,t,n){let r=e.place[t],i=V(e.unitFlags,t,L.moved);Ri(vc,E,r,n,Fc);for(let e=0;e<vc.count;e++){let t=vc.hexes[e];vc.cost[t]===n&&vc.ending[t]===0&&(t!==r||i)&&Bc(t,n)}}function Bc(e,t){for(let n=0;n<6;n++){let r=E.neighbours[e*6+n];r<0||Vi(_c,r)||Hr(Fc(e,n,r))||Xo(X,bc,r)>0||(yc[r]=e,_c.cost[r]=t,_c.hexes[_c.count++]=r)}}function Vc(e){return yc[e]>=0?[...Hi(vc,yc[e]),e]:Hi(vc.cost[e]<=_c.cost[e]?vc:_c,e)}const Hc=e=>Vi(_c,e)&&Vc(e).length===2;function Uc(e,t,n){let r=e.place[t];return Vr(Mc(r,n,E.neighbours[r*6+n]))}const Wc=e=>yc[e]>=0,Gc=(e,t,n)=>Fr(e,e.camp[t],n)||Lr(e,t,n)===null;function Kc(e,t){let n=Rc(e,t);for(let r=0;r<n.count;r++)if(n.hexes[r]!==e.place[t]&&Gc(e,t,n.hexes[r]))return!1;return!0}const qc=h(`10.2.3`,`the unit is in supply and has all its points`),Jc=h(`10.2.3`,`the unit has paid for its full movement already`),Yc=h(`10.2.3`,`full movement is paid for before the first point is spent`);function Xc(e,t){return e.outOfSupply[t]===0?qc:V(e.unitFlags,t,L.paidMove)?Jc:V(e.unitFlags,t,L.begun)?Yc:null}const Zc={do:`pay`,list(e,t,n){Xc(e,t)===null&&n({do:`pay`})},check:Xc,perform(e,t,n,r){e.unitFlags[t]|=L.paidMove,e.outOfSupply[t]+=1,Bo(e,t,Lo(e,t)),r?.push({event:`paid-movement`,rule:`10.2.3`,unit:x[t],level:e.outOfSupply[t]})}},Qc=new Uint8Array(D),$c=new Uint8Array(D);Gn(()=>{let e=Array.from({length:D},(e,t)=>t);el(Qc,e.filter(e=>tr[e]&k.east),ir);let t=k.south|k.west;el($c,e.filter(e=>(tr[e]&t)===t),ar)});function el(e,t,n){e.fill(0);let r=[...t];for(let t of r)e[t]=1;for(let t=r.pop();t!==void 0;t=r.pop())for(let i=t*6;i<t*6+6;i++){let t=E.neighbours[i];t<0||e[t]||n[i]||(e[t]=1,r.push(t))}}function tl(e){for(let t=e*6;t<e*6+6;t++)if(j[t]===A.bigRiver)return!0;return!1}const nl=[...`ABCDEFGHIJKLMNPQRTUVWXY`],rl=[],il=[],al=[],ol=new Int8Array(D).fill(-1);Gn(()=>{let e=nl.some(e=>Zn.includes(e)),t=e?[]:sl(),n=e?nl:t.map(e=>E.names[e]);if(n.length>31)throw RangeError(`more than 31 entry zones`);rl.splice(0,rl.length,...n);for(let n=0;n<D;n++)ol[n]=e?nl.indexOf(Zn[n]):t.indexOf(n);for(let e=0;e<n.length;e++)il[e]=Array.from(E.names,(e,t)=>t).filter(t=>ol[t]===e),al[e]=new Set(il[e].map(e=>Qc[e])).size>1});function sl(){let e={line:(E.line[0]+E.line[D-1])/2,along:E.along[D-1]/2},t=t=>Math.atan2(e.along-E.along[t],E.line[t]-e.line);return Array.from(E.names,(e,t)=>t).filter(e=>nr[e]!==0).sort((e,n)=>t(e)-t(n))}function cl(e){return e.split(`,`).reduce((e,t)=>e|ll(rl.indexOf(t)),0)}const ll=e=>e<0?0:1<<e;function ul(e,t){let n=rl.length;for(let r=0;r<=n/2;r++)if(e&(ll((t+r)%n)|ll((t-r+n)%n)))return r;return n}const dl=(e,t)=>!al[ol[t]]||Qc[t]!==0==(e===_.soviet);function fl(e,t,n){return il[n].every(n=>!dl(t,n)||xi(e,t,n))}const pl=e=>il[e],ml=Jr.map(()=>new Uint16Array(D)),hl=new Uint8Array(D);Gn(()=>{for(let e=0;e<D;e++){let t=[0,1,2,3,4,5].map(t=>e*6+t).filter(e=>E.neighbours[e]>=0),n=nr[e]===0?or.none:Math.max(...t.map(e=>sr[e]));hl[e]=+(n===or.secondary);for(let r=0;r<ml.length;r++){let i=Jr[r][gr(t[0])],a=t.filter(e=>n>or.none&&sr[e]===n).map(e=>Xr[r][e]);ml[r][e]=Math.min(i,...a)}}});const gl=(e,t)=>(e.hexFlags[t]&R.enteredMask)>>R.enteredShift,_l=(e,t,n)=>Math.ceil((gl(e,n)+e.levels[t])/8);function vl(e,t,n,r){let i=C[t];if(i===S.none||ml[i][n]===65535)return G;let a=ml[i][n]+Io(e,t,n)*12,o=_l(e,t,n);return o===1?Math.min(a,r):a*o}function yl(e,t,n){e.hexFlags[n]+=e.levels[t]<<R.enteredShift}function bl(e){for(let t=0;t<D;t++)ol[t]>=0&&(e.hexFlags[t]&=~R.enteredMask)}const xl=h(`2.1.2`,`this cannot be done at this point of the sequence of play`),Sl=h(`2.1.2`,`the decision is another player’s`),Cl=h(`2.1.3`,`the game is over`),wl=h(`2.1.2`,`this is not an action of the game`),Tl=h(`1.2b`,`there is no such unit`),El=h(`1.1`,`there is no such hex on the map`);function Z(e){return typeof e==`string`?lt.indexOf(e):-1}function Q(e){return typeof e==`string`?E.indexOf(e):-1}const Dl=h(`2.1.2`,`this unit is another player’s`),Ol=h(`S-8a`,`on the first day only American units may move`),kl=h(`S-8b`,`German units have begun to move, so the Americans are done`),Al=h(`3.1.5`,`the unit has no movement points left`),jl=h(`2.2-3`,`the unit is marked for strategic movement`),Ml=h(`2.2-5`,`only units that were marked in the movement phase move strategically`),Nl=h(`12.2.1`,`a unit in an enemy zone of control makes no strategic movement`);function Pl(e,t){return _s(e,t)?Ol:e.germansMove===1&&e.camp[t]!==_.german?kl:null}function Fl(e,t){e.terms.scenario===`stars-2`&&e.camp[t]===_.german&&(e.germansMove=1)}const Il=(e,t)=>e.left[t]!==0||Xc(e,t)===null||V(e.unitFlags,t,L.moved)&&Lc(e,t);function Ll(e,t){return V(e.unitFlags,t,L.marked)?e.left[t]<0&&hi(e,e.camp[t],e.place[t])?Nl:$s(e,t):Ml}function Rl(e,t){return V(e.unitFlags,t,L.marked)?jl:Qs(e,t)??(Ct[t]?Zs(e,t):null)}function zl(e,t){if(e.place[t]<0)return Tl;if(W(e,t)!==e.player)return Dl;let n=Pl(e,t)??(e.phase===z.strategic?Ll(e,t):Rl(e,t));return n===null?Il(e,t)?null:Al:n}const Bl={do:`begin`,list(e,t,n){for(let t=0;t<b;t++)zl(e,t)===null&&n({do:`begin`,unit:x[t]})},check(e,t,n){let r=Z(n.unit);return r<0?Tl:zl(e,r)},perform(e,t,n){let r=Z(n.unit);e.left[r]<0&&Bo(e,r,Lo(e,r)),d(e.flow,N.march,r)}},Vl=L.begun|L.moved|L.stopped|L.offSecondary|L.paidMove|L.fed;function Hl(e){Fo(e,Vl),e.left.fill(-1),e.allowance.fill(0),e.germansMove=0,bl(e)}function Ul(e,t,n,r){for(let i=0;i<e.length;i++)e[i].list(t,n,r)}function Wl(e,t,n,r){let i=e.find(e=>e.do===r.do);return i===void 0?xl:i.check(t,n,r)}function Gl(e,t,n,r,i){e.find(e=>e.do===r.do).perform(t,n,r,i)}const Kl=h(`3.2.1`,`more than eight combat efficiency levels are in this hex: units must leave it first`),ql=h(`3.2.1`,`a hex holds more than eight combat efficiency levels, and a unit could leave it`),Jl=(e,t)=>Ir(e,t)>8,Yl=(e,t)=>Jl(e,e.place[t])&&!Kc(e,t)?Kl:null;function Xl(e){for(let t=0;t<b;t++){let n=e.place[t];if(!(n<0||!Jl(e,n))&&zl(e,t)===null&&!Kc(e,t))return ql}return null}const Zl=(e,t)=>e.place[t]>=0&&!w[t]&&e.disorganised[t]===0;function Ql(e,t,n,r){Zl(e,t)&&(e.disorganised[t]=jr(e),r?.push({event:`disorganised`,rule:n,unit:x[t]}))}function $l(e,t){e.disorganised[t]>0&&(e.disorganised[t]=jr(e))}function eu(e,t,n,r){let i=t.filter(t=>Zl(e,t));if(i.length===0)return;let a=[Qo(e,6),Qo(e,6)],o=a[0]+a[1];r?.push({event:`morale-test`,rule:n,units:i.map(e=>x[e]),dice:a});for(let t of i)o>=Rt[t]&&Ql(e,t,`5.6.2`,r)}function tu(e){for(let t=0;t<b;t++)e.disorganised[t]>0&&nu(e,t)&&(e.disorganised[t]=0)}function nu(e,t){let n=jr(e)-e.disorganised[t];return n>=Ar(e)?!0:e.terms.options.recovery!==`own-combat`||e.phase!==z.combat?!1:n>0&&n%6==0&&e.player===W(e,t)}const ru=h(`N-A1`,`the first American regiment comes on 25 April`),iu=h(`N-A1`,`only one American regiment comes each day`),au=h(`N-A1`,`only American regiments come`),ou=h(`N-10`,`American units keep to their bank of the Elbe and to the columns up to 17`);function su(e,t){return y[t].size===`regiment`?e.turn<10?ru:e.americansToday>0?iu:null:au}function cu(e,t,n){return t!==_.american||!H(e)||$c[n]&&E.line[n]<=17?null:ou}function lu(e,t,n){t===_.american&&H(e)&&(e.hexFlags[n]|=R.americanEntry,ki(e,n,t))}const uu=h(`N-R3`,`no further unit of this type of 52nd Army has crossed the Nysa`),du=h(`N-R3`,`28th Army enters in movement phases`),fu={infantry:0,artillery:1,headquarters:2,armour:3},pu=e=>w[e]?fu.headquarters:Tt[e]?fu.artillery:y[e].type===`infantry`?fu.infantry:fu.armour,mu=(e,t)=>pt[e]===g.soviet&&zt[e]===t,hu=e=>mu(e,`28`);function gu(e){if(H(e))for(let t=0;t<b;t++)!mu(t,`52`)||e.place[t]<0||Qc[e.place[t]]||V(e.unitFlags,t,L.crossed)||(e.unitFlags[t]|=L.crossed,e.credit[pu(t)]+=1)}function _u(e,t){return e.phase===z.movement?e.credit[pu(t)]===0?uu:null:du}function vu(e,t){--e.credit[pu(t)]}const yu=h(`11.1.1`,`this unit is no reinforcement`),bu=h(`11.1.1`,`this unit is not due yet`);function xu(e,t){return W(e,t)===e.player?e.place[t]===I.waiting?e.arrives[t]>e.turn?bu:Pl(e,t):e.place[t]===I.onCall?Su(e,t):yu:Sl}function Su(e,t){return e.camp[t]===_.american?su(e,t):hu(t)?_u(e,t):yu}function Cu(e,t){e.place[t]===I.onCall&&(e.camp[t]===_.american?e.americansToday+=1:vu(e,t))}function wu(e,t){e.arrives[t]=0,e.zone[t]=0}const Tu=h(`11.1.2`,`there is no such entry zone`),Eu=h(`11.2.2`,`the unit waits at this zone`),Du=h(`11.2.2`,`a unit goes round the map by at most three zones in a turn`),Ou=h(`N-A1`,`the American regiment of the day comes in or does not come`);function ku(e,t,n){if(e.place[t]===I.onCall&&e.camp[t]===_.american)return Ou;let r=ul(e.zone[t],n);return r===0?Eu:r>3?Du:null}const Au=e=>typeof e.zone==`string`?rl.indexOf(e.zone):-1,ju={do:`shift`,list(e,t,n){for(let t=0;t<b;t++)if(!(e.place[t]>=0||xu(e,t)!==null))for(let r=0;r<rl.length;r++)ku(e,t,r)===null&&n({do:`shift`,unit:x[t],zone:rl[r]})},check(e,t,n){let r=Z(n.unit);if(r<0)return Tl;let i=Au(n);return xu(e,r)??(i<0?Tu:ku(e,r,i))},perform(e,t,n,r){let i=Z(n.unit);Cu(e,i),ui(e,i,I.waiting),e.zone[i]=ll(Au(n)),e.arrives[i]=e.turn+1,r?.push({event:`shifted`,rule:`11.2.2`,unit:x[i],zone:n.zone})}},Mu=h(`11.1.2`,`units enter only by the hexes of entry zones`),Nu=h(`11.1.2`,`this unit enters by another zone`),Pu=h(`11.1.2`,`in this zone the Soviets enter east of the Nysa and all others west of it`),Fu=h(`11.1.4`,`the enemy controls the whole zone`),Iu=h(`3.1.11`,`the ground is closed to units of this kind`),Lu=h(`12.2.2`,`strategic movement never enters an enemy zone of control`),Ru=h(`12.2.3`,`without its two points the unit has none left`),zu=h(`11.1.5`,`the unit has not the movement points to enter behind the stacks before it`);function Bu(e,t,n){let r=Lo(e,t);return ul(e.zone[t],ol[n])===0?r:r/2}function Vu(e,t,n){return ol[n]<0?Mu:ul(e.zone[t],ol[n])>1?Nu:fl(e,e.camp[t],ol[n])&&!Hu(e,t,n)?Fu:dl(e.camp[t],n)?cu(e,e.camp[t],n):Pu}const Hu=(e,t,n)=>e.place[t]===I.onCall&&e.camp[t]===_.american&&ul(e.zone[t],ol[n])===0;function Uu(e,t,n){if(Fr(e,e.camp[t],n))return nc;if(Lo(e,t)===0)return Ru;let r=vl(e,t,n,Lo(e,t));return r>=65535?Iu:e.phase===z.strategic&&hi(e,e.camp[t],n)?Lu:r>Bu(e,t,n)?zu:Wu(e,t,n)}function Wu(e,t,n){let r=Lr(e,t,n);if(r===null||Pr(e,n)!==e.camp[t])return r;let i=e.copy();return Gu(i,t,n),Kc(i,t)?r:null}function Gu(e,t,n){let r=vl(e,t,n,Lo(e,t)),i=Bu(e,t,n);Bo(e,t,Lo(e,t)),e.left[t]=i,Vo(e,t,r),yl(e,t,n),Cu(e,t),wu(e,t),qo(e,t,n),e.unitFlags[t]|=Ku(e,t,n)}function Ku(e,t,n){let r=L.moved;return hi(e,e.camp[t],n)&&(r|=L.stopped),hl[n]||(r|=L.offSecondary),Ct[t]&&(r|=L.transport),e.phase===z.strategic&&(r|=L.marked),r}const qu={do:`enter`,list(e,t,n){for(let t=0;t<b;t++)if(!(e.place[t]>=0||xu(e,t)!==null))for(let r=0;r<rl.length;r++)ul(e.zone[t],r)<=1&&Ju(e,t,r,n)},check(e,t,n){let r=Z(n.unit),i=Q(n.at);return r<0?Tl:i<0?El:xu(e,r)??Vu(e,r,i)??Uu(e,r,i)},perform(e,t,n,r){let i=Z(n.unit),a=Q(n.at);Gu(e,i,a),$l(e,i),Fl(e,i),lu(e,e.camp[i],a),r?.push({event:`entered`,rule:`11.1.2`,unit:x[i],hex:E.names[a]}),d(e.flow,N.march,i,1)}};function Ju(e,t,n,r){for(let i of pl(n))Vu(e,t,i)===null&&Uu(e,t,i)===null&&r({do:`enter`,unit:x[t],at:E.names[i]})}const Yu=[qu,ju],Xu=[ut(`de-hqIV`),ut(`de-artIV`)],Zu=Xu.reduce((e,t)=>e+ht[t],0),Qu=h(`N-11`,`the Germans have lost no headquarters`),$u=h(`N-11`,`the replacement has been placed; it comes once in a game`),ed=h(`N-11`,`it is placed in a town that the Germans control`),td=h(`N-11`,`the town is in an enemy zone of control`),nd=h(`3.2.1`,`a hex holds at most eight combat efficiency levels`);function rd(e){return!H(e)||e.phase!==z.movement?xl:W(e,Xu[0])===e.player?e.replaced===0?e.headquartersLost===0||e.place[Xu[0]]!==I.onCall?Qu:null:$u:Sl}function id(e,t){if(Yn[t]===``||yi(e,t)!==_.german)return ed;let n=Pr(e,t);return n!==-1&&n!==_.german?ed:hi(e,_.german,t)?td:Ir(e,t)+Zu>8?nd:null}const ad=[{do:`replace`,list(e,t,n){if(rd(e)===null)for(let t of Xn)id(e,t)===null&&n({do:`replace`,at:E.names[t]})},check(e,t,n){let r=Q(n.at);return rd(e)??(r<0?El:id(e,r))},perform(e,t,n,r){e.replaced=1;for(let t of Xu)Ct[t]&&(e.unitFlags[t]|=L.transport),li(e,t,Q(n.at)),r?.push({event:`placed`,rule:`N-11`,unit:x[t],hex:n.at})}}],od=h(`12.0`,`this game is played without the chapter on bridges`),sd=h(`14.1.1`,`there is no water between these two hexes`),cd=h(`14.1.1`,`a bridge stands there`),ld=h(`4.2.1`,`the unit cannot spend any more movement points in this phase`);function ud(e,t,n){let r=Q(n.to);if(r<0)return-1;let i=E.directionTo(e.place[t],r),a=e.place[t]*6+i;return i>=0&&M[a]>=0?a:-1}const dd=h(`14.3.2a`,`only a headquarters can bridge a big river`),fd=h(`14.3.2a`,`it must have ended its supply phase on this bank of the river`),pd=h(`14.3.2b`,`building is declared in the movement phase`),md=h(`14.3.2b`,`building takes all the movement points of the headquarters`),hd=h(`14.2.3`,`over a stream bridges are only rebuilt`),gd=h(`14.3.3`,`another headquarters is building this bridge`),_d=(e,t)=>w[t]!==0&&e.place[t]>=0&&W(e,t)===e.player;function vd(e){for(let t=0;t<b;t++)_d(e,t)&&(tl(e.place[t])?e.unitFlags[t]|=L.onBank:e.unitFlags[t]&=~L.onBank)}function yd(e,t,n){return e.terms.options.bridges?w[t]?e.phase===z.movement?n<0?sd:j[n]===A.bigRiver?$i(e,n)?cd:V(e.unitFlags,t,L.onBank)?e.left[t]<e.allowance[t]?md:bd(e,t,M[n])?gd:null:fd:hd:pd:dd:od}function bd(e,t,n){for(let r=0;r<b;r++)if(e.building[r]===n+1&&W(e,r)===W(e,t))return!0;return!1}const xd={do:`build`,list(e,t,n){if(!w[t])return;let r=e.place[t];for(let i=r*6;i<r*6+6;i++)M[i]>=0&&yd(e,t,i)===null&&n({do:`build`,to:E.names[E.neighbours[i]]})},check:(e,t,n)=>yd(e,t,ud(e,t,n)),perform(e,t,n){e.building[t]=M[ud(e,t,n)]+1,e.unitFlags[t]&=~L.onBank,Ho(e,t)}};function Sd(e,t){Cd(e);for(let n=0;n<b;n++){if(e.building[n]===0||!_d(e,n))continue;let r=e.building[n]-1;e.building[n]=0,ia(e,r,e.camp[n]),Ho(e,n),t?.push({event:`bridge-built`,rule:`14.3.2c`,unit:x[n],from:E.names[na(r)],to:E.names[ra(r)]})}}function Cd(e){for(let t=0;t<b;t++){if(e.building[t]===0)continue;let n=e.building[t]-1;e.bridge[n]===0&&wd(e,t,n)||(e.building[t]=0)}}function wd(e,t,n){let r=e.place[t],i=na(n)===r?ra(n):na(n);return Fr(e,e.camp[t],i)?!1:!hi(e,e.camp[t],i)||Td(e,e.camp[t],r)&&Td(e,e.camp[t],i)}function Td(e,t,n){for(let r=e.top[n];r>=0;r=e.below[r])if(e.camp[r]===t&&jt[r])return!0;return!1}const Ed=h(`12.0`,`this game is played without hidden stacks`),Dd=h(`2.1.2`,`this stack is another player’s`),Od=h(`16.1.1`,`the unit lies on top already, or was laid there in this phase`),kd=h(`16.1.2`,`there is no stack in this hex`),Ad=h(`16.1.2`,`the stack is masked already`),jd=h(`16.1.2`,`the stack is not masked`),Md=h(`16.1.2`,`this mask was changed in this phase already`);function Nd(e,t){return e.terms.options.masking?t<0||e.place[t]<0?Tl:W(e,t)===e.player?e.top[e.place[t]]===t||V(e.unitFlags,t,L.topped)?Od:null:Dd:Ed}function Pd(e,t,n){return e.terms.options.masking?t<0?El:e.top[t]<0?kd:W(e,e.top[t])===e.player?V(e.hexFlags,t,R.remasked)?Md:(e.hexFlags[t]&R.masked)===n?n===0?jd:Ad:null:Dd:Ed}const Fd={do:`top`,list(e,t,n){for(let t=0;t<b;t++)Nd(e,t)===null&&n({do:`top`,unit:x[t]})},check:(e,t,n)=>Nd(e,Z(n.unit)),perform(e,t,n){let r=Z(n.unit);ai(e,r),e.unitFlags[r]|=L.topped}};function Id(e,t){return{do:e,list(n,r,i){for(let r=0;r<b;r++){let a=n.place[r];a<0||n.top[a]!==r||Pd(n,a,t)!==null||i({do:e,hex:E.names[a]})}},check:(e,n,r)=>Pd(e,Q(r.hex),t),perform(e,n,r){let i=Q(r.hex);e.hexFlags[i]=e.hexFlags[i]&~R.masked|t|R.remasked}}}const Ld=[Fd,Id(`mask`,R.masked),Id(`unmask`,0)];function Rd(e){for(let t=0;t<b;t++)e.unitFlags[t]&=~L.topped;for(let t=0;t<D;t++)e.hexFlags[t]&=~R.remasked}const zd={do:`end`,list(e,t,n){Xl(e)===null&&n({do:`end`})},check:Xl,perform:e=>f(e.flow)},Bd=[Bl,...Yu,...ad,...Ld,zd],Vd={side:e=>e.player,list:(e,t)=>Ul(Bd,e,-1,t),check:(e,t)=>Wl(Bd,e,-1,t),perform:(e,t,n)=>Gl(Bd,e,-1,t,n)};function Hd(e,t){Sd(e,t)}function Ud(e){Hl(e),Rd(e);for(let t=0;t<b;t++)W(e,t)===e.player&&(e.unitFlags[t]&=~L.retreated)}function Wd(e,t,n){let r=Gd(e,t),i=(e-r)/t;return r===0||n===`down`?i:n===`up`||r*2>=t?i+1:i}function Gd(e,t){let n=e%t;return n<0?n+t:n}function Kd(e,t){return Wd(e,2,t)}const qd=(e,t)=>e*2>=t,Jd=(e,t)=>e*2>t;function Yd(e,t){let n=e.from,r=n.length-1;for(;r>0&&n[r]>t;)r--;return r}const Xd=(e,t)=>e<0?0:e>=t?t-1:e;function Zd(e,t,n){return t<=0?1e9:e<=0?-1e9:e>=t?Wd(e,t,n===`defender`?`down`:`nearest`)-1:1-Wd(t,e,n===`defender`?`up`:`nearest`)}const Qd=/^(\d+):(\d+)$/,$d=/[+-]?\d+/;function ef(e){let t=Qd.exec(e);return t===null?Number($d.exec(e)?.[0]??NaN):tf(Number(t[1]),Number(t[2]))}function tf(e,t){return t===1&&e>=1?e-1:e===1&&t>=1?1-t:NaN}function nf(e){if(e.length===0)return`there is no heading`;for(let t=0;t<e.length;t++){if(Number.isNaN(ef(e[t])))return`"${e[t]}" is not a differential, odds or a range`;if(t>0&&ef(e[t-1])>=ef(e[t]))return`"${e[t]}" does not lie above "${e[t-1]}"`}return null}function rf(e,t,n){let r=e.highestRoll-e.lowestRoll+1,i=Xd(n-e.lowestRoll,r);return e.cells[i*e.columns+Xd(t,e.columns)]}function af(e,t,n){return e.results[rf(e,t,n)]}function of(e,t,n){return e.printed[rf(e,t,n)]}const sf=e=>Object.values(e.headings)[0],cf=/^(\d{1,3})(?:-(\d{1,3}))?$/,lf=/^[-=+|\s]*$/,uf=/\s*\|\s*|\s{2,}/;function df(e,t,n){let r=Ue(t),i=pf(e,r),o=i[0]?.cells.length??0;for(let e of i)e.cells.length!==o&&r.report(`ragged-table`,e.number,`${e.cells.length} cells, not ${o}`,e.label);let s=hf(i,r),c=gf(i,r),l=c[0]?.roll??0,u=l+c.length-1,ee=_f(c,n,r);return a({headings:s,columns:o,lowestRoll:l,highestRoll:u,...ee},r.faults)}function ff(e,t){return c(df(e,`combat table`,t))}function pf(e,t){let n=[];for(let[r,i]of e.split(`
`).entries()){let e=i.replace(/#.*/,``);if(lf.test(e))continue;let[a,...o]=mf(e);o.length===0?t.report(`no-label`,r+1,`a line is a label, a | and its cells`):n.push({number:r+1,label:a,cells:o})}return n}function mf(e){let t=e.indexOf(`|`);if(t<0)return[e];let n=e.slice(t+1).trim();return[e.slice(0,t).trim(),...n.split(uf)]}function hf(e,t){let n=/* @__PURE__ */ new Map;for(let r of e){if(cf.test(r.label))continue;let e=n.has(r.label)?`there are two lines of this name`:nf(r.cells);e!==null&&t.report(`bad-heading`,r.number,e,r.label),n.set(r.label,{labels:r.cells,from:r.cells.map(ef)})}return n.size===0&&t.report(`no-heading`,0,`the table has no line of headings`),Object.fromEntries(n)}function gf(e,t){let n=[];for(let r of e){let e=cf.exec(r.label);if(e===null)continue;let i=Number(e[1]),a=n.length===0?i:n[n.length-1].roll+1;i!==a&&t.report(`missing-roll`,r.number,`the row for ${a} is expected here`,r.label);for(let t=i;t<=Number(e[2]??i);t++)n.push({roll:t,line:r})}return n.length===0&&t.report(`no-row`,0,`the table has no row`),n}function _f(e,t,n){let r=[],i=[],a=(e,a)=>{let o=r.indexOf(e);if(o>=0)return o;let s=t(e);return s===null?n.report(`bad-cell`,a.number,`"${e}" is not a result`,a.label):i.push(s),r.push(e)-1},o=e.flatMap(e=>e.line.cells.map(t=>a(t,e.line)));return{results:i,printed:r,cells:Uint16Array.from(o)}}const vf=/^(?:([AD])([1-9]))?(D)?(•)? ?(?:-([1-9])?(D)?(•)?)?$/;function yf(e,t){let n=vf.exec(e);if(n===null||e===``)return null;let[,r,i,a,o,s,c,l]=n;return r!==void 0&&r!==t?null:{losses:Number(s??0),retreat:Number(i??0),disorganised:(a??c)!==void 0,tests:(o??l)!==void 0}}function bf(e){let[t,n]=e.split(`/`),r=yf(t,`A`),i=yf(n??``,`D`);return r===null||i===null?null:{attacker:r,defender:i}}function xf(e){let t=e.trim().split(`
`).filter(e=>!e.includes(`--+--`)).map(e=>e.trim().split(/\s*\|\s*|\s{2,}/));return t[0].map((e,n)=>`${e} | ${t.slice(1).map(e=>e[n]).join(`  `)}`).join(`
`)}const Sf=ff(xf(`
  odds | 2          3        4        5        6        7        8         9         10        11       12
  -----+----------------------------------------------------------------------------------------------------------
  1:4  | -1/-1D     -1/-     A1•/-    A1 -1/-  A1 -1/-  A2 -1/-  A2 -2/-1  A2 -2/-   A2 -2/-   A2 -2/-  A2D -2/-1
  1:3  | -1/D1D     -1/D1    •/-1     -1/-     A1•/-    A1/-     A1 -1/-   A2 -1/-1  A2 -2/-   A2 -2/-  A2D -2/-1
  1:2  | -1/D1D     •/D1     •/D1     -1/-1    -1/-1    A1/-     A1/-      A1 -1/-   A2 -1/-1  A2 -2/-  A2D -2/-1
  1:1  | -1/D2D     •/D2     •/D1     •/D1     -/D1     -1/-1    -1/-1     -1/-      A1/-      A1 -1/-  A2D -1/-1
  2:1  | -1/D3D     •/D2 -1  •/D2     •/D2     -/D2     -/D1     -/D1      -1/D1     -1/D1 -1  -1/-1    D -1/-1
  3:1  | -1/D3D     •/D3 -1  •/D3     •/D2     -/D2     -/D2     -/D2      -/D1      -1/D1 -1  -1/-1    D -1/-1
  4:1  | -1/D3D     •/D3 -1  •/D3     -/D3     -/D2     -/D2     -/D2      •/D2 -1   -1/D2     -1/D1    D -1/-1
  5:1  | -1/D4D     •/D3 -1  •/D3     -/D3     -/D3     -/D2     -/D2      •/D2 -1   -/D2      -1/D2    D -1/D1
  6:1  | -1/D4D     •/D4 -1  •/D3     -/D3     -/D3     -/D3     -/D2 -1   •/D2      -/D2      -1/D2    D -1/D2
  7:1  | -1/D4D     •/D4 -1  •/D4 -1  -/D3     -/D3     -/D3     -/D3 -1   -/D2      •/D2      -1/D2    D -1/D2
  8:1  | -1/D4D     •/D4 -1  •/D4 -1  -/D4     -/D3     -/D3 -1  -/D3      -/D3      •/D2      -1/D2    D -1/D2
  9:1  | -1/D5D     •/D4 -1  •/D4 -1  -/D4     -/D4     -/D3 -1  -/D3 -1   -/D3      •/D3      -1/D2    D -1/D2
  10:1 | -1/D5D -1  •/D5 -1  •/D4 -1  -/D4 -1  -/D4 -1  -/D4     -/D3      -/D3      -/D3      •/D3     D -1/D2
  `),bf),Cf=Sf.columns-1,wf=e=>yf(e,``),Tf=ff(`
  SP   | 1-2    3-5    6-8    9-12   13-16  17+
  -----+----------------------------------------
  2    | -      -1     -1D    -1D    -2     -2D
  3    | -      -      -1     -1D    -1D    -2
  4    | -      -      -      -1     -1D    -1D
  5    | -      -      -      -1     -1     -1
  6    | -      -      -      -      -1     -1
  7    | -      -      -      -      -1     -1
  8    | -      -      -      -      -1     -1
  9    | -      -      -      -1     -1     -1
  10   | -      -      -1     -1     -1     -1D
  11   | -      -1     -1     -1D    -1D    -2
  12   | -1     -1     -1D    -1D    -2     -2D
  `,wf),Ef=ff(`
  SP   | 1-2    3-5    6-8    9-12   13-16  17+
  -----+----------------------------------------
  2    | -1     -1     -1D    -1D    -2     -2
  3    | -      D      -1D    -1D    -1D    -1D
  4    | -      •      •      D      D      -1D
  5    | -      -      •      •      •      -1•
  6    | -      -      -      -      •      -1
  7    | -      -      -      -      -      -1
  8    | -      -      -      -      •      -1
  9    | -      -      -      •      D      -1•
  10   | -      -      •      D      -1D    -1D
  11   | -      •      -1     -1D    -1D    -1D
  12   | •      D      -1D    -1D    -2     -2
  `,wf),Df=ff(`
  SP   | 1-2    3-5    6-8    9-12   13-16  17+
  -----+----------------------------------------
  2    | D      D      D      D      D      D
  3    | -      D      D      D      D      D
  4    | -      -      D      D      D      D
  5    | -      -      -      D      D      D
  6    | -      -      -      -      D      D
  7    | -      -      -      -      -      D
  8    | -      -      -      -      D      D
  9    | -      -      -      D      D      D
  10   | -      -      D      D      D      D
  11   | -      D      D      D      D      D
  12   | -      D      D      D      D      D
  `,e=>e===`D`||e!==`-`&&null),Of=(e,t,n)=>af(e,Yd(sf(e),t),n);function kf(e,t,n){let r=Array(v).fill(0);for(let i of t)r[e.camp[i]]+=n(e,i);if(t.every(t=>r[e.camp[t]]===0))return e.camp[t[0]];let i=Math.max(...r);return r[_.american]===i?_.american:r.indexOf(i)}const Af=[`none`,`offensive-support`,`defensive-support`,`air-attack`,`object`,`hamper-movement`,`crossing`,`supply`],jf=(e,t)=>e.missions[t],Mf=(e,t)=>e.missions[t+1],Nf=(e,t)=>e.missions[t+2],Pf=(e,t)=>e.missions[t+3];function Ff(e,t){for(let n=0;n<512&&e.missions[n]!==B.none;n+=4)t(n)}const If=(e,t,n)=>(e*8+t)*D*4+n,Lf=(e,t)=>If(Pf(e,t),jf(e,t),Mf(e,t));function Rf(e,t,n,r){let i=If(t,n,r),a=0;for(;e.missions[a]!==B.none&&Lf(e,a)<i;)a+=4;return a}function zf(e,t,n,r){let i=Rf(e,t,n,r);return e.missions[i]!==B.none&&Lf(e,i)===If(t,n,r)?Nf(e,i):0}function Bf(e,t,n,r,i){let a=Rf(e,t,n,r);(e.missions[a]===B.none||Lf(e,a)!==If(t,n,r))&&(e.missions.copyWithin(a+4,a,508),e.missions.set([n,r,0,t],a)),e.missions[a+2]+=i}function Vf(e,t){e.missions.copyWithin(t,t+4),e.missions.fill(0,508)}function Hf(e,t){let n=0;for(;n<512&&e.missions[n]!==B.none;)t(n)?Vf(e,n):n+=4}function Uf(e,t,n,r){let{playerOf:i}=e.terms,a=0;for(let o=0;o<512&&e.missions[o]!==B.none;o+=4)jf(e,o)===t&&Mf(e,o)===n&&i[Pf(e,o)]===i[r]&&(a+=Nf(e,o));return a}function Wf(e,t,n){Hf(e,r=>jf(e,r)===B.offensiveSupport&&Mf(e,r)===t&&e.terms.playerOf[Pf(e,r)]===n)}function Gf(e){let t=[];for(let n=0;n<vo(e);n++)t.push(yo(e,n));return t}function Kf(e,t){let n=[];for(let r of t)for(let t=e.top[r];t>=0;t=e.below[t])vs(e,t)&&n.push(t);return n}const qf=(e,t,n)=>e.top[n]>=0&&gs(e,t,e.camp[e.top[n]]);function Jf(e,t,n,r){let i=e.terms.playerOf.indexOf(n),a=0;for(let n of r)a+=Uf(e,t,n,i);return a}const Yf=(e,t,n)=>t.length===0?0:Jf(e,B.offensiveSupport,W(e,t[0]),n);function Xf(e,t){let n=0;for(let r of t)e.top[r]>=0&&(n+=Uf(e,B.defensiveSupport,r,e.camp[e.top[r]]));return n}const Zf=L.attacking|L.defending|L.supporting;function Qf(e){let{place:t,unitFlags:n}=e,r=Gf(e),i={units:[],support:[],abilities:[]},a={units:[],support:[],abilities:[]},o=[];for(let s=0;s<b;s++){let c=n[s];if((c&Zf)===0||t[s]<0)continue;let l=(c&L.supporting)!==0,u=(l?qf(e,s,r[0]):(c&L.attacking)!==0)?i:a;l?u.support.push(s):u.units.push(s),c&L.ability&&u.abilities.push(s),c&L.paidAttack&&o.push(s)}return{targets:r,attack:{...i,air:Yf(e,i.units,r),kills:e.battle[q.attackerKills],declines:e.battle[q.attackerDeclines]!==0},defence:{...a,units:a.units.length>0?a.units:Kf(e,r),air:Xf(e,r),kills:e.battle[q.defenderKills],declines:e.battle[q.defenderDeclines]!==0},paid:o}}function $f(e,t=1){let n=[1];for(let t of e)n=ep(n,t);return{lowest:t*e.length,ways:n,of:n.reduce((e,t)=>e+t,0)}}function ep(e,t){let n=Array(e.length+t-1).fill(0);for(let r=0;r<e.length;r++)for(let i=0;i<t;i++)n[r+i]+=e[r];return n}$f([6]),$f([6,6]),$f([6,6,6]),$f([10]);function tp(e,t,n){return Object.freeze({rule:e,label:t,columns:n})}const np={};function rp(e){let t=0;for(let n=0;n<e.length;n++)e[n].columns>0&&(t+=e[n].columns);return t}function ip(e){let t=0;for(let n=0;n<e.length;n++)e[n].columns<0&&(t+=e[n].columns);return t}const ap=(e,t)=>Math.min(rp(e),t.mostRight??1/0),op=(e,t)=>Math.max(ip(e),-(t.mostLeft??1/0));function sp(e,t,n,r=np){return cp(e,ap(t,r),op(t,r),n,r)}function cp(e,t,n,r,i=np){let a=lp(i.clampBefore===!1?e:Xd(e,r),t,n,r,i.order??`net`);return i.clampAfter===!1?a:Xd(a,r)}function lp(e,t,n,r,i){return i===`net`?e+t+n:i===`attackerFirst`?Math.min(e+t,r-1)+n:Math.max(e+n,0)+t}const up=new Uint8Array(D);Gn(e=>{for(let t=0;t<D;t++)up[t]=Wo(t)?Number(e.feature(t,`works`)??3):0});const dp=(e,t)=>lr[t*6+E.directionTo(t,e)]===1,fp=(e,t,n)=>e.disorganised[t]>0?Kd(n,`up`):n;function pp(e,t,n=V(e.unitFlags,t,L.paidAttack)){let r=fp(e,t,Ao(e,t));return e.outOfSupply[t]>0&&!n?Kd(r,`up`):r}const mp=(e,t)=>fp(e,t,jo(e,t)),hp=(e,t,n,r)=>n&&e.outOfSupply[t]>0?r?`10.2.3`:`10.2.2`:e.disorganised[t]>0?`5.6.4`:`1.5`;function gp(e,t,n=()=>!0){let r=0;for(let i of t.attack.units)n(e.place[i])&&(r+=pp(e,i,t.paid.includes(i)));return r}function _p(e,t,n,r=null){let i=0,a=0;for(let o of t.attack.units){let s=vp(e,t,o,``,r);up[n]>0&&dp(e.place[o],n)?a+=s:i+=s}let o=t.attack.air;for(let n of t.attack.support)o+=vp(e,t,n,`supports`,r);t.attack.air>0&&r?.push({rule:`8.2.2`,label:`air support`,points:t.attack.air});let s=a>0?i+yp(a+o,`7.2.2`,`fixed position`,r):i+o;return Jn[n]&O.swamp?yp(s,`T1-2`,`swamp`,r):s}function vp(e,t,n,r,i){let a=t.paid.includes(n),o=pp(e,n,a);return i?.push({rule:hp(e,n,!0,a),label:r,points:o,unit:x[n]}),o}function yp(e,t,n,r){let i=Kd(e,`up`);return r?.push({rule:t,label:n,points:i-e}),i}const bp=(e,t,n)=>qd(gp(e,t,e=>dp(e,n)),gp(e,t)),xp=e=>jt[e]===1||Dt[e]===1;function Sp(e,t,n,r=null){let i=t.defence.units.some(t=>e.place[t]===n&&xp(t)),a=0,o=!1;for(let s of t.defence.units){if(e.place[s]!==n||w[s]||(o||=Xs(e,s),!i||Ct[s]&&!Bs(e,s)))continue;let t=mp(e,s);r?.push({rule:hp(e,s,!1,!1),label:``,points:t,unit:x[s]}),a+=t}return i||!o?a:(r?.push({rule:`6.6.3`,label:`guns alone in ${E.names[n]}`,points:1}),1)}const Cp=(e,t)=>!t.defence.units.some(t=>xp(t)||Xs(e,t));function wp(e,t,n=null){let r=0;for(let i of t.targets)r+=Sp(e,t,i,n);for(let i of t.defence.support){let t=mp(e,i);n?.push({rule:`6.3.1`,label:`supports`,points:t,unit:x[i]}),r+=t}if(t.defence.air>0){let e=Kd(t.defence.air,`up`);n?.push({rule:`8.2.4`,label:`air support`,points:e}),r+=e}return Math.max(1,r)}const Tp=new Uint8Array(Bt.length);function Ep(e,t){if(!e.terms.options.tacticalConcentration)return 0;Tp.fill(0);for(let n of t.units)Op(e,n)&&Dp(n);for(let e of t.support)Dp(e);let n=0;for(let e=0;e<Tp.length;e++)n+=Math.floor(Tp[e]/3);return n}function Dp(e){Vt[e]>=0&&(Tp[Vt[e]]+=1)}const Op=(e,t)=>!Ct[t]||Bs(e,t),kp=h(`15.4.1`,`a fortification unit uses its ability only in fortifications`);function Ap(e,t,n){return e.terms.options.specialUnits?+!!t.defence.units.some(t=>e.place[t]===n&&Dt[t]===1):0}function jp(e,t){if(!e.terms.options.specialUnits)return 0;let n=-1;for(let r of t.units)Ot[r]&&(n=Math.max(n,Mp(e,e.place[r])));return n<0?0:Math.max(0,2-n)}function Mp(e,t){let n=0;for(let r=e.top[t];r>=0;r=e.below[r])jt[r]&&!Ot[r]&&(n+=1);return n}const Np=(e,t)=>Go(e,e.place[t])?null:kp,Pp=e=>e.some(e=>kt[e]===1)?2:0,Fp=h(`15.1.1`,`that unit has no special ability`),Ip=h(`12.0`,`this game is played without special units`),Lp=h(`15.1.5`,`towed units use their ability only in defence`),Rp=h(`15.1.8`,`abilities are not used in an assault across a big river`),zp=h(`15.1.2a`,`a black star counts only against enemies who are not fortified`),Bp=h(`15.1.2b`,`a white star counts only against mechanised enemies`),Vp=h(`15.1.2c`,`a yellow star counts only in attack`),Hp=e=>e.some(e=>Nt[e]===1);function Up(e,t,n){let r=e.place[t];return n.some(e=>{let t=E.directionTo(r,e);return t>=0&&j[r*6+t]===A.bigRiver})}function Wp(e,t,n){return e.terms.options.specialUnits?Lt[n]===Ft.none?Fp:Et[n]?Lp:Up(e,n,t.targets)?Rp:Lt[n]===Ft.black&&t.targets.some(t=>Go(e,t))?zp:Lt[n]===Ft.white&&!Hp(t.defence.units)?Bp:null:Ip}function Gp(e,t,n){return e.terms.options.specialUnits?Lt[n]===Ft.none?Fp:Lt[n]===Ft.yellow?Vp:Lt[n]===Ft.white&&!Hp(t.attack.units)?Bp:null:Ip}const Kp=(e,t)=>{let n=0;for(let r of e)Lt[r]===t&&(n+=1);return n};function qp(e,t){let n=Kp(t,Ft.white)>0,r=n?0:Kp(e,Ft.black),i=Kp(e,Ft.white),a=i===0&&Kp(t,Ft.black)>0,o=n||a?0:Kp(e,Ft.yellow);return r+i+o+Kp(e,Ft.blue)}const Jp=[[O.forest,tp(`5.5.1`,`forest`,-1)],[O.hills,tp(`5.5.1`,`hills`,-1)],[O.mountain,tp(`5.5.1`,`mountain`,-2)],[O.town,tp(`5.5.1`,`town`,-1)],[O.city,tp(`5.5.1`,`city`,-2)]],Yp=tp(`5.5.4`,`across a stream`,-1),Xp=tp(`T1-1`,`across a big river`,-3),Zp=tp(`7.1.10`,`field fortification`,-2),Qp=tp(`7.2.4`,`fixed position taken from behind`,-2),$p=tp(`S-8f`,`Americans and Germans attack together`,-3);function em(e,t,n){let r=[],i=(e,t,n)=>{n!==0&&r.push({rule:e,label:t,columns:n})};i(`13.1.2`,`tactical concentration`,Ep(e,t.attack)),i(`15.1.3`,`stars`,qp(t.attack.abilities,t.defence.abilities)),i(`15.3.1`,`Volkssturm in defence`,jp(e,t.defence)),i(`9.1.6`,`headquarters killed`,t.attack.kills);for(let[e,t]of Jp)Jn[n]&e&&r.push(t);let a=tm(e,t,n);a===A.bigRiver?r.push(Xp):a===A.stream&&r.push(Yp);let o=nm(e,t,n);return o!==null&&r.push(o),i(`15.2.3`,`resilience group`,-Ap(e,t,n)),i(`13.1.2`,`tactical concentration`,-Ep(e,t.defence)),i(`15.1.3`,`stars`,-qp(t.defence.abilities,t.attack.abilities)),i(`15.4.1`,`fortification unit`,-Pp(t.defence.abilities)),i(`15.3.1`,`Volkssturm in attack`,-jp(e,t.attack)),rm(e,t)&&r.push($p),i(`9.1.6`,`headquarters killed`,-t.defence.kills),r}function tm(e,t,n){let r=gp(e,t);for(let i=A.bigRiver;i>A.none;i--){let a=gp(e,t,e=>j[n*6+E.directionTo(n,e)]>=i);if(Jd(a,r))return i}return A.none}function nm(e,t,n){return up[n]>0?bp(e,t,n)?tp(`7.2.2`,`fixed position`,-up[n]):Qp:Uo(e,n)?Zp:null}function rm(e,{attack:t}){if(e.terms.scenario!==`stars-2`)return!1;let n=t=>n=>e.camp[n]===t,r=[...t.units,...t.support];return r.some(n(_.american))&&r.some(n(_.german))}const im=Array.from({length:b},(e,t)=>t).filter(e=>w[e]),am=e=>e===g.germany||e===g.america;function om(e,t,n){for(let r=0;r<im.length;r++){let i=im[r];if(!(e.place[i]<0||e.camp[i]!==e.camp[t])&&sm(e,i,t,n))return!0}return!1}function sm(e,t,n,r){if(r&&e.place[t]===e.place[n])return!0;let i=pt[t];return i===g.poland||!am(i)&&pt[n]!==i?!1:E.distance(e.place[t],e.place[n])<=St[t]}function cm(e,t,n){return t.units.length>0&&t.units.every(t=>om(e,t,n))&&t.support.every(t=>om(e,t,n))}function lm(e,t){let n=0;return!t.attack.declines&&cm(e,t.attack,!1)&&--n,!t.defence.declines&&cm(e,t.defence,!0)&&(n+=1),n}const um=e=>lm(e,Qf(e)),dm={order:`attackerFirst`},fm=sf(Sf),pm=[];function mm(e,t){if(Cp(e,t))return gm(e,t);let n=wp(e,t),r=_m(e,t),i=hm(e,t,n,r[0]);for(let a=1;a<r.length;a++){let o=hm(e,t,n,r[a]);o.column<i.column&&(i=o)}return i}function hm(e,t,n,r){let i=_p(e,t,r),a=Yd(fm,Zd(i,n,`nearest`)),o=em(e,t,r);return{attack:i,defence:n,ground:r,helpless:!1,start:a,shifts:o,column:sp(a,o,Sf.columns,dm)}}function gm(e,t){let n=t.targets[0];return{attack:_p(e,t,n),defence:wp(e,t),ground:n,helpless:!0,start:Cf,shifts:pm,column:Cf}}function _m(e,t){let n=t.targets.map(n=>Sp(e,t,n)),r=Math.max(...n);return t.targets.filter((e,t)=>n[t]===r)}const vm=h(`9.1.7`,`you do not have so many modifiers for headquarters killed near here`),ym=h(`9.2.1`,`not all units of this side are within range of a headquarters`),bm=h(`5.2.1a`,`that is as it is already`);function xm(e,t,n,r){return!Number.isInteger(r)||r<0?vm:r===n?bm:r<=To(e,t)?null:vm}function Sm(e,t,n,r){if(typeof r!=`boolean`)return xl;let i=Qf(e);return cm(e,t?i.defence:i.attack,t)?e.battle[n]===0===r?bm:null:ym}const Cm=e=>e.on!==!1,wm=(e,t,n)=>n?{do:e,unit:x[t],on:!1}:{do:e,unit:x[t]};function Tm(e,t,n,r,i){let a=To(e,t);for(let e=0;e<=a;e++)e!==r&&i({do:`kills`,use:e});let o=n?q.defenderDeclines:q.attackerDeclines,s=e.battle[o]!==0;Sm(e,n,o,s)===null&&i({do:`influence`,on:s})}const Em=po(N.supply,{trace:Dm,surrender:Mm,control(e){Ei(e,e.player),vd(e)}});function Dm(e,t){for(let n=0;n<v;n++){if(e.terms.playerOf[n]!==e.player)continue;let r=fa(e,n);for(let i=0;i<b;i++)e.camp[i]!==n||e.place[i]<0||(ga(r,e,i)?Om(e,i):km(e,i,t))}}function Om(e,t){e.unitFlags[t]&=~L.cutOff,e.outOfSupply[t]=Math.max(0,e.outOfSupply[t]-4)}function km(e,t,n){e.unitFlags[t]|=L.cutOff,e.outOfSupply[t]>0&&!e.terms.options.outOfSupplyGrows||Am(e,t,`10.2.1`,n)}function Am(e,t,n,r){e.outOfSupply[t]+=1,r?.push({event:`out-of-supply`,rule:n,unit:x[t],level:e.outOfSupply[t]})}function jm(e,t){e.outOfSupply[t]=Math.max(0,e.outOfSupply[t]-1)}function Mm(e,t){let n=N.supply.at;for(let r=p(e.flow,n.next);r<b;r++){if(!Nm(e,r))continue;let i=[Qo(e,6),Qo(e,6)],a=e.outOfSupply[r]-i[0]-i[1]>0;return t?.push({event:`surrender-test`,rule:`10.2.6`,unit:x[r],level:e.outOfSupply[r],dice:i,surrenders:a}),a&&No(e,r,Pm(e,r),`10.2.6`,t),m(e.flow,n.next,r+1),`surrender`}}const Nm=(e,t)=>e.place[t]>=0&&W(e,t)===e.player&&V(e.unitFlags,t,L.cutOff)&&e.outOfSupply[t]>2;function Pm(e,t){let n=1/0,r=U(e,e.camp[t],_.american)?_.american:Fm(e,t);for(let i=0;i<b;i++){if(e.place[i]<0||!U(e,e.camp[t],e.camp[i]))continue;let a=E.distance(e.place[t],e.place[i]);a>n||a===n&&e.camp[i]!==_.american||(n=a,r=e.camp[i])}return r}function Fm(e,t){for(let n=0;n<v;n++)if(U(e,e.camp[t],n))return n;return _.soviet}const Im=h(`2.1.2`,`that unit belongs to another player`),Lm=h(`5.2.1a`,`that unit does not defend in this combat`),Rm=h(`6.1.4`,`that gun supports already`),zm=h(`6.3.1`,`guns support regular units, and none defends here`);function Bm(e,t){let n=Gf(e),{attack:r,paid:i}=Qf(e);for(let t of Kf(e,n))e.unitFlags[t]|=L.defending;t?.push({event:`attack`,rule:`5.2.1a`,targets:n.map(e=>E.names[e]),units:r.units.map(e=>x[e]),support:r.support.map(e=>x[e]),abilities:r.abilities.map(e=>x[e])});for(let n of i)Am(e,n,`10.2.3`,t);Vm(e,n,r.units),Hm(e,0,t)}function Vm(e,t,n){for(let n of t)e.hexFlags[n]|=R.open;for(let t of n)e.hexFlags[e.place[t]]|=R.open;e.revelations+=1}function Hm(e,t,n){for(let n=t;n<e.terms.players;n++)if(Um(e,n)&&Wm(e,n)){d(e.flow,N.defence,n,e.battle[q.defenderKills]);return}$m(e,n)}const Um=(e,t)=>Qf(e).defence.units.some(n=>W(e,n)===t);function Wm(e,t){let n=!1;return qm(e,t,0,()=>{n=!0}),n}function Gm(e,t,n,r){return W(e,n)===r?V(e.unitFlags,n,L.supporting)?Rm:t.defence.units.some(xp)?Us(e,n,r,t.targets,e.camp[t.attack.units[0]]):zm:Im}function Km(e,t,n,r,i){return t.defence.units.includes(n)?W(e,n)===r?V(e.unitFlags,n,L.ability)===i?bm:i?kt[n]?Np(e,n):Gp(e,t,n):null:Im:Lm}function qm(e,t,n,r){let i=Qf(e);for(let n=0;n<b;n++)!Tt[n]||e.place[n]<0||Gm(e,i,n,t)===null&&r({do:`support`,unit:x[n]});for(let n of i.defence.units){let a=V(e.unitFlags,n,L.ability);Km(e,i,n,t,!a)===null&&r(wm(`ability`,n,a))}for(let n of i.defence.support)W(e,n)===t&&r({do:`leave`,unit:x[n]});Tm(e,t,!0,n,r)}const Jm=e=>p(e.flow,N.defence.at.player),Ym=e=>p(e.flow,N.defence.at.kills),Xm=e=>e.battle[q.defenderKills]-Ym(e),Zm={side:Jm,list(e,t){qm(e,Jm(e),Xm(e),t),t({do:`ready`})},check(e,t){if(t.do===`ready`)return null;if(t.do===`kills`)return xm(e,Jm(e),Xm(e),t.use);if(t.do===`influence`)return Sm(e,!0,q.defenderDeclines,t.on);if(t.do!==`support`&&t.do!==`ability`&&t.do!==`leave`)return xl;let n=Z(t.unit);if(n<0)return Tl;let r=Qf(e);return t.do===`support`?Gm(e,r,n,Jm(e)):t.do===`ability`?Km(e,r,n,Jm(e),Cm(t)):r.defence.support.includes(n)&&W(e,n)===Jm(e)?null:Lm},perform(e,t,n){if(t.do===`ready`){let t=Jm(e);Eo(e,t,Xm(e)),f(e.flow),Hm(e,t+1,n)}else t.do===`kills`?e.battle[q.defenderKills]=Ym(e)+t.use:t.do===`influence`?e.battle[q.defenderDeclines]=+!t.on:Qm(e,Z(t.unit),t),cm(e,Qf(e).defence,!0)||(e.battle[q.defenderDeclines]=0)}};function Qm(e,t,n){n.do===`support`?e.unitFlags[t]|=L.supporting:n.do===`leave`?e.unitFlags[t]&=~L.supporting:Cm(n)?e.unitFlags[t]|=L.ability:e.unitFlags[t]&=~L.ability}function $m(e,t){let n=Qf(e),{attack:r,defence:i,start:a,column:o,shifts:s,helpless:c}=mm(e,n);e.battle[q.column]=o,e.battle[q.attackerCredit]=kf(e,[...n.attack.units,...n.attack.support],pp)+1,e.battle[q.defenderCredit]=kf(e,[...n.defence.units,...n.defence.support],mp)+1,Eo(e,e.player,n.attack.kills),th(e,n);for(let t of[...n.attack.units,...n.defence.units])eh(e,t,L.fought);for(let t of[...n.attack.support,...n.defence.support])eh(e,t,L.fired);t?.push({event:`odds`,rule:c?`5.1.9`:`1.5`,attack:r,defence:i,start:Sf.headings.odds.labels[a],column:Sf.headings.odds.labels[o],shifts:s.map(({rule:e,label:t,columns:n})=>({rule:e,label:t,columns:n}))}),d(e.flow,N.battle)}function eh(e,t,n){e.unitFlags[t]|=n,$l(e,t)}function th(e,t){let n=t.attack.support.filter(n=>t.targets.some(t=>E.distance(t,e.place[n])===1));for(let t of n)e.unitFlags[t]|=L.attacking;let r=[...t.attack.units,...n];for(let n of t.defence.support)r.some(t=>E.distance(e.place[t],e.place[n])===1)&&(e.unitFlags[n]|=L.defending)}const nh=h(`5.1.3`,`a unit in an enemy zone of control must still attack`),rh=h(`5.1.4`,`an enemy with your units in its zone of control must still be attacked`),ih=h(`S-8g`,`a Polish unit of the Allies must still attack the Germans next to it`),ah=h(`5.1.3/4`,`this attack would leave a unit that must attack without a target`),oh=h(`5.1.3/4`,`this attack would leave nobody for an enemy that must be attacked`),sh=h(`6.4.5`,`that hex must be attacked directly and so cannot be fired upon`);function ch(e,t){return!Mt[t]||bs(e,t)!==null?!1:ws(e,t)?!0:hi(e,e.camp[t],e.place[t])&&!Go(e,e.place[t])}function lh(e){Fo(e,L.mustAttack|L.mustBeAttacked);for(let t=0;t<b;t++)e.place[t]<0||W(e,t)!==e.player||!ch(e,t)||(e.unitFlags[t]|=L.mustAttack,Go(e,e.place[t])||uh(e,t))}function uh(e,t){let n=e.place[t];for(let r=0;r<6;r++){let i=E.neighbours[n*6+r];if(!(i<0))for(let r=e.top[i];r>=0&&U(e,e.camp[t],e.camp[r]);r=e.below[r])gi(e,r,n)&&(e.unitFlags[r]|=L.mustBeAttacked)}}const dh=(e,t)=>V(e.unitFlags,t,L.mustAttack)&&bs(e,t)===null;function fh(e,t){for(let n=e.top[t];n>=0;n=e.below[n])if(V(e.unitFlags,n,L.mustBeAttacked)&&vs(e,n))return!0;return!1}function ph(e,t,n){for(let r=0;r<6;r++){let i=E.neighbours[e.place[t]*6+r];if(i>=0&&i!==n&&!bo(e,i)&&Ds(e,t,i))return!0}return!1}function mh(e,t){for(let n=0;n<6;n++){let r=E.neighbours[t*6+n];if(!(r<0)){for(let n=e.top[r];n>=0&&W(e,n)===e.player;n=e.below[n])if(!V(e.unitFlags,n,L.attacking|L.supporting)&&bs(e,n)===null&&Ds(e,n,t))return!0}}return!1}function hh(e){for(let t=0;t<b;t++)if(!(e.place[t]<0||!dh(e,t)||!ph(e,t,-1)))return ws(e,t)?ih:nh;for(let t=0;t<b;t++)if(!(e.place[t]<0||!V(e.unitFlags,t,L.mustBeAttacked))&&vs(e,t)&&mh(e,e.place[t]))return rh;return null}function gh(e){for(let t=0;t<vo(e);t++)if(_h(e,yo(e,t)))return ah;for(let t=0;t<b;t++)if(!(e.place[t]<0||!V(e.unitFlags,t,L.attacking|L.supporting))){if(vh(e,t))return oh;if(e.camp[t]===_.german&&yh(e,t))return ih}return null}function _h(e,t){for(let n=0;n<6;n++){let r=E.neighbours[t*6+n];if(!(r<0)){for(let n=e.top[r];n>=0;n=e.below[n])if(dh(e,n)&&!V(e.unitFlags,n,L.attacking)&&Ds(e,n,t)&&!ph(e,n,-1))return!0}}return!1}function vh(e,t){if(bs(e,t)!==null)return!1;for(let n=0;n<6;n++){let r=E.neighbours[e.place[t]*6+n];if(!(r<0||bo(e,r)||!fh(e,r))&&Ds(e,t,r)&&!mh(e,r))return!0}return!1}function yh(e,t){for(let n=0;n<6;n++){let r=E.neighbours[e.place[t]*6+n];if(!(r<0)){for(let t=e.top[r];t>=0;t=e.below[t])if(V(e.unitFlags,t,L.defector)&&dh(e,t)&&!bh(e,t))return!0}}return!1}function bh(e,t){for(let n=0;n<6;n++){let r=E.neighbours[e.place[t]*6+n];if(!(r<0)){for(let t=e.top[r];t>=0&&e.camp[t]===_.german;t=e.below[t])if(vs(e,t)&&!V(e.unitFlags,t,L.attacking))return!0}}return!1}function xh(e,t){if(fh(e,t)&&mh(e,t))return sh;for(let n=0;n<6;n++){let r=E.neighbours[t*6+n];if(!(r<0)){for(let n=e.top[r];n>=0;n=e.below[n])if(dh(e,n)&&Ds(e,n,t)&&!ph(e,n,t))return sh}}return null}const Sh=h(`5.2.1a`,`an attack needs at least one attacking unit`),Ch=h(`5.1.1`,`that hex is already under this attack`),wh=h(`5.1.5`,`one hex has only six neighbours to attack`),Th=h(`5.1.5`,`either all attackers or all defenders of a combat are in one hex`),Eh=h(`5.1.2`,`nobody could attack all these hexes together`),Dh=h(`5.1.1`,`that unit takes part already`),Oh=h(`5.2.1a`,`that unit takes no part in this attack`),kh=h(`10.2.3`,`only a unit out of supply pays for its full strength`),Ah=L.attacking|L.supporting;function jh(e){for(let t=0;t<b;t++)if(e.place[t]>=0&&(e.unitFlags[t]&Ah)===L.attacking)return t;return-1}function Mh(e){let t=-1;for(let n=0;n<b;n++)if(!(e.place[n]<0||(e.unitFlags[n]&Ah)!==L.attacking)){if(t>=0&&t!==e.place[n])return-1;t=e.place[n]}return t}function Nh(e,t,n){for(let n=0;n<vo(e);n++){let r=Es(e,t,yo(e,n));if(r!==null)return r}return n<0?null:Es(e,t,n)}function Ph(e,t){if(bo(e,t))return Ch;if(vo(e)===6)return wh;let n=jh(e);if(n<0)return Fh(e,t)?null:Eh;if(Mh(e)<0)return Th;for(let r=e.top[e.place[n]];r>=0;r=e.below[r]){if((e.unitFlags[r]&Ah)!==L.attacking)continue;let n=Es(e,r,t);if(n!==null)return n}return null}function Fh(e,t){for(let n=0;n<6;n++){let r=E.neighbours[t*6+n];if(!(r<0)){for(let n=e.top[r];n>=0;n=e.below[n])if(bs(e,n)===null&&Nh(e,n,t)===null)return!0}}return!1}function Ih(e,t){if(V(e.unitFlags,t,Ah))return Dh;let n=Nh(e,t,-1);if(n!==null)return n;let r=jh(e),i=r>=0&&e.place[r]!==e.place[t];return vo(e)>1&&i?Th:null}function Lh(e,t){return V(e.unitFlags,t,Ah)?Dh:jh(e)<0?Sh:Hs(e,t,yo(e,0),Qf(e).attack.units)}const Rh=(e,t)=>V(e.unitFlags,t,Ah)?null:Oh;function zh(e,t,n){return(e.unitFlags[t]&Ah)===L.attacking?V(e.unitFlags,t,L.ability)===n?bm:n?Wp(e,Qf(e),t):null:Oh}function Bh(e,t,n){return V(e.unitFlags,t,Ah)?e.outOfSupply[t]<=0?kh:V(e.unitFlags,t,L.paidAttack)===n?bm:null:Oh}const Vh=e=>jh(e)<0?Sh:gh(e);function Hh(e,t){let n=yo(e,0);for(let r=0;r<6;r++){let i=E.neighbours[n*6+r];if(!(i<0||e.top[i]<0))for(let n=0;n<6;n++){let r=E.neighbours[i*6+n];r>=0&&e.top[r]>=0&&!Uh.has(r)&&(Uh.add(r),Ph(e,r)===null&&t({do:`target`,hex:E.names[r]}))}}Uh.clear()}const Uh=/* @__PURE__ */ new Set;function Wh(e,t){let n=yo(e,0),r=Qf(e);for(let i=0;i<b;i++)e.place[i]<0||(V(e.unitFlags,i,Ah)?Gh(e,i,t):(E.directionTo(e.place[i],n)>=0&&Ih(e,i)===null&&t({do:`join`,unit:x[i]}),Tt[i]&&r.attack.units.length>0&&Hs(e,i,n,r.attack.units)===null&&t({do:`support`,unit:x[i]})))}function Gh(e,t,n){n({do:`leave`,unit:x[t]});let r=V(e.unitFlags,t,L.ability);zh(e,t,!r)===null&&n(wm(`ability`,t,r));let i=V(e.unitFlags,t,L.paidAttack);Bh(e,t,!i)===null&&n(wm(`pay`,t,i))}const Kh={side:e=>e.player,list(e,t){Wh(e,t),Hh(e,t),Tm(e,e.player,!1,e.battle[q.attackerKills],t),Vh(e)===null&&t({do:`resolve`}),t({do:`cancel`})},check(e,t){if(t.do===`cancel`)return null;if(t.do===`resolve`)return Vh(e);if(t.do===`kills`)return xm(e,e.player,e.battle[q.attackerKills],t.use);if(t.do===`influence`)return Sm(e,!1,q.attackerDeclines,t.on);if(t.do===`target`){let n=Q(t.hex);return n<0?El:Ph(e,n)}return qh(e,t)},perform(e,t,n){Yh(e,t,n)}};function qh(e,t){if(!Object.hasOwn(Jh,t.do))return xl;let n=Z(t.unit);return n<0?Tl:Jh[t.do](e,n,Cm(t))}const Jh={join:Ih,support:Lh,leave:Rh,ability:zh,pay:Bh};function Yh(e,t,n){t.do===`cancel`?(f(e.flow),Co(e)):t.do===`resolve`?(f(e.flow),Bm(e,n)):(t.do===`kills`?e.battle[q.attackerKills]=t.use:t.do===`influence`?e.battle[q.attackerDeclines]=+!t.on:t.do===`target`?e.battle[q.targets+vo(e)]=Q(t.hex)+1:Qh(e,Z(t.unit),t),$h(e))}const Xh=Ah|L.ability|L.paidAttack,Zh={ability:L.ability,pay:L.paidAttack};function Qh(e,t,n){n.do===`join`?e.unitFlags[t]|=L.attacking:n.do===`support`?e.unitFlags[t]|=L.supporting:n.do===`leave`?e.unitFlags[t]&=~Xh:Cm(n)?e.unitFlags[t]|=Zh[n.do]:e.unitFlags[t]&=~Zh[n.do]}function $h(e){let t=Qf(e),n=Gf(e);for(let r of t.attack.support)e.unitFlags[r]&=~L.supporting,Hs(e,r,n[0],t.attack.units)===null?e.unitFlags[r]|=L.supporting:e.unitFlags[r]&=~Xh;for(let n of t.attack.abilities)Wp(e,t,n)!==null&&(e.unitFlags[n]&=~L.ability);cm(e,Qf(e).attack,!1)||(e.battle[q.attackerDeclines]=0)}const eg=e=>Array.isArray(e)?e:[];function tg(e){if(e.do!==`assault`)return null;let[t=null,...n]=eg(e.targets),r=[{do:`attack`,hex:t}];for(let e of n)r.push({do:`target`,hex:e});for(let t of eg(e.units))r.push({do:`join`,unit:t});for(let t of eg(e.support))r.push({do:`support`,unit:t});for(let t of eg(e.abilities))r.push({do:`ability`,unit:t});for(let t of eg(e.pay))r.push({do:`pay`,unit:t});return e.kills!==void 0&&e.kills!==0&&r.push({do:`kills`,use:e.kills}),e.influence===!1&&r.push({do:`influence`,on:!1}),r.length>200?[]:[...r,{do:`resolve`}]}const ng=e=>1+3*e*(e+1);function rg(e,t,n,r,i=0){let a=i;if(n===0)return r[a++]=t,a;let o=e.sheet[t],s=e.line[t],c=e.halves[t]-2*n;for(let t=0;t<6;t++){let i=(t+2)%6;for(let t=0;t<n;t++){let t=e.at(s,c>>1,o);t>=0&&(r[a++]=t),s+=ln[i],c+=un[i]}}return a}function ig(e,t,n,r){let i=0;for(let a=0;a<=n;a++)i=rg(e,t,a,r,i);return i}function ag(e,t){let n=new Int32Array(e.size+1),r=new Int16Array(ng(t)),i=new Int16Array(e.size*ng(t));for(let a=0;a<e.size;a++){let o=ig(e,a,t,r);i.set(r.subarray(0,o),n[a]),n[a+1]=n[a]+o}return{radius:t,start:n,hexes:i.slice(0,n[e.size])}}function og(e,t){e.trail[t*6]=e.place[t]+1}const sg=(e,t)=>e.trail[t*6]-1;function cg(e,t){let n=0;for(;n<5&&e.trail[t*6+1+n]!==0;)n++;return n}function lg(e,t,n){e.trail[t*6+1+cg(e,t)]=n+1}function ug(e,t){e.trail[t*6+1+cg(e,t)]=-1}function dg(e,t){let n=cg(e,t);return n>0&&e.trail[t*6+n]===-1}function fg(e,t){let n=[];for(let r=1;r<6;r++){let i=e.trail[t*6+r];i>0&&n.push(i-1)}return n}function pg(e,t){let n=xo(t),r=[];for(let t=0;t<b;t++)e.unitFlags[t]&n&&sg(e,t)>=0&&r.push(t);return r}const mg=h(`5.1.8`,`losses come from your units that suffer the result`),hg=h(`5.3.7`,`those who stay pay for the hex that they do not retreat`),gg=h(`15.1.7`,`a unit that used its ability must bear part of the loss`),_g={sustained:1},vg={star:1,works:2},yg=(e,t)=>e.battle[t===J.defenders?q.attackerCredit:q.defenderCredit]-1;function bg(e,t,n,r){Sg(e,t,n,0,r)}function xg(e,t,n){Sg(e,t,1,_g.sustained,n)}function Sg(e,t,n,r,i){d(e.flow,N.losses,0,n,t,r),wg(e,i)}const Cg=N.losses.at;function wg(e,t){for(;;){let n=p(e.flow,Cg.levels),r=n>0?Og(e):[];if(r.length===0){f(e.flow);return}if(m(e.flow,Cg.owner,W(e,r[0])),r.length>1&&Ng(e,Dg(e))>n)return;Tg(e,r[0],t)}}function Tg(e,t,n){let r=p(e.flow,Cg.who);m(e.flow,Cg.levels,p(e.flow,Cg.levels)-1),Eg(e,r,t,p(e.flow,Cg.marks)&_g.sustained?`5.3.7`:`5.1.8`,n)}function Eg(e,t,n,r,i){V(e.unitFlags,n,L.ability)&&(e.battle[Mg(t)]|=jg(n)),Mo(e,n,yg(e,t),r,i)}function Dg(e){let t=So(e,p(e.flow,Cg.who));return p(e.flow,Cg.marks)&_g.sustained?t.filter(t=>dg(e,t)):t}function Og(e){let t=Dg(e),n=kg(e,t),r=t.filter(t=>W(e,t)===n),i=r.filter(t=>Ag(e,t)),a=new Set(i.map(jg)).size;return a>0&&p(e.flow,Cg.levels)<=a?i:r}function kg(e,t){let n=[0,0,0];for(let r of t)n[W(e,r)]+=e.levels[r];return n.indexOf(Math.max(...n))}function Ag(e,t){let n=e.battle[Mg(p(e.flow,Cg.who))];return V(e.unitFlags,t,L.ability)&&(n&jg(t))===0}const jg=e=>kt[e]?vg.works:vg.star,Mg=e=>e===J.attackers?q.attackerAbilityPaid:q.defenderAbilityPaid,Ng=(e,t)=>t.reduce((t,n)=>t+e.levels[n],0);function Pg(e,t){if(Og(e).includes(t))return null;let n=p(e.flow,Cg.owner);return!So(e,p(e.flow,Cg.who)).includes(t)||W(e,t)!==n?mg:Dg(e).includes(t)?gg:hg}const Fg={side:e=>p(e.flow,Cg.owner),list(e,t){for(let n of Og(e))t({do:`lose`,unit:x[n]})},check(e,t){if(t.do!==`lose`)return xl;let n=Z(t.unit);return n<0?Tl:Pg(e,n)},perform(e,t,n){Tg(e,Z(t.unit),n),wg(e,n)}},Ig=e=>D+e,Lg=e=>e>=D,Rg=e=>e-D,zg=(e,t)=>(e.bridge[Rg(t)]&Dr.stands)!==0,Bg=e=>Lg(e)?na(Rg(e)):e,Vg=e=>Lg(e)?ra(Rg(e)):e;function Hg(e,t){return e<D&&t<D?E.distance(e,t):Math.min(E.distance(Bg(e),Bg(t)),E.distance(Bg(e),Vg(t)),E.distance(Vg(e),Bg(t)),E.distance(Vg(e),Vg(t)))}function Ug(e,t){let n=Q(e);if(n<0||t===void 0)return n;let r=Q(t),i=r<0?-1:E.directionTo(n,r),a=i<0?-1:M[n*6+i];return a<0?-1:Ig(a)}function Wg(e){let t=E.names[Bg(e)];return Lg(e)?{hex:t,across:E.names[Vg(e)]}:{hex:t}}const Gg={guns:1,barrage:2,aircraft:3},Kg=[``,`6.4.2`,`6.5.3`,`8.2.6`],qg=[``,`6.4.7`,``,`8.2.8`],Jg={disorganised:1,tests:2},{target:Yg,kind:Xg,points:Zg,marks:Qg}=N.fire.at;function $g(e,t,n,r,i){let a=Lg(n)?0:ei[n]*2;e.battle[q.attackerCredit]=i+1,d(e.flow,N.fire,e_.stage.strike,n,t,r-a)}const e_=po(N.fire,{strike:(e,t)=>Lg(p(e.flow,Yg))?t_(e,t):n_(e,t),settle:a_});function t_(e,t){let n=p(e.flow,Yg),r=p(e.flow,Zg),i=qg[p(e.flow,Xg)];if(o_(e),!zg(e,n))return null;let a=[Qo(e,6),Qo(e,6)],o=Of(Df,r,a[0]+a[1]);return t?.push({event:`fire`,rule:i,...Wg(n),points:r,dice:a,result:o?`D`:`-`}),o&&aa(e,Rg(n),i,t),null}function n_(e,t){let n=p(e.flow,Yg),r=p(e.flow,Zg),i=Kg[p(e.flow,Xg)];for(let t=e.top[n];t>=0;t=e.below[t])r_(e,t)||(e.unitFlags[t]|=L.defending);if(e.phase===z.combat&&(e.hexFlags[n]|=R.open),r<1){t?.push({event:`fire`,rule:i,...Wg(n),points:r,result:`-`});return}let a=[Qo(e,6),Qo(e,6)],o=p(e.flow,Xg)===Gg.aircraft?Tf:Ef,s=Of(o,r,a[0]+a[1]);t?.push({event:`fire`,rule:i,...Wg(n),points:r,dice:a,result:i_(s)}),m(e.flow,Qg,(s.disorganised?Jg.disorganised:0)|(s.tests?Jg.tests:0)),s.losses>0&&bg(e,J.defenders,s.losses,t)}const r_=(e,t)=>e.phase===z.combat&&V(e.unitFlags,t,L.fought),i_=({losses:e,disorganised:t,tests:n})=>`${e>0?`-${e}`:``}${t?`D`:``}${n?`•`:``}`||`-`;function a_(e,t){let n=Kg[p(e.flow,Xg)],r=p(e.flow,Qg),i=So(e,J.defenders);o_(e);for(let t of i)$l(e,t);if(r&Jg.disorganised)for(let r of i)Ql(e,r,n,t);return r&Jg.tests&&eu(e,i,`5.6.1d`,t),null}function o_(e){f(e.flow),Co(e)}const s_=h(`6.4.1`,`only artillery on the map fires at a distance`),c_=h(`6.4.1`,`that gun belongs to another player`),l_=h(`6.1.3`,`a gun in transport set-up does not fire`),u_=h(`6.1.4`,`a gun fires or fights only once in a combat phase`),d_=h(`S-8a`,`German units of the Allied player do not act on the first day`),f_=h(`6.1.2`,`a gun fires three hexes far`),p_=h(`6.4.3`,`ranged fire does not fall on an adjacent hex`),m_=h(`6.4.1`,`there is no enemy in that hex`),h_=h(`5.1.1`,`all in that hex have fought or been fired upon in this phase`),g_=h(`6.4.7`,`no bridge stands there`),__=h(`6.5.3`,`a barrage falls on enemy units`),v_=h(`6.5.7`,`every gun in a barrage uses one of the ammunition units`),y_=e=>e.phase===z.barrage;function b_(e,t){return!Tt[t]||e.place[t]<0?s_:W(e,t)===e.player?V(e.unitFlags,t,L.transport)?l_:V(e.unitFlags,t,L.fired|L.fought|L.attacking)?u_:y_(e)?zs(e,t)?u_:x_(e):_s(e,t)?d_:S_(e,t):c_}const x_=e=>C_(e).length<e.ammunition?null:v_;function S_(e,t){if(!wt[t])return null;e.unitFlags[t]|=L.attacking;let n=gh(e);return e.unitFlags[t]&=~L.attacking,n}function C_(e){let t=[];for(let n=0;n<b;n++)Tt[n]&&V(e.unitFlags,n,L.attacking)&&t.push(n);return t}function w_(e,t,n){let r=Hg(e.place[t],n);return r>3?f_:r<=1&&!Lg(n)?p_:null}function T_(e,t,n){return Lg(n)?E_(e,n):D_(e,t,n)}function E_(e,t){return y_(e)?__:e.terms.options.bridges?zg(e,t)?null:g_:od}function D_(e,t,n){let r=e.top[n];return r<0||!U(e,e.camp[t],e.camp[r])?m_:O_(e,n)?y_(e)?null:xh(e,n):h_}function O_(e,t){for(let n=e.top[t];n>=0;n=e.below[n])if(vs(e,n))return!0;return!1}const k_=h(`6.4.2`,`that gun cannot join: the target is no enemy of its camp`),A_=h(`8.2.3`,`no offensive support that is still unused lies on that hex`),j_=h(`6.4.2`,`that gun does not take part in this fire`),M_=h(`10.2.3`,`only a gun out of supply pays for its full strength, and only once`),N_=h(`6.5.4`,`a barrage on a hex takes at least two guns`),P_=(e,t,n)=>b_(e,t)??F_(e,t,n);function F_(e,t,n){let r=w_(e,t,n)??T_(e,t,n);return r!==null||!y_(e)?r:I_(e,t,n)?null:N_}function I_(e,t,n){if(e.ammunition<2)return!1;for(let r=0;r<b;r++)if(r!==t&&Tt[r]&&L_(e,r,n)===null)return!0;return!1}function L_(e,t,n){let r=b_(e,t)??w_(e,t,n);return r===null?T_(e,t,n)===null?null:k_:r}const R_=ag(E,3);function z_(e,t,n){let r=e.place[t];for(let i=R_.start[r];i<R_.start[r+1];i++){let r=R_.hexes[i];e.top[r]>=0&&F_(e,t,r)===null&&n(V_(t,r));for(let i=r*6;i<r*6+6;i++){if(!$i(e,i)||!B_(e,t,i))continue;let r=Ig(M[i]);F_(e,t,r)===null&&n(V_(t,r))}}}function B_(e,t,n){let r=dr[M[n]];return r===n||Hg(e.place[t],Math.floor(r/6))>3}const V_=(e,t)=>({do:`fire`,...Wg(t),unit:x[e]}),H_={do:`fire`,list(e,t,n){for(let t=0;t<b;t++)Tt[t]&&b_(e,t)===null&&z_(e,t,n)},check(e,t,n){let r=Z(n.unit),i=Ug(n.hex,n.across);return r<0?Tl:i<0?El:P_(e,r,i)},perform(e,t,n){e.unitFlags[Z(n.unit)]|=L.attacking,d(e.flow,N.rangedFire,Ug(n.hex,n.across))}},{target:U_,air:W_}=N.rangedFire.at;function G_(e){let t=p(e.flow,U_);return p(e.flow,W_)===1||Lg(t)?A_:K_(e,t)>0?null:A_}const K_=(e,t)=>Uf(e,B.offensiveSupport,t,e.camp[C_(e)[0]]);function q_(e,t){return V(e.unitFlags,t,L.attacking)?e.outOfSupply[t]>0&&!V(e.unitFlags,t,L.paidAttack)?null:M_:j_}const J_=e=>y_(e)&&C_(e).length<2?N_:null,Y_={side:e=>e.player,list(e,t){let n=p(e.flow,U_);for(let r=0;r<b;r++)Tt[r]&&L_(e,r,n)===null&&t({do:`join`,unit:x[r]});for(let n of C_(e))q_(e,n)===null&&t({do:`pay`,unit:x[n]});G_(e)===null&&t({do:`air`}),J_(e)===null&&t({do:`resolve`})},check(e,t){if(t.do===`resolve`)return J_(e);if(t.do===`air`)return G_(e);if(t.do!==`join`&&t.do!==`pay`)return xl;let n=Z(t.unit);return n<0?Tl:t.do===`join`?L_(e,n,p(e.flow,U_)):q_(e,n)},perform(e,t,n){t.do===`join`?e.unitFlags[Z(t.unit)]|=L.attacking:t.do===`pay`?e.unitFlags[Z(t.unit)]|=L.paidAttack:t.do===`air`?m(e.flow,W_,1):X_(e,n)}};function X_(e,t){let n=p(e.flow,U_),r=C_(e),i=kf(e,r,pp),a=p(e.flow,W_)===1?K_(e,n):0,o=r.reduce((t,n)=>t+pp(e,n),0);a>0&&Wf(e,n,e.player),f(e.flow);for(let n of r)Z_(e,n,t);y_(e)&&(e.ammunition-=r.length),Lg(n)||Q_(e,n);let s=y_(e)?2:1;$g(e,y_(e)?Gg.barrage:Gg.guns,n,o*s+a,i)}function Z_(e,t,n){V(e.unitFlags,t,L.paidAttack)&&Am(e,t,`10.2.3`,n),e.unitFlags[t]&=~(L.attacking|L.paidAttack),e.unitFlags[t]|=y_(e)?L.barrageTwo:L.fired,$l(e,t)}function Q_(e,t){for(let n=e.top[t];n>=0;n=e.below[n])e.unitFlags[n]|=L.firedUpon}function $_(e){if(e.do!==`fire`||!Array.isArray(e.units)||e.units.length===0)return null;let{units:t,air:n,paid:r,...i}=e,[a,...o]=t,s=[{...i,do:`fire`,unit:a}];for(let e of o)s.push({do:`join`,unit:e});for(let e of Array.isArray(r)?r:[])s.push({do:`pay`,unit:e});return n===!0&&s.push({do:`air`}),[...s,{do:`resolve`}]}const ev=[H_];function tv(e){return H(e)&&e.turn===1&&e.player===e.terms.playerOf[_.soviet]&&e.ammunition>=2}const nv={side:e=>e.player,list(e,t){Ul(ev,e,-1,t),t({do:`end`})},check:(e,t)=>t.do===`end`?null:Wl(ev,e,-1,t),perform(e,t,n){t.do===`end`?rv(e):Gl(ev,e,-1,t,n)}};function rv(e){f(e.flow),e.ammunition=0,Fo(e,L.firedUpon)}function iv(e){for(let t=0;t<b;t++)V(e.unitFlags,t,L.barrageTwo)?e.unitFlags[t]=e.unitFlags[t]&~L.barrageTwo|L.barrage:e.unitFlags[t]&=~L.barrage}const av=h(`5.1.2`,`no unit that could attack stands next to that hex`);function ov(e,t){Fo(e,L.fought|L.fired),lh(e)}function sv(e,t){Fo(e,L.mustAttack|L.mustBeAttacked|L.firedUpon);for(let t=0;t<D;t++)e.hexFlags[t]&=~R.open;iv(e),Do(e)}const cv=new Uint8Array(D),lv={do:`attack`,list(e,t,n){cv.fill(0);for(let t=0;t<b;t++)e.place[t]<0||W(e,t)!==e.player||bs(e,t)!==null||uv(e,t,n)},check(e,t,n){let r=Q(n.hex);return r<0?El:Fh(e,r)?null:dv(e,r)},perform(e,t,n){e.battle[q.targets]=Q(n.hex)+1,d(e.flow,N.assemble)}};function uv(e,t,n){for(let r=0;r<6;r++){let i=E.neighbours[e.place[t]*6+r];i<0||cv[i]||!Ds(e,t,i)||(cv[i]=1,n({do:`attack`,hex:E.names[i]}))}}function dv(e,t){for(let n=0;n<6;n++){let r=E.neighbours[t*6+n];if(!(r<0)){for(let n=e.top[r];n>=0;n=e.below[n])if(bs(e,n)===null)return Es(e,n,t)??av}}return av}const fv=[lv,H_],pv={side:e=>e.player,list(e,t){Ul(fv,e,-1,t),hh(e)===null&&t({do:`end`})},check:(e,t)=>t.do===`end`?hh(e):Wl(fv,e,-1,t),perform(e,t,n){t.do===`end`?f(e.flow):Gl(fv,e,-1,t,n)}},mv=(e,t)=>jf(e,t)===B.crossing?Math.ceil(Nf(e,t)/2):Nf(e,t);function hv(e){let t=[];return Ff(e,n=>{let r=Pf(e,n),i=Mf(e,n),a=t.find(e=>e.camp===r&&e.target===i);a===void 0?t.push({camp:r,target:i,points:mv(e,n),isDrivenOff:!1}):a.points+=mv(e,n)}),t}function gv(e,t){let n=[];for(let[r,i]of t.entries())for(let a of t.slice(r+1))U(e,i.camp,a.camp)&&Hg(i.target,a.target)<=1&&n.push([i,a]);let r=([e,t])=>e.points+t.points;return n.sort((e,t)=>r(t)-r(e))}function _v(e,t){let n=hv(e);for(let[r,i]of gv(e,n))!r.isDrivenOff&&!i.isDrivenOff&&vv(e,r,i,t);Hf(e,t=>n.some(n=>n.isDrivenOff&&n.camp===Pf(e,t)&&n.target===Mf(e,t)))}function vv(e,t,n,r){let i=[Qo(e,6),Qo(e,6)],a=t.points+i[0]-n.points-i[1];r?.push({event:`air-combat`,rule:`8.1.8`,...Wg(t.target),at:Wg(n.target),camps:[t.camp,n.camp],points:[t.points,n.points],dice:i}),a===0?vv(e,t,n,r):a>0?n.isDrivenOff=!0:t.isDrivenOff=!0}const yv=[30,20,10],bv=[30,25,20],xv=[30,26,24,20,15,28,24,22,20,15,26,22,19,16,14,22];function Sv(e){return H(e)?yv[e.turn-1]??0:bv.reduce((t,n,r)=>e.airDays[r]===e.turn?t+n:t,0)}function Cv(e){e.airLeft[_.soviet]=Sv(e),e.airLeft[_.american]=H(e)?0:xv[e.turn-1]??0,e.airBankUsed=0}function wv(e){e.airBank+=Math.min(e.airLeft[_.american],10),e.airLeft.fill(0),e.airBankUsed=0}const Tv=(e,t)=>t===_.american?Math.min(e.airBank,20-e.airBankUsed):0,Ev=(e,t)=>e.airLeft[t]+Tv(e,t);function Dv(e,t,n){let r=Math.min(n,e.airLeft[t]);e.airLeft[t]-=r,n!==r&&(e.airBank-=n-r,e.airBankUsed+=n-r)}function Ov(e,t){for(let n=0;n<v;n++)if(e.terms.playerOf[n]===t&&Ev(e,n)>0)return n;return-1}const kv=e=>Av(e).length===1;function Av(e){let t=[],n=new Set(e.keys());for(let r of e.keys()){if(!n.delete(r))continue;let i=[r];for(let t of i)for(let r of n)E.distance(e[t],e[r])>1||(n.delete(r),i.push(r));t.push(i)}return t}function jv(e,t,n){let r=n<0?[]:[n],i=n<0?[]:[1];Ff(e,n=>{jf(e,n)===B.crossing&&Pf(e,n)===t&&(r.push(Mf(e,n)),i.push(Nf(e,n)))});let a=e=>e.reduce((e,t)=>e+i[t],0);return Av(r).reduce((e,t)=>e+Math.ceil(a(t)/2),0)}const Mv=[0,1,1,1,4,7,1,7],Nv=h(`8.1.3`,`each air point flies one mission, and there are not so many left`),Pv=h(`8.2.18`,`the hexes of one mission against crossings hang together`),Fv=h(`8.2.10`,`an attack on a bridge takes at least four points`),Iv=h(`8.2.12`,`hampering movement takes seven points a mission`),Lv=h(`8.2.23`,`supplying from the air takes seven points a mission`),Rv=h(`8.2.5`,`Soviet aircraft do not support a defence`),zv=h(`8.2.22`,`only American aircraft carry supplies`),Bv=h(`N-5b`,`Soviet aircraft only support attacks and attack German units`),Vv=h(`S-3`,`Soviet aircraft only support attacks and attack units`),Hv=h(`8.2.2`,`support for an attack is marked on an enemy hex`),Uv=h(`8.2.6`,`there is no enemy in that hex`),Wv=h(`8.2.4`,`support for a defence is marked on a hex of your own units`),Gv=h(`8.2.22`,`there are no friendly units in that hex`),Kv=h(`8.2.8`,`no bridge stands there`),qv=h(`8.2.16`,`no big river runs along that hex`),Jv=[Nv,Nv,Nv,Nv,Fv,Iv,Nv,Lv];function Yv(e,t){return Ev(e,t)-Xv(e,t)}function Xv(e,t){let n=jv(e,t,-1);return Ff(e,r=>{Pf(e,r)===t&&jf(e,r)!==B.crossing&&(n+=Nf(e,r))}),n}function Zv(e,t,n,r,i){return Qv(e,t,n)??$v(e,t,n,r)??ry(e,t,n,r,i)}function Qv(e,t,n){return t!==_.soviet||n===B.offensiveSupport||n===B.airAttack?null:n===B.defensiveSupport?Rv:n===B.supply?zv:H(e)?Bv:Vv}function $v(e,t,n,r){if(Lg(r)!==(n===B.object))return Kv;switch(n){case B.offensiveSupport:return ey(e,t,r)?null:Hv;case B.airAttack:return ey(e,t,r)?null:Uv;case B.defensiveSupport:return ty(e,t,r)?null:Wv;case B.supply:return ty(e,t,r)?null:Gv;case B.object:return ny(e,r);case B.crossing:return tl(r)?null:qv;default:return null}}const ey=(e,t,n)=>e.top[n]>=0&&U(e,t,e.camp[e.top[n]]),ty=(e,t,n)=>e.top[n]>=0&&W(e,e.top[n])===e.terms.playerOf[t];function ny(e,t){return e.terms.options.bridges?zg(e,t)?null:Kv:od}function ry(e,t,n,r,i){return n===B.crossing?i>0||jv(e,t,r)<=jv(e,t,-1)?null:Nv:i===0?Nv:zf(e,t,n,r)>0||i>=Mv[n]?null:Jv[n]}const iy=R.hamperedMask|R.crossingMask;function ay(e){e.missions.fill(0),e.airRevealed=0;for(let t=0;t<D;t++)e.hexFlags[t]&=~iy;for(let t=0;t<e.terms.players;t++)if(Ov(e,t)!==-1){d(e.flow,N.airPhase);return}}const oy=go(N.airPhase.at.stage,{count:e=>e.terms.players+1,each(e,t,n){t===e.terms.players?sy(e,n):Ov(e,t)!==-1&&d(e.flow,N.airPlan,t)},after:dy});function sy(e,t){if(e.airRevealed=1,e.missions[0]!==B.none){e.revelations+=1;for(let t=0;t<v;t++)Dv(e,t,Xv(e,t));t!==null&&Ff(e,n=>t.push(cy(e,n))),_v(e,t),Ff(e,t=>ly(e,t))}}const cy=(e,t)=>({event:`air-mission`,rule:`8.1.7`,camp:st[Pf(e,t)],kind:Af[jf(e,t)],...Wg(Mf(e,t)),points:Nf(e,t)});function ly(e,t){let n=Mf(e,t),r=Nf(e,t);if(jf(e,t)===B.crossing&&(e.hexFlags[n]+=r<<R.crossingShift),jf(e,t)!==B.hamperMovement)return;let i=Math.floor(r/7)<<R.hamperedShift;e.hexFlags[n]+=i;for(let t=n*6;t<n*6+6;t++){let n=E.neighbours[t];n>=0&&(e.hexFlags[n]+=i)}}const uy=e=>e===B.airAttack||e===B.object||e===B.supply;function dy(e,t){for(let n=0;n<e.missions.length&&e.missions[n]!==B.none;n+=4){if(!uy(jf(e,n)))continue;let r=jf(e,n),i=Mf(e,n),a=Nf(e,n),o=Pf(e,n);Vf(e,n),r===B.supply?py(e,i,a,o,t):fy(e,i,o)&&$g(e,Gg.aircraft,i,a,o);return}f(e.flow)}function fy(e,t,n){return Lg(t)?zg(e,t):e.top[t]>=0&&U(e,n,e.camp[e.top[t]])}function py(e,t,n,r,i){let a=Array.from({length:Math.floor(n/7)},()=>Qo(e,6)),o=a.filter(e=>e<6).length;i?.push({event:`air-supply`,rule:`8.2.24`,hex:E.names[t],dice:a,drops:o});for(let n=e.top[t];n>=0;n=e.below[n]){if(W(e,n)!==e.terms.playerOf[r])return;for(let t=0;t<o;t++)jm(e,n)}}const my=[Bl,...Yu],hy={do:`end`,list:(e,t,n)=>n({do:`end`}),check:()=>null,perform:e=>f(e.flow)},gy=[...my,hy],_y={side:e=>e.player,isMoot(e){let t=!1;return Ul(my,e,-1,()=>{t=!0}),!t},list:(e,t)=>Ul(gy,e,-1,t),check:(e,t)=>Wl(gy,e,-1,t),perform:(e,t,n)=>Gl(gy,e,-1,t,n)};function vy(e){for(let t=0;t<b;t++)V(e.unitFlags,t,L.fought|L.fired)&&(e.unitFlags[t]&=~L.marked)}function yy(e){Hl(e),Fo(e,L.marked)}const by=(e,t)=>((e.bridge[t]&Dr.ownerMask)>>Dr.ownerShift)-1;function xy(e,t,n){e.bridge[t]=e.bridge[t]&~Dr.ownerMask|n+1<<Dr.ownerShift}function Sy(e){for(let t=0;t<1400&&dr[t]>=0;t++)(e.bridge[t]&Dr.stands)!==0&&Cy(e,t);Cd(e)}function Cy(e,t){let n=Pr(e,na(t)),r=Pr(e,ra(t)),i=by(e,t);if(n===-1&&r===-1||i!==-1&&(n===i||r===i)||n!==-1&&r!==-1&&U(e,n,r))return;let a=n===-1?r:n;(i===-1||U(e,a,i))&&xy(e,t,a)}function wy(e){e.bridge.fill(0);for(let t=0;t<1400&&dr[t]>=0;t++)fr[t]&&!Ty(e,dr[t])&&ia(e,t,Ey(e,t))}function Ty(e,t){return H(e)?ir[t]!==0:ar[t]!==0&&e.terms.options.elbeBridges===`blown`}function Ey(e,t){let n=yi(e,na(t));return n===yi(e,ra(t))?n:-1}const Dy=[`3`,`13`,`5G`,`52`,`28`,`3GT`,`4GT`,`2 Polish`],Oy=Int8Array.from(zt,(e,t)=>mt[t]===_.soviet?Dy.indexOf(e):-1),ky=e=>typeof e.army==`string`?Dy.indexOf(e.army):-1,Ay=h(`N-6`,`no such army has a pontoon bridge`),jy=h(`N-6`,`this army has laid its pontoon bridge`),My=h(`N-6`,`no unit of this army stands on that bank`),Ny=h(`N-6`,`the far bank is in an enemy zone of control or enemy hands`);function Py(e,t){let n=0;for(let r=e.top[t];r>=0;r=e.below[r])Oy[r]>=0&&(n|=1<<Oy[r]);return n}function Fy(e,t,n){let r=Py(e,t)&~e.pontoons;return r===0||Fr(e,_.soviet,n)?0:hi(e,_.soviet,n)?r&Py(e,n):r}function Iy(e,t){for(let n=0;n<1400&&dr[n]>=0;n++){if(e.bridge[n]!==0)continue;let r=na(n),i=ra(n);if(e.top[r]<0&&e.top[i]<0)continue;let a=Fy(e,r,i),o=Fy(e,i,r);a!==0&&t(a,r,i),o!==0&&t(o,i,r)}}function Ly(e){let t=!1;return Iy(e,()=>{t=!0}),t}function Ry(e){H(e)&&e.player===e.terms.playerOf[_.soviet]&&Ly(e)&&d(e.flow,N.pontoons)}function zy(e,t){let n=ky(t);if(n<0)return Ay;if(e.pontoons&1<<n)return jy;let r=Q(t.from),i=Q(t.to);if(r<0||i<0)return El;let a=E.directionTo(r,i),o=a<0?-1:M[r*6+a];return o<0?sd:e.bridge[o]===0?Py(e,r)&1<<n?Fy(e,r,i)&1<<n?null:Ny:My:cd}function By(e,t,n){let r=Q(t.from),i=M[r*6+E.directionTo(r,Q(t.to))];e.pontoons|=1<<ky(t),ia(e,i,_.soviet,Dr.pontoon),n?.push({event:`pontoon`,rule:`N-6`,army:t.army,from:t.from,to:t.to})}const Vy={side:e=>e.player,isMoot:e=>!Ly(e),list(e,t){t({do:`end`}),Iy(e,(e,n,r)=>{for(let i=0;i<Dy.length;i++)e&1<<i&&t({do:`pontoon`,army:Dy[i],from:E.names[n],to:E.names[r]})})},check(e,t){return t.do===`end`?null:t.do===`pontoon`?zy(e,t):xl},perform(e,t,n){t.do===`end`?f(e.flow):By(e,t,n)}},Hy=Ky(Hd,N.movement),Uy=Ky(ov,N.combat),Wy=Ky(vy,N.strategic),Gy=[{rule:`2.2-1`,phase:z.air,open:ay},{rule:`2.2-2`,phase:z.barrage,open:qy},{rule:`2.2-3`,phase:z.movement,open:Hy,close:Ud},{rule:`2.2-4`,phase:z.combat,open:Uy,close:sv},{rule:`N-6`,phase:z.combat,open:Ry},{rule:`2.2-5`,phase:z.strategic,open:Wy,close:yy},{rule:`2.2-6`,phase:z.supply,open:e=>d(e.flow,N.supply)}];function Ky(e,t){return(n,r)=>{e(n,r),d(n.flow,t)}}function qy(e){tv(e)&&d(e.flow,N.barrage)}const Jy=ho(N.playerTurn,Gy.map(e=>({open:(t,n)=>Yy(t,e,n),close:(t,n)=>Xy(t,e,n)})));function Yy(e,{rule:t,phase:n,open:r},i){n!==e.phase&&(e.phase=n,i?.push({event:`phase`,rule:t,phase:Or[n],player:e.player,turn:e.turn})),r(e,i)}function Xy(e,{close:t},n){t?.(e,n),Yo(e),tu(e),Sy(e),e.player===e.terms.playerOf[_.soviet]&&gu(e)}const Zy=go(N.turn.at.stage,{count:e=>e.terms.players,each(e,t,n){t===0&&Qy(e,n),e.player=t,e.phase=z.none,d(e.flow,N.playerTurn)},after(e,t){wv(e),e.turn===e.terms.lastTurn?Aa(e,t):(e.turn+=1,m(e.flow,N.turn.at.stage,0))}});function Qy(e,t){e.americansToday=0,Cv(e),t?.push({event:`turn`,rule:`2.1.5`,turn:e.turn})}const $y=h(`3.1.4`,`the unit is there already`),eb=h(`3.1.4`,`units move from hex to adjacent hex`),tb=h(`3.1.4`,`a hop to this hex goes straight there`),nb=h(`3.1.5`,`the unit has not the movement points for any way there`);function rb(e,t,n){let r=$s(e,t);if(r!==null)return r;if(n<0)return El;if(n===e.place[t])return $y;if(Vi(Rc(e,t),n))return Gc(e,t,n)?null:Lr(e,t,n);let i=E.directionTo(e.place[t],n);return(i<0?null:mc(e,t,e.place[t]*6+i))??nb}const ib=E.names.map(e=>Object.freeze({do:`step`,to:e})),ab={do:`step`,list(e,t,n){let r=Rc(e,t),i=e.place[t];for(let a=0;a<r.count;a++){let o=r.hexes[a];o!==i&&(e.top[o]<0||Gc(e,t,o))&&n(ib[o])}sb(e,t,n)},check:(e,t,n)=>rb(e,t,Q(n.to)),perform(e,t,n,r){let i=Q(n.to),a=Rc(e,t).cost[i];ub(e,t,Vc(i),a,r)}};function ob(e,t,n){let r=$s(e,t);if(r!==null)return r;if(n<0)return El;let i=E.directionTo(e.place[t],n);if(i<0)return eb;let a=mc(e,t,e.place[t]*6+i);return a===null?Hc(n)?tb:Uc(e,t,i)>Ro(e,t)?nb:Gc(e,t,n)?null:Lr(e,t,n):a}function sb(e,t,n){for(let r=0;r<6;r++){let i=E.neighbours[e.place[t]*6+r];i>=0&&ob(e,t,i)===null&&n({do:`straight`,to:E.names[i]})}}const cb={do:`straight`,list(){},check(e,t,n){return Rc(e,t),ob(e,t,Q(n.to))},perform(e,t,n,r){let i=e.place[t],a=Q(n.to);Rc(e,t),ub(e,t,[i,a],Uc(e,t,E.directionTo(i,a)),r)}};function lb(e,t,n){return Rc(e,t),n>=0&&Hc(n)}function ub(e,t,n,r,i){let a=n[n.length-1],o=Wc(a),s=es(e,t,db(n));(o||!fb(e,n))&&(e.unitFlags[t]|=L.offSecondary),Vo(e,t,r),e.unitFlags[t]|=L.moved,i?.push({event:`moved`,rule:o?`T1-4`:`3.1.5`,unit:x[t],path:n.map(e=>E.names[e]),cost:r}),s>0&&ns(e,t,a,s,i),e.place[t]<0||(Zo(e,t,a,i),qo(e,t,a),$l(e,t),hi(e,e.camp[t],a)&&(e.unitFlags[t]|=L.stopped))}const db=e=>{let t=e[e.length-2];return t*6+E.directionTo(t,e[e.length-1])};function fb(e,t){for(let n=1;n<t.length;n++)if(!Ic(e,t[n-1]*6+E.directionTo(t[n-1],t[n])))return!1;return!0}const pb=h(`6.2.2`,`only towed artillery has two set-ups`),mb=h(`6.2.4`,`set-up is changed in the movement phase only`),hb=h(`6.2.4`,`changing set-up takes a movement point`);function gb(e,t){if(!Ct[t])return pb;if(e.phase!==z.movement)return mb;let n=Qs(e,t)??Zs(e,t);return n===null?e.left[t]<12?hb:null:n}const _b={do:`set-up`,list(e,t,n){gb(e,t)===null&&n({do:`set-up`})},check:gb,perform(e,t,n,r){e.unitFlags[t]^=L.transport,Vo(e,t,12);let i=V(e.unitFlags,t,L.transport)?`transport`:`combat`;r?.push({event:`set-up`,rule:`6.2.4`,unit:x[t],setUp:i})}},vb=h(`2.2-3`,`field fortifications are built in the movement phase`),yb=h(`7.1.2a`,`only regular units dig in`),bb=h(`7.1.2a`,`a unit that has moved may not dig in`),xb=h(`7.1.4`,`digging in takes all the movement points that the unit began with`),Sb=h(`5.3.10`,`a unit that retreated in the last combat phase may not dig in`),Cb=h(`7.1.8`,`nobody digs in a swamp`),wb=h(`7.1.9`,`there are fixed positions here already`),Tb=h(`7.1.1`,`the units in this hex are dug in already`);function Eb(e,t){return V(e.unitFlags,t,L.retreated)?!(hi(e,e.camp[t],e.place[t])&&Kc(e,t)):!1}function Db(e,t){let n=e.place[t];return e.phase===z.movement?jt[t]?V(e.unitFlags,t,L.moved)?bb:e.left[t]<e.allowance[t]?xb:Jn[n]&O.swamp?Cb:Wo(n)?wb:Uo(e,n)?Tb:Eb(e,t)?Sb:null:yb:vb}const Ob={do:`dig`,list(e,t,n){Db(e,t)===null&&n({do:`dig`})},check:Db,perform(e,t,n,r){let i=e.place[t];e.hexFlags[i]=e.hexFlags[i]&~R.digMask|e.camp[t]+1,Ho(e,t),r?.push({event:`dug-in`,rule:`7.1.2a`,unit:x[t],hex:E.names[i]})}},kb=h(`11.2.3`,`units leave the map only by the hexes of entry zones`),Ab=h(`N-V1`,`this hex is not in zone S`),jb=h(`N-V1`,`only Soviet and Polish units leave for Berlin`),Mb=h(`3.1.5`,`the unit has not the movement points to leave the map`);function Nb(e,t){let n=hi(e,e.camp[t],e.place[t])?24:12;return Math.min(n,e.allowance[t])}const Pb=(e,t)=>Nb(e,t)>e.left[t]?Mb:null;function Fb(e,t){return ol[e.place[t]]<0?kb:$s(e,t)??Pb(e,t)}function Ib(e,t){return!H(e)||!Qn[e.place[t]]?Ab:e.camp[t]===_.soviet?$s(e,t)??Pb(e,t):jb}const Lb=L.begun|L.moved|L.stopped|L.offSecondary|L.marked|L.cutOff;function Rb(e,t,n){$l(e,t),ui(e,t,n),e.unitFlags[t]&=~Lb,e.left[t]=-1,e.allowance[t]=0}const zb={do:`leave`,list(e,t,n){Fb(e,t)===null&&n({do:`leave`})},check:Fb,perform(e,t,n,r){let i=e.place[t];r?.push({event:`left`,rule:`11.2.3`,unit:x[t],hex:E.names[i]}),Rb(e,t,I.waiting),e.zone[t]=ll(ol[i]),e.arrives[t]=e.turn+1}},Bb={do:`exit`,list(e,t,n){Ib(e,t)===null&&n({do:`exit`})},check:Ib,perform(e,t,n,r){let i=Vb(e,t)?e.levels[t]:0;r?.push({event:`exited`,rule:`N-V1`,unit:x[t],hex:E.names[e.place[t]],levels:i}),Rb(e,t,I.exited),e.exitedLevels+=i,ka(e,r)}},Vb=(e,t)=>Pt[t]!==0&&(e.terms.options.wheelsCountInZoneS||C[t]===S.tracked),Hb=[zb,Bb],Ub=h(`12.0`,`this game is played without strategic movement`),Wb=h(`12.1.4`,`units are marked in the movement phase`),Gb=h(`12.1.2`,`a unit that was active in the movement phase makes no strategic movement`);function Kb(e,t){return e.terms.options.strategicMovement?e.phase===z.movement?V(e.unitFlags,t,L.begun)?Gb:$s(e,t):Wb:Ub}const qb={do:`mark`,list(e,t,n){Kb(e,t)===null&&n({do:`mark`})},check:Kb,perform(e,t,n,r){e.unitFlags[t]|=L.marked,e.left[t]=-1,e.allowance[t]=0,f(e.flow),r?.push({event:`marked`,rule:`12.1.4`,unit:x[t]})}},Jb=h(`14.2.1`,`only regular units and headquarters blow up bridges`),Yb=h(`14.1.1`,`no bridge stands there`),Xb=h(`14.1.4`,`only the player who controls a bridge may blow it up`),Zb=h(`14.2.1`,`blowing up a bridge over a stream takes a movement point`),Qb=h(`14.3.1`,`blowing up a bridge over a big river takes three movement points`),$b=e=>j[e]===A.bigRiver,ex=e=>P($b(e)?3:1);function tx(e,t,n){if(!e.terms.options.bridges)return od;if(!jt[t]&&!w[t])return Jb;if(n<0)return sd;if(!$i(e,n))return Yb;let r=by(e,M[n]);return r===-1||e.terms.playerOf[r]!==W(e,t)?Xb:V(e.unitFlags,t,L.stopped)?ld:e.left[t]>=ex(n)?null:$b(n)?Qb:Zb}const nx={do:`demolish`,list(e,t,n){let r=e.place[t];for(let i=r*6;i<r*6+6;i++)$i(e,i)&&tx(e,t,i)===null&&n({do:`demolish`,to:E.names[E.neighbours[i]]})},check:(e,t,n)=>tx(e,t,ud(e,t,n)),perform(e,t,n,r){let i=ud(e,t,n);Vo(e,t,ex(i)),aa(e,M[i],$b(i)?`14.3.1`:`14.2.1`,r)}},rx=P(3),ix=h(`14.2.2`,`artillery does not rebuild bridges`),ax=h(`14.2.2`,`no headquarters of the camp is in range`),ox=h(`14.2.2`,`rebuilding a bridge takes three movement points`),sx=h(`14.2.3`,`no bridge is printed there`),cx=h(`14.3.2a`,`over a big river only a headquarters builds`);function lx(e,t,n){return e.terms.options.bridges?Tt[t]?ix:n<0?sd:$i(e,n)?cd:j[n]===A.bigRiver?cx:fr[M[n]]?V(e.unitFlags,t,L.stopped)?ld:e.left[t]<rx?ox:ux(e,t)?null:ax:sx:od}function ux(e,t){for(let n=0;n<b;n++)if(!(!w[n]||e.place[n]<0)&&e.camp[n]===e.camp[t]&&E.distance(e.place[n],e.place[t])<=St[n])return!0;return!1}const dx=[nx,{do:`rebuild`,list(e,t,n){let r=e.place[t];for(let i=r*6;i<r*6+6;i++)j[i]===A.stream&&M[i]>=0&&lx(e,t,i)===null&&n({do:`rebuild`,to:E.names[E.neighbours[i]]})},check:(e,t,n)=>lx(e,t,ud(e,t,n)),perform(e,t,n,r){Vo(e,t,rx),ia(e,M[ud(e,t,n)],e.camp[t]);let i=E.names[e.place[t]];r?.push({event:`bridge-rebuilt`,rule:`14.2.2`,unit:x[t],from:i,to:n.to})}},xd],fx=h(`12.0`,`this game is played without the chapter on special units`),px=h(`15.3.3`,`Volkssturm reinforces infantry in the movement phase`),mx=h(`15.3.3`,`Volkssturm reinforces infantry on foot only`),hx=h(`15.3.3`,`there is no such Volkssturm in the hex`),gx=h(`15.3.3`,`neither of the two units may move in this phase`),_x=h(`15.3.3`,`the infantry is at full strength`),vx=h(`15.3.4`,`a unit gains one level a turn`);function yx(e,t){return e.terms.options.specialUnits?e.phase===z.movement?At[t]?V(e.unitFlags,t,L.fed)?vx:V(e.unitFlags,t,L.moved)?gx:e.levels[t]===ht[t]?_x:null:mx:px:fx}function bx(e,t,n){let r=yx(e,t);return r===null?n<0||!Ot[n]||e.place[n]!==e.place[t]?hx:V(e.unitFlags,n,L.moved|L.marked)?gx:null:r}const xx={do:`feed`,list(e,t,n){if(At[t]&&yx(e,t)===null)for(let r=e.top[e.place[t]];r>=0;r=e.below[r])bx(e,t,r)===null&&n({do:`feed`,from:x[r]})},check:(e,t,n)=>bx(e,t,Z(n.from)),perform(e,t,n,r){let i=Z(n.from),a=E.names[e.place[t]];r?.push({event:`fed`,rule:`15.3.3`,unit:x[t],from:x[i],hex:a}),e.levels[t]+=1,e.unitFlags[t]|=L.fed,e.unitFlags[i]|=L.begun|L.fed,Mo(e,i,-1,`15.3.3`,r)}},Sx={do:`halt`},Cx={do:`halt`,list:(e,t,n)=>n(Sx),check:()=>null,perform(e,t){p(e.flow,N.march.at.acted)===0&&(e.unitFlags[t]|=L.begun|L.stopped),f(e.flow)}},wx=[ab,cb,...Hb,Zc],Tx=[Ob,_b,xx,...dx,qb,Cx],Ex=[...wx,...Tx],Dx=new Set(Tx.map(e=>e.do)),Ox=[qb.do,Cx.do],kx=e=>Ex.some(t=>t.do===e.do),Ax=e=>p(e.flow,N.march.at.unit);function jx(e,t){return e.place[t]<0||V(e.unitFlags,t,L.stopped)||!Il(e,t)}const Mx={side:e=>e.player,isMoot:e=>jx(e,Ax(e)),list(e,t){let n=Ax(e);Ul(wx,e,n,t),Yl(e,n)===null&&Ul(Tx,e,n,t)},check(e,t){let n=Ax(e);return(Dx.has(t.do)?Yl(e,n):null)??Wl(Ex,e,n,t)},perform(e,t,n){let r=Ax(e);Ox.includes(t.do)||(Fl(e,r),e.unitFlags[r]|=L.begun),Gl(Ex,e,r,t,n),re(e.flow)===N.march.id&&Ax(e)===r&&m(e.flow,N.march.at.acted,1)}},Nx=e=>re(e.flow)===N.march.id,Px=e=>[N.march.id,N.movement.id,N.strategic.id].includes(re(e.flow));function Fx(e,t){if(!Px(e))return null;if(kx(t)&&Array.isArray(t.units))return Ix(e,t);if(t.do!==`move`)return Nx(e)&&!kx(t)?[Sx,t]:null;let n=Lx(t.units??t.unit),r=Lx(t.path),i=r.length>0?r:[...Lx(t.via),...Lx(t.to)];return n.length===0||n.length>16||i.length===0||i.length>64?[]:Rx(e.copy(),n,i.map(e=>t=>({do:r.length>0?zx(t,e):ab.do,to:e})))}function Ix(e,{units:t,...n}){return Rx(e.copy(),Lx(t).slice(0,16),[()=>n])}const Lx=e=>e==null?[]:Array.isArray(e)?e:[e];function Rx(e,t,n){let r=[],i=e.rolls,a=(t,n)=>(r.push(n),t.check(e,n)===null&&(t.perform(e,n,null),Nx(e)&&jx(e,Ax(e))&&f(e.flow),e.rolls===i));for(let i of t){if(Nx(e)&&Ax(e)!==Z(i)&&!a(Mx,Sx))return r;for(let t of n)if(!Nx(e)&&!a(Bx,{do:`begin`,unit:i})||!a(Mx,t(e)))return r}return r}const zx=(e,t)=>lb(e,Ax(e),Q(t))?ab.do:cb.do,Bx={check:(e,t)=>Bl.check(e,-1,t),perform:(e,t,n)=>Bl.perform(e,-1,t,n)};function Vx(e){let{vacated:t,first:n,mayEnter:r}=e;return{...e,mayEnter:(e,i,a)=>a===0&&i!==t?n:r(e,i,a),mayStop:()=>!0}}function Hx(e,t,n,r){return(i,a)=>{for(let r=0;r<t.length;r++)if(e.distance(t[r],a)<=n)return null;return r}}const Ux=e=>({from:-1,at:e.start,gone:0,paid:0});function Wx(e,t){let{from:n,at:r,gone:i}=t;return i>=e.hexes&&e.mayEnd(r)===null||i>=e.hexes+(e.extra??0)||Jx(e,n,r)}function Gx(e,t,n){if(Wx(e,t))return 0;let r=Xx(e,t),i=Zx(e,t,r),a=0;for(let o=0;o<6;o++){let s=e.grid.neighbours[t.at*6+o];Qx(e,t,s,r)&&Yx(e,t.at,s)===i&&(n[a++]=s)}return a}function Kx(e,t){return!Wx(e,t)&&Zx(e,t,1/0)<1/0}function qx(e,t,n){if(e.grid.directionTo(t.at,n)<0)return h(e.rule,`The hex is not adjacent.`);if(Wx(e,t))return h(e.rule,`It has gone as far as it may.`);let r=e.mayEnter(t.at,n,t.gone);if(r!==null)return r;if(!Qx(e,t,n,1/0))return h(e.rule,`It could not go on from there.`);let i=Xx(e,t);return Qx(e,t,n,i)?Yx(e,t.at,n)>Zx(e,t,i)?h(e.rule,`There is a hex that must be chosen before this one.`):null:h(e.rule,`It would not survive that, and there is another way.`)}const Jx=(e,t,n)=>t>=0&&e.mustStop!==void 0&&e.mustStop(t,n),Yx=(e,t,n)=>e.preference===void 0?0:e.preference(t,n);function Xx(e,t){let n=e.purse??1/0;for(let r=0;r<6;r++)if(Qx(e,t,e.grid.neighbours[t.at*6+r],n))return n;return 1/0}function Zx(e,t,n){let r=1/0;for(let i=0;i<6;i++){let a=e.grid.neighbours[t.at*6+i];Qx(e,t,a,n)&&(r=Math.min(r,Yx(e,t.at,a)))}return r}function Qx(e,t,n,r){return $x(e,t.at,n,t.gone,t.paid,r)}function $x(e,t,n,r,i,a){if(n<0||e.mayEnter(t,n,r)!==null)return!1;let o=e.price===void 0?0:e.price(t,n);return i+o<=a&&eS(e,t,n,r+1,i+o,a)}function eS(e,t,n,r,i,a){let o=Jx(e,t,n);if((o||r>=e.hexes||e.mayStop?.(n)===!0)&&e.mayEnd(n)===null)return!0;if(o||r>=e.hexes+(e.extra??0))return!1;for(let t=0;t<6;t++)if($x(e,n,e.grid.neighbours[n*6+t],r,i,a))return!0;return!1}function tS(...e){return(t,n,r)=>{for(let i=0;i<e.length;i++){let a=e[i](t,n,r);if(a!==null)return a}return null}}const nS=h(`5.4.4`,`a pursuit begins with the hex that the enemy has left`),rS=h(`5.4.2`,`a pursuit strays at most one hex from the path of one retreat`),iS=h(`5.4.7`,`a pursuit does not enter ground that is closed to the unit`),aS=h(`5.4.6`,`a pursuit is no longer than the retreat`);function oS(e,t){let n=e.battle[q.vacated]-1;if(n>=0)return[n];let r=pg(e,t).filter(t=>e.place[t]!==sg(e,t));return[...new Set(r.map(t=>sg(e,t)))]}function sS(e,t,n,r){let i=n*6+E.directionTo(n,r);return uc(e,t,i)>=65535?iS:hc(e,t,r)??dc(e,t,i)}const cS=(e,t,n)=>Fr(e,e.camp[t],n)?null:Lr(e,t,n);function lS(e,t){return j[e*6+E.directionTo(e,t)]===A.bigRiver}const uS=(e,t)=>fg(e,t).length===0?e.place[t]:sg(e,t);function dS(e,t,n,r){return Vx({grid:E,rule:`5.4.6`,start:uS(e,t),hexes:r.length,vacated:n,first:nS,mayEnter:tS((n,r)=>sS(e,t,n,r),Hx(E,[n,...r],1,rS)),mayEnd:n=>cS(e,t,n),mustStop:lS})}function fS(e,t,n){return Vx({grid:E,rule:`5.4.10`,start:uS(e,t),hexes:2,vacated:n,first:nS,mayEnter:(n,r,i)=>i===0?sS(e,t,n,r):mc(e,t,n*6+E.directionTo(n,r)),mayEnd:n=>cS(e,t,n),mustStop:(n,r)=>lS(n,r)||hi(e,e.camp[t],r)})}function pS(e,t,n){let r=fg(e,t),i=[];for(let a of oS(e,n)){let o=mS(e,n,a),s=o.length===0?[fS(e,t,a)]:o.map(n=>dS(e,t,a,n));i.push(...s.filter(e=>hS(e,r)))}return i}function mS(e,t,n){let r=/* @__PURE__ */ new Map;for(let i of pg(e,t)){let t=fg(e,i);sg(e,i)===n&&t.length>0&&r.set(t.join(),t)}return[...r.values()]}function hS(e,t){let n=e.start;return t.every((t,r)=>{let i=e.mayEnter(n,t,r)===null;return n=t,i})}function gS(e,t){let n=[uS(e,t),...fg(e,t)];return{from:n.at(-2)??-1,at:n.at(-1),gone:n.length-1,paid:0}}function _S(e,t,n){let r=/* @__PURE__ */ new Set,i=[];for(let a of pS(e,t,n)){let n=Gx(a,gS(e,t),i);for(let e=0;e<n;e++)r.add(i[e])}return[...r]}function vS(e,t,n){return pS(e,t,n).some(n=>Kx(n,gS(e,t)))}function yS(e,t,n,r){let i=aS;for(let a of pS(e,t,n))if(i=qx(a,gS(e,t),r),i===null)return null;return i}function bS(e,t){return fg(e,t).length===0?nS:Lr(e,t,e.place[t])}const xS=h(`5.4.1`,`only units that fought next to the enemy pursue, and headquarters with them`),SS=h(`5.4.9`,`towed units do not pursue`),CS=h(`5.4.4`,`there is no hex that the enemy has left for this unit to enter`),wS=h(`14.3.4`,`a headquarters that builds a bridge stays with it`),TS=h(`2.1.2`,`that unit belongs to another player`),ES=N.pursuit.at,DS=(e,t)=>ae(e.flow,ie(e.flow,N.pursuit),t),OS=e=>e===J.attackers?J.defenders:J.attackers;function kS(e,t,n){if(w[n]){if(e.building[n]>0)return wS;if(!AS(e,t,n))return xS}else if(!V(e.unitFlags,n,xo(t)))return xS;else if(Et[n])return SS;return cg(e,n)>0?xS:vS(e,n,OS(t))?null:CS}function AS(e,t,n){return pg(e,t).some(t=>jt[t]===1&&e.camp[t]===e.camp[n]&&sg(e,t)===e.place[n]&&fg(e,t).length>0)}function jS(e,t){let n=/* @__PURE__ */ new Set;for(let r of oS(e,OS(t)))for(let t=0;t<6;t++){let i=E.neighbours[r*6+t];if(!(i<0))for(let t=e.top[i];t>=0;t=e.below[t])n.add(t)}return[...n]}const MS=(e,t,n)=>jS(e,t).filter(r=>W(e,r)===n&&kS(e,t,r)===null);function NS(e,t,n){let r=jS(e,t);for(let i=n;i<e.terms.players;i++)if(r.some(n=>W(e,n)===i&&kS(e,t,n)===null))return i;return-1}function PS(e,t){let n=NS(e,t,0);return n>=0&&d(e.flow,N.pursuit,t,n),n>=0}function FS(e,t,n,r){let i=E.names[e.place[t]];r?.push({event:`pursuit`,rule:`5.4.2`,unit:x[t],from:i,to:E.names[n]}),sg(e,t)<0&&og(e,t),fg(e,t).length===0&&(e.battle[q.vacated]=n+1),lg(e,t,n),e.unitFlags[t]&=~L.marked,Zo(e,t,n,r),qo(e,t,n)}function IS(e,t){if(t.do===`done`)return null;if(t.do!==`pursue`)return xl;let n=Z(t.unit);return n<0?Tl:e.place[n]<0?xS:W(e,n)===LS(e)?kS(e,p(e.flow,ES.who),n):TS}const LS=e=>NS(e,p(e.flow,ES.who),p(e.flow,ES.owner)),RS={side:LS,isMoot:e=>LS(e)<0,list(e,t){for(let n of MS(e,p(e.flow,ES.who),LS(e)))t({do:`pursue`,unit:x[n]});t({do:`done`})},check:IS,perform(e,t){t.do===`done`?m(e.flow,ES.owner,LS(e)+1):d(e.flow,N.chase,Z(t.unit))}},zS=e=>p(e.flow,N.chase.at.unit),BS=e=>OS(DS(e,ES.who)),VS={side:e=>W(e,zS(e)),list(e,t){for(let n of _S(e,zS(e),BS(e)))t({do:`chase`,to:E.names[n]});bS(e,zS(e))===null&&t({do:`done`})},check(e,t){if(t.do===`done`)return bS(e,zS(e));if(t.do!==`chase`)return xl;let n=Q(t.to);return n<0?El:yS(e,zS(e),BS(e),n)},perform(e,t,n){let r=zS(e);t.do===`chase`&&FS(e,r,Q(t.to),n),t.do!==`done`&&vS(e,r,BS(e))||f(e.flow)}};function HS(e,t){if(t.do!==`pursue`||!Array.isArray(t.via))return null;let n=e.copy(),r=[],i=(e,t,i)=>(r.push(i),re(n.flow)!==t.id||e.check(n,i)!==null?!1:(e.perform(n,i,null),!0));if(!i(RS,N.pursuit,{do:`pursue`,unit:t.unit}))return r;for(let e of t.via)if(!i(VS,N.chase,{do:`chase`,to:e}))return r;return re(n.flow)===N.chase.id&&r.push({do:`done`}),r}const US=h(`5.3.2`,`every step of a retreat leads farther from the hex of the combat`),WS=h(`5.3.3`,`a retreat does not enter ground that is closed to the unit`),GS=h(`5.3.3`,`a retreat does not enter an enemy zone of control without friends in the hex`),KS=h(`5.3.5`,`a retreat crosses a big river only by a bridge`),qS=h(`6.2.3`,`a gun in combat set-up cannot retreat`),JS=h(`15.2.1`,`a resilience group does not retreat`),YS=h(`14.3.4`,`a headquarters that builds a bridge stays with it`),XS=h(`5.1.9`,`a headquarters or limbered gun that is attacked alone does not retreat`);function ZS(e,t){return Xs(e,t)?qS:C[t]===S.none?JS:e.building[t]>0?YS:QS(e,t)&&$S(e,t)?XS:null}const QS=(e,t)=>w[t]===1||Ct[t]===1&&V(e.unitFlags,t,L.transport);function $S(e,t){let n=sg(e,t);for(let t=0;t<b;t++)if((sg(e,t)>=0?sg(e,t):e.place[t])===n&&!QS(e,t))return!1;return!0}function eC(e,t,n,r){let i=sg(e,t);if(E.distance(i,r)<=E.distance(i,n))return US;let a=n*6+E.directionTo(n,r);if(tC(e,t,a))return WS;if(ta(e,a))return KS;let o=Pr(e,r);return o>=0&&U(e,e.camp[t],o)?nc:o>=0&&o!==e.camp[t]&&e.camp[t]===_.german?rc:hi(e,e.camp[t],r)&&o!==e.camp[t]?GS:dc(e,t,a)}function tC(e,t,n){return uc(e,t,n)>=65535||w[t]===1&&Jr[S.truck][n]>=65535&&!ea(e,n)}const nC=(e,t,n)=>hi(e,e.camp[t],n);function rC(e,t,n){return{grid:E,rule:`5.3.6`,start:e.place[t],hexes:n,mayEnter:(n,r)=>eC(e,t,n,r),mayEnd:n=>Lr(e,t,n),mayStop:()=>!0}}function iC(e,t,n,r){let i=ZS(e,t);if(i!==null)return i;let a=rC(e,t,r);return qx(a,Ux(a),n)}function aC(e,t,n){if(ZS(e,t)!==null)return[];let r=rC(e,t,n),i=[];i.length=Gx(r,Ux(r),i);let a=n=>(nC(e,t,n)?2:0)+(Lr(e,t,n)===null?0:1);return i.sort((e,t)=>a(e)-a(t))}function oC(e,t){return e.place[t]===sg(e,t)?null:Lr(e,t,e.place[t])}const sC=h(`5.3.8`,`that unit does not retreat now, or has already made this step`),cC=N.retreat.at,lC=(e,t)=>ae(e.flow,ie(e.flow,N.retreat),t);function uC(e,t,n){d(e.flow,N.retreat,t,n)}function dC(e){let t=lC(e,cC.gone);return So(e,lC(e,cC.who)).filter(n=>cg(e,n)===t)}const fC=e=>lC(e,cC.steps)-lC(e,cC.gone),pC={run(e,t){let n=p(e.flow,cC.who);if(fC(e)===0||So(e,n).length===0){_C(e,n),f(e.flow);return}for(let n of dC(e))ZS(e,n)!==null&&vC(e,n,t);let r=dC(e).find(t=>aC(e,t,fC(e)).length>0);if(r!==void 0)d(e.flow,N.fallBack,W(e,r));else{for(let n of dC(e))mC(e,n,t);hC(e,n,t)}}};function mC(e,t,n){oC(e,t)===null?vC(e,t,n):No(e,t,yg(e,lC(e,cC.who)),`5.3.6`,n)}function hC(e,t,n){m(e.flow,cC.gone,p(e.flow,cC.gone)+1);let r=So(e,t).filter(t=>dg(e,t));if(r.length===0)return;let i=p(e.flow,cC.paid);m(e.flow,cC.paid,i+1),i===0&&r.every(t=>gC(e,t))||xg(e,t,n)}const gC=(e,t)=>e.place[t]===sg(e,t)&&up[e.place[t]]>0;function _C(e,t){for(let n of So(e,t))fg(e,n).length>0&&(e.unitFlags[n]|=L.retreated)}function vC(e,t,n){ug(e,t),n?.push({event:`stays`,rule:`5.3.7`,unit:x[t],hex:E.names[e.place[t]]})}function yC(e,t,n,r){let i=nC(e,t,n),a=E.names[e.place[t]];r?.push({event:`retreat`,rule:`5.3.1`,unit:x[t],from:a,to:E.names[n]}),lg(e,t,n),qo(e,t,n),i&&Eg(e,lC(e,cC.who),t,`5.3.4`,r)}function bC(e,t){if(t.do!==`fall-back`&&t.do!==`stay`)return xl;let n=Z(t.unit);if(n<0)return Tl;if(!dC(e).includes(n)||W(e,n)!==p(e.flow,N.fallBack.at.owner))return sC;if(t.do===`stay`)return oC(e,n);let r=Q(t.to);return r<0?El:iC(e,n,r,fC(e))}const xC={side:e=>p(e.flow,N.fallBack.at.owner),list(e,t){let n=p(e.flow,N.fallBack.at.owner);for(let r of dC(e))if(W(e,r)===n){for(let n of aC(e,r,fC(e)))t({do:`fall-back`,unit:x[r],to:E.names[n]});oC(e,r)===null&&t({do:`stay`,unit:x[r]})}},check:bC,perform(e,t,n){let r=Z(t.unit);f(e.flow),t.do===`stay`?vC(e,r,n):yC(e,r,Q(t.to),n)}};function SC(e){if(e.do!==`fall-back`&&e.do!==`stay`||!Array.isArray(e.units))return null;let{units:t,...n}=e;return t.map(e=>({...n,unit:e}))}const CC=po(N.battle,{roll:wC,defenderLosses:(e,t)=>bg(e,J.defenders,e.battle[q.defenderLoss],t),attackerLosses:(e,t)=>bg(e,J.attackers,e.battle[q.attackerLoss],t),retreat:DC,pursue:OC,disorder:kC,wearOut:jC,end:MC});function wC(e,t){let n=um(e);for(let t of[J.attackers,J.defenders])for(let n of So(e,t))og(e,n);let r=[Qo(e,6),Qo(e,6)],i=Math.min(12,Math.max(2,r[0]+r[1]+n)),a=e.battle[q.column];e.battle[q.roll]=i,TC(e,af(Sf,a,i)),t?.push({event:`combat`,rule:`5.2.1e`,targets:Array.from({length:vo(e)},(t,n)=>E.names[yo(e,n)]),column:Sf.headings.odds.labels[a],dice:r,modifier:n,roll:i,result:of(Sf,a,i)})}function TC(e,{attacker:t,defender:n}){e.battle[q.attackerLoss]=t.losses,e.battle[q.defenderLoss]=n.losses,e.battle[q.attackerRetreat]=t.retreat,e.battle[q.defenderRetreat]=n.retreat,e.battle[q.marks]=(t.disorganised?_o.attackerDisorganised:0)|(n.disorganised?_o.defenderDisorganised:0)|(t.tests?_o.attackerTests:0)|(n.retreat>0?_o.succeeded:0)}function EC(e){return e.battle[q.attackerRetreat]>0?J.attackers:e.battle[q.defenderRetreat]>0?J.defenders:-1}function DC(e){let t=EC(e);t<0||So(e,t).length===0||uC(e,t,e.battle[t===J.attackers?q.attackerRetreat:q.defenderRetreat])}function OC(e){PS(e,J.attackers)||PS(e,J.defenders)}function kC(e,t){let n=e.battle[q.marks],r=So(e,J.attackers);if(n&_o.attackerDisorganised)for(let n of r)Ql(e,n,`5.6.1a`,t);if(n&_o.defenderDisorganised)for(let n of So(e,J.defenders))Ql(e,n,`5.6.1a`,t);n&_o.attackerTests&&eu(e,r,`5.6.1b`,t),AC(e,t)}function AC(e,t){let n=EC(e);if(n<0)return;let r=/* @__PURE__ */ new Map;for(let t of So(e,n)){let n=[sg(e,t),...fg(e,t)].join(),i=r.get(n);i===void 0?r.set(n,[t]):i.push(t)}for(let n of r.values())for(let r=fg(e,n[0]).length;r>1;r--)eu(e,n,`5.6.1c`,t)}function jC(e,t){let n=(e.battle[q.marks]&_o.succeeded)!==0,r=n?`10.2.4a`:`10.2.4b`;for(let i of So(e,n?J.defenders:J.attackers))e.outOfSupply[i]>0&&Am(e,i,r,t)}function MC(e){Co(e),Sy(e)}const NC=e=>Ov(e,p(e.flow,N.airPlan.at.player)),PC=e=>Af.findIndex((t,n)=>n>0&&t===e);function FC(e,t,n,r){return zf(e,t,n,r)>0?1:Mv[n]}const IC={side:e=>p(e.flow,N.airPlan.at.player),list(e,t){let n=NC(e),r=Yv(e,n);for(let i=1;i<Af.length;i++){let a=i===B.object?Ig(0):0,o=i===B.object?Ig(e.bridge.length):D;for(let s=a;s<o;s++)Zv(e,n,i,s,r)===null&&t({do:`mission`,kind:Af[i],...Wg(s)})}t({do:`end`})},check(e,t){if(t.do===`end`)return null;if(t.do!==`mission`)return xl;let n=NC(e),r=PC(t.kind);if(r<0)return wl;if(t.attacks!==void 0)return RC(t);let i=Ug(t.hex,t.across);return i<0?El:LC(e,n,r,i,t)??Zv(e,n,r,i,Yv(e,n))},perform(e,t){if(t.do===`end`)return f(e.flow);let n=NC(e),r=PC(t.kind),i=Ug(t.hex,t.across);Bf(e,n,r,i,FC(e,n,r,i))}};function LC(e,t,n,r,i){let{points:a}=i;if(a===void 0)return null;if(!Number.isInteger(a)||a<1)return wl;let o=n===B.crossing?a*2:a,s=FC(e,t,n,r);return o===s?null:o<s?Jv[n]:Nv}function RC(e){return VC(e)===null?wl:Pv}function zC(e,t){if(t.do!==`mission`)return null;if(t.attacks!==void 0)return BC(t);let n=PC(t.kind),r=Ug(t.hex,t.across);if(n<0||r<0||!Number.isInteger(t.points))return null;let{points:i,...a}=t,o=(n===B.crossing?i*2:i)-FC(e,NC(e),n,r)+1;return o<2||o>200?null:Array(o).fill(a)}function BC(e){let t=VC(e);return t===null||!kv(t.map(([e])=>e))?null:t.flatMap(([e,t])=>Array(t).fill({do:`mission`,kind:`crossing`,...Wg(e)}))}function VC(e){let{kind:t,attacks:n}=e;if(PC(t)!==B.crossing||!Array.isArray(n))return null;let r=[];for(let e of n){let[t,n]=Array.isArray(e)?e:[],i=Number.isInteger(n)&&n>=1&&n<=200;if(Q(t)<0||!i)return null;r.push([Q(t),n])}return r.length===0?null:r}const HC=/* @__PURE__ */ new Map;for(let e=0;e<b;e++){let t=T(e,`starsGroup`);if(t===``)continue;let n=[...HC.get(t)?.units??[],e];HC.set(t,{units:n,loss:Number(T(e,`starsLoss`))})}const UC=h(`S-G`,`this formation has no more levels to lose`),WC=h(`S-G`,`a unit that begins the game keeps one level`),GC=h(`S-G`,`the unit belongs to another player`),KC=({units:e},t)=>e.reduce((e,n)=>e+ht[n]-t.levels[n],0),qC=(e,t)=>KC(t,e)<t.loss,JC=e=>HC.get(T(e,`starsGroup`));function YC(e,t){for(let n of HC.values())if(W(e,n.units[0])===t&&qC(e,n))return!0;return!1}function XC(e,t,n){let r=JC(n);return W(e,n)===t?r===void 0||!qC(e,r)?UC:e.levels[n]<2?WC:null:GC}const ZC=e=>p(e.flow,N.cut.at.player);function QC(e){let t=[];for(let n=0;n<b;n++)T(n,`starsCut`)!==``&&XC(e,ZC(e),n)===null&&t.push({do:`cut`,unit:x[n]});return t}const $C={side:ZC,isMoot:e=>!YC(e,ZC(e)),list(e,t){for(let n=0;n<b;n++)XC(e,ZC(e),n)===null&&t({do:`cut`,unit:x[n]})},check(e,t){if(t.do!==`cut`)return xl;let n=Z(t.unit);return n<0?Tl:XC(e,ZC(e),n)},perform(e,t,n){let r=Z(t.unit);Mo(e,r,-1,e.camp[r]===_.soviet?`S-R`:`S-G`,n),YC(e,ZC(e))||f(e.flow)}},ew=e=>H(e)?`nysa`:`stars`;function tw(e,t){let n=T(e,t);return E.indexOf(n===`cottbus-1`?T(e,`${t}Suggested`):n)}function nw(e){e.turn=1,e.place.fill(I.unused),e.top.fill(-1),e.below.fill(-1),e.left.fill(-1),e.levels.set(ht),e.camp.set(mt);let t=H(e)?pr.nysa:pr.stars;for(let n=0;n<D;n++)e.control[n]=t[n]+1;H(e)&&(e.ammunition=10),wy(e);for(let t=0;t<b;t++)rw(e,t);Sy(e),d(e.flow,N.turn),d(e.flow,N.setUp)}function rw(e,t){let n=T(t,ew(e)),r=H(e)?T(t,`nysaTurn`):``;H(e)&&(e.zone[t]=cl(T(t,`nysaZone`)));let i=tw(t,ew(e));iw.has(n)?e.place[t]=I.onCall:i>=0?li(e,t,i):n===``?r!==``&&(e.place[t]=I.waiting,e.arrives[t]=Number(r)):e.place[t]=I.toPlace,Ct[t]&&(e.place[t]===I.waiting||e.place[t]===I.onCall)&&(e.unitFlags[t]|=L.transport)}const iw=/* @__PURE__ */ new Set([`replacement`,`after-52nd-army`,`one-a-day`]),aw=po(N.setUp,{deploy:e=>sw(e,t=>d(e.flow,N.deploy,t)),cut:ow(e=>sw(e,t=>YC(e,t)&&d(e.flow,N.cut,t))),airDays:ow(e=>d(e.flow,N.airDays)),defection:ow(e=>d(e.flow,N.defection)),defectors:ow(e=>d(e.flow,N.deploy,e.terms.playerOf[_.american])),finish:cw});function ow(e){return t=>{H(t)||e(t)}}function sw(e,t){for(let n=0;n<e.terms.players;n++)t(n)}function cw(e){for(let t=0;t<b;t++){let n=e.place[t],r=e.camp[t];n<0||H(e)&&r!==_.german||(e.hexFlags[n]=e.hexFlags[n]&~R.digMask|r+1)}Sy(e)}const lw=h(`N-G0`,`this unit is not waiting to be placed`),uw=h(`N-G0`,`place the unit in hand first`),dw=h(`N-G0`,`the set-up does not allow this unit to begin there`),fw=h(`N-G0b`,`only towed artillery has a transport set-up`),pw=h(`N-G0`,`there are units left to be placed`),mw=e=>p(e.flow,N.deploy.at.player),hw=e=>p(e.flow,N.deploy.at.unit)-1,gw=(e,t)=>e.place[t]===I.toPlace&&W(e,t)===mw(e),_w=(e,t)=>Ct[t]===1&&e.place[t]>=0&&W(e,t)===mw(e)&&!V(e.unitFlags,t,L.transport);function vw(e){for(let t=0;t<b;t++)if(gw(e,t))return t;return-1}function yw(e,t,n){return bw(t,n)&&xw(e,t,n)?Lr(e,t,n):dw}function bw(e,t){if(cr[t])return!0;let n=C[e]===S.none?S.foot:C[e];for(let e=t*6;e<t*6+6;e++)if(E.neighbours[e]>=0)return Jr[n][gr(e)]<G;return!1}function xw(e,t,n){if(V(e.unitFlags,t,L.defector))return Tw(e,t,n);let r=T(t,ew(e));switch(r){case`dresden`:return Yn[n]===`Dresden`;case`gorlitz`:return Yn[n]===`Görlitz`;case`v-corps-line`:return Sw(n);case`near-v-corps`:return pr.nysa[n]===_.german&&ww(n);case`american-reserve`:return pr.stars[n]===_.american;default:return r.split(`,`).includes(E.names[n])}}function Sw(e){if(pr.nysa[e]!==_.german||E.along[e]<0||E.along[e]>10)return!1;for(let t=e*6;t<e*6+6;t++)if(ir[t])return!0;return!1}const Cw=[];for(let e=0;e<b;e++){let t=zt[e]===`V`||T(e,`formation`)===`V`,n=tw(e,`nysa`);t&&n>=0&&Cw.push(n)}const ww=e=>Cw.some(t=>E.distance(t,e)<=4);function Tw(e,t,n){let r=Dw(e,n);return r===0?!0:pr.stars[n]!==_.american||Ow(e,t,0)?!1:r===1||!Ow(e,t,1)}const Ew=[];for(let e=0;e<b;e++)w[e]&&pt[e]===g.america&&Ew.push(e);function Dw(e,t){let n=1/0;for(let r of Ew)e.place[r]>=0&&(n=Math.min(n,E.distance(e.place[r],t)));return n}function Ow(e,t,n){for(let r of Ew){let i=e.place[r];if(!(i<0)){if(kw(e,t,i))return!0;for(let r=i*6;n===1&&r<i*6+6;r++){let n=E.neighbours[r];if(n>=0&&kw(e,t,n))return!0}}}return!1}const kw=(e,t,n)=>pr.stars[n]===_.american&&bw(t,n)&&Lr(e,t,n)===null;function Aw(e){let t=H(e)?`nysaSuggested`:`starsSuggested`,n=[];for(let r=0;r<b;r++)gw(e,r)&&T(r,t)!==``&&n.push({do:`take`,unit:x[r]},{do:`place`,hex:T(r,t)});return n}function jw(e,t){if(t.do!==`place`||t.unit===void 0)return null;let n={do:`place`,hex:t.hex};return re(e.flow)===N.deploy.id&&hw(e)===Z(t.unit)?[n]:[{do:`take`,unit:t.unit},n]}const Mw={side:mw,isMoot:e=>vw(e)<0&&!H(e)&&Nw(e),list(e,t){let n=hw(e);if(n>=0)for(let r=0;r<D;r++)yw(e,n,r)===null&&t({do:`place`,hex:E.names[r]});else{for(let n=0;n<b;n++)gw(e,n)?t({do:`take`,unit:x[n]}):_w(e,n)&&t({do:`limber`,unit:x[n]});vw(e)<0&&t({do:`ready`})}},check(e,t){if(t.do===`place`)return Pw(e,t);if(hw(e)>=0)return uw;if(t.do===`ready`)return vw(e)<0?null:pw;let n=Z(t.unit);return t.do!==`take`&&t.do!==`limber`?xl:n<0?Tl:t.do===`take`?gw(e,n)?null:lw:_w(e,n)?null:fw},perform(e,t){let n=N.deploy.at.unit;t.do===`take`?m(e.flow,n,Z(t.unit)+1):t.do===`limber`?e.unitFlags[Z(t.unit)]|=L.transport:t.do===`ready`?f(e.flow):(li(e,hw(e),Q(t.hex)),m(e.flow,n,0))}},Nw=e=>e.airDays[0]>0;function Pw(e,t){let n=hw(e);if(n<0)return lw;let r=Q(t.hex);return r<0?El:yw(e,n,r)}const Fw=h(`S-3`,`the scenario has sixteen days`),Iw=h(`S-3`,`each air day has its own turn`),Lw={side:e=>e.terms.playerOf[_.soviet],list(e,t){for(let n=1;n<=e.terms.lastTurn;n++)e.airDays.includes(n)||t({do:`air-day`,turn:n})},check:(e,t)=>t.do===`air-day`?Rw(e,t.turn):xl,perform(e,t,n){let r=p(e.flow,N.airDays.at.next);e.airDays[r]=t.turn,n?.push({event:`air-day`,rule:`S-3`,turn:t.turn}),r===e.airDays.length-1?f(e.flow):m(e.flow,N.airDays.at.next,r+1)}};function Rw(e,t){return!Number.isInteger(t)||t<1||t>e.terms.lastTurn?Fw:e.airDays.includes(t)?Iw:null}const zw={run(e,t){for(let n=0;n<b;n++)pt[n]===g.poland&&e.place[n]>=0&&Bw(e,n,t);f(e.flow)}};function Bw(e,t,n){let r=Qo(e,6);n?.push({event:`defection`,rule:`S-4`,unit:x[t],dice:[r]}),(r===2||r===3)&&Mo(e,t,-1,`S-4`,n),e.place[t]<0||(r<=2&&(mi(e,t,_.american),e.unitFlags[t]|=L.defector,ui(e,t,I.toPlace)),r===4&&Ql(e,t,`S-4`,n))}function Vw(e,t,n){let r=e=>typeof e==`string`?t.has(e)?`hidden`:e:Array.isArray(e)?e.map(r):e;return e.map(e=>n.has(e.event)?e:Object.fromEntries(Object.entries(e).map(([e,t])=>[e,r(t)])))}const Hw={guns:0,withoutZone:1,motorZone:2,footZone:3};function Uw(e){return w[e]||Ct[e]?Hw.guns:Mt[e]?C[e]===S.foot?Hw.footZone:Hw.motorZone:Hw.withoutZone}function Ww(e,t){let n=Hw.guns;for(let r=e.top[t];r>=0;r=e.below[r])n=Math.max(n,Uw(r));return n}function Gw(e,t,n,r){let i=[];for(let t=0;t<b;t++)e.place[t]===n&&i.push(t);Zw(i,r);let a=t.map(e=>e.units.filter(Kw).map(t=>({stack:e,each:t,leads:!1,unit:-1})));for(let n=0;n<20;n++){for(let[o,s]of t.entries())Jw(e,s,a[o],i,r,n);if(Yw(e,a.flat(),i)){for(let[n,r]of t.entries())Xw(e,r,a[n]);return!0}}return!1}const Kw=e=>!(`unit`in e);function qw(e,{stack:t,each:n,leads:r},i){return e.camp[i]!==n.camp||ht[i]<(n.levels??0)||n.type!==void 0&&n.type!==y[i].type?!1:r?Uw(i)===t.front:Uw(i)<=t.front}function Jw(e,t,n,r,i,a){for(let e of n)e.leads=!1;if(t.units.some(e=>!Kw(e)&&Uw(lt.indexOf(e.unit))===t.front))return;let o=(n,r)=>qw(e,n,r)&&Uw(r)===t.front,s=n.filter(e=>r.some(t=>o(e,t)));s.length===0||s.some(t=>r.every(n=>!qw(e,t,n)||o(t,n)))||(s[i.below(a*D+t.hex,s.length)].leads=!0)}function Yw(e,t,n){if(t.length!==n.length)return!1;let r=/* @__PURE__ */ new Map,i=(t,a)=>{for(let o of n){if(a.has(o)||!qw(e,t,o))continue;a.add(o);let n=r.get(o);if(n===void 0||i(n,a))return r.set(o,t),t.unit=o,!0}return!1};return t.every(e=>i(e,/* @__PURE__ */ new Set))}function Xw(e,t,n){let r=n.map(e=>e.unit),i=t.units.map(e=>Kw(e)?r.shift():lt.indexOf(e.unit)),a=-1,o=0;for(let[n,r]of i.entries()){let i=t.units[n];e.place[r]=t.hex,e.below[r]=-1,a<0?e.top[t.hex]=r:e.below[a]=r,Kw(i)&&(e.unitFlags[r]|=i.marks,e.levels[r]=i.levels??ht[r]),o+=e.levels[r],a=r}for(let[n,r]of i.entries()){let i=t.units[n];if(o<=8)return;!Kw(i)||i.levels!==void 0||e.levels[r]<2||(e.levels[r]=1,--o)}}function Zw(e,t){for(let n=e.length-1;n>0;n--){let r=t.below(n,n+1);[e[n],e[r]]=[e[r],e[n]]}}const $={nothing:0,type:1,levels:2,all:3},Qw={top:$.all,others:$.all},$w=[$.nothing,$.type,$.levels].map(e=>({top:$.all,others:e})),eT=[$.nothing,$.type,$.levels].map(e=>({top:e,others:e}));function tT(e,t,n){if(t===-1)return rT(e,n);if(!e.terms.options.masking||!iT(e,t,n)||V(e.hexFlags,n,R.open))return Qw;let r=oT(e,t,n)?nT(e,n):$.nothing;return V(e.hexFlags,n,R.masked)?eT[r]:$w[r]}const nT=(e,t)=>Go(e,t)?$.type:$.levels;function rT(e,t){let{top:n,others:r}=Qw;for(let i=0;i<e.terms.players;i++){let a=tT(e,i,t);n=Math.min(n,a.top),r=Math.min(r,a.others)}return{top:n,others:r}}function iT(e,t,n){let r=e.top[n];return r>=0&&W(e,r)!==t&&aT(e,t,e.camp[r])}function aT(e,t,n){let{playerOf:r}=e.terms;return r.some((r,i)=>r===t&&U(e,n,i))}function oT(e,t,n){for(let r=n*6;r<n*6+6;r++){let n=E.neighbours[r];if(n>=0&&e.top[n]>=0&&W(e,e.top[n])===t)return!0}return!1}function sT(e,t,n){let r=e.place[n];if(r<0||lT(e,n))return $.all;let{top:i,others:a}=tT(e,t,r);return e.top[r]===n?i:a}const cT=L.fought|L.attacking|L.defending,lT=(e,t)=>e.phase===z.combat&&V(e.unitFlags,t,cT),uT=L.fought|L.defending|L.attacking|L.supporting|L.firedUpon|L.mustBeAttacked;function dT(e,t){let n=e.copy(),r=[];for(let i=0;i<D;i++){let a=e.top[i]<0?null:pT(e,n,t,i);a!==null&&r.push(a)}return gT(e,n,t),{seen:n,stacks:r}}function fT(e,t){let{seen:n,stacks:r}=dT(e,t);return{game:`budziszyn-1945`,scenario:e.terms.scenario,options:Qa(e.terms.options),side:t,state:kr.toJSON(n),stacks:r}}function pT(e,t,n,r){if(tT(e,n,r).others===$.all)return null;let i=Ww(e,r),a=[];for(let o=e.top[r];o>=0;o=e.below[o]){let r=sT(e,n,o);a.push(r===$.all?{unit:x[o]}:mT(e,o,r,i)),r!==$.all&&hT(t,o)}if(a.every(e=>`unit`in e))return null;let o=`unit`in a[0];for(let n=e.top[r];n>=0;n=e.below[n])t.below[n]=-1;return o||(t.top[r]=-1),{hex:r,front:i,units:a}}function mT(e,t,n,r){return{camp:e.camp[t],marks:e.unitFlags[t]&uT,...n>=$.type||r===Hw.guns?{type:y[t].type}:{},...n>=$.levels?{levels:e.levels[t]}:{}}}function hT(e,t){e.place[t]=-7,e.below[t]=-1,e.unitFlags[t]&=L.defector,e.levels[t]=ht[t],e.left[t]=-1,e.allowance[t]=0,e.outOfSupply[t]=0,e.disorganised[t]=0,e.trail.fill(0,t*6,(t+1)*6)}function gT(e,t,n){e.airRevealed===0&&yT(e,t,n),_T(e,t,n);for(let r=0;r<b;r++)w[r]&&W(e,r)!==n&&vT(t,r)}function _T(e,t,n){if(re(e.flow)!==N.march.id)return;let r=p(e.flow,N.march.at.unit);!(e.turn>1&&Ir(e,e.place[r])>8)&&sT(e,n,r)!==$.all&&f(t.flow)}function vT(e,t){e.unitFlags[t]&=~L.onBank,e.building[t]!==0&&(e.building[t]=0,e.left[t]=-1,e.allowance[t]=0,e.unitFlags[t]&=~(L.begun|L.stopped))}function yT(e,t,n){t.missions.fill(0);let r=0;for(let i=0;i<e.missions.length;i+=4)if(e.missions[i]!==0&&e.terms.playerOf[e.missions[i+3]]===n){for(let n=0;n<4;n++)t.missions[r+n]=e.missions[i+n];r+=4}}function bT(e,t){let n=e=>i([{file:`view`,line:0,reason:e}]),a=lo(e.scenario,e.options);if(!a.ok)return a;let o=kr.fromJSON(e.state);if(!o.ok)return n(`the view lacks ${o.field}`);if(!Array.isArray(e.stacks))return n(`the view is not whole`);let s=kr.create(a.value,t,o.cells);return Gw(s,e.stacks,-7,t)?r(s):n(`no deal of the hidden units fits their stacks`)}const xT=/* @__PURE__ */ new Set([`attack`,`eliminated`,`retreat`,`pursuit`]);function ST(e,t,n){let r=/* @__PURE__ */ new Set;for(let n=0;n<b;n++)sT(e,t,n)!==$.all&&r.add(x[n]);return Vw(n,r,xT)}var CT=/* @__PURE__ */ n({}),wT=t(()=>{});const TT={deploy:Mw,cut:$C,airDays:Lw,airPlan:IC,barrage:nv,movement:Vd,march:Mx,strategic:_y,pontoons:Vy,combat:pv,assemble:Kh,defence:Zm,rangedFire:Y_,losses:Fg,fallBack:xC,pursuit:RS,chase:VS};function ET(e,t){return t.do===`deploy-suggested`?Aw(e):t.do===`cut-suggested`?QC(e):jw(e,t)??Fx(e,t)??tg(t)??SC(t)??HS(e,t)??$_(t)??zC(e,t)}const DT=_e({frames:N,decisions:TT,procedures:{setUp:aw,defection:zw,turn:Zy,playerTurn:Jy,airPhase:oy,fire:e_,battle:CC,retreat:pC,supply:Em},expand:ET,isOver:e=>e.verdict!==0,refusals:{over:Cl,wrongSide:Sl,malformed:wl}}),{proceed:OT}=DT;function kT(e){return{turn:e.turn,phase:Or[e.phase],player:e.player}}const AT=be(ye({id:`budziszyn-1945`,title:`Budziszyn 1945`,rulesVersion:2,scenarios:io,flow:DT,termsFrom:lo,create:kr.create,beginState:nw,outcome:Ia,view:fT,hear:ST,imagine:bT,situation:kT,toJSON:uo,fromJSON:fo,faultsIn:za}),async()=>(await Promise.resolve().then(()=>(wT(),CT))).budziszyn1945Positions).game;export{AT as game};