var e=Object.defineProperty,t=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(e){throw n=[e],e}},n=(t,n)=>{let r={};for(var i in t)e(r,i,{get:t[i],enumerable:!0});return n||e(r,Symbol.toStringTag,{value:`Module`}),r};const r=e=>({ok:!0,value:e}),i=e=>({ok:!1,faults:e}),a=(e,t)=>t.length===0?r(e):i(t);function o(e){let t=e.line>0?`${e.file}:${e.line}`:e.file;return e.place===void 0?`${t}: ${e.reason}`:`${t}: ${e.place}: ${e.reason}`}function s(e,t=20){let n=e=>e.line||2**53-1,r=e.toSorted((e,t)=>n(e)-n(t)),i=r.slice(0,t).map(o);return r.length>t&&i.push(`and ${r.length-t} more`),i.join(`
`)}function c(e){if(e.ok)return e.value;throw Error(s(e.faults))}function l(e){return typeof e!=`object`||!e||Array.isArray(e)?!1:typeof e.do==`string`&&u(e,4)}function u(e,t){switch(typeof e){case`string`:return e.length<=256;case`number`:return Number.isFinite(e);case`boolean`:return!0;case`object`:return e===null?!0:t===0?!1:Array.isArray(e)?d(e,t):ee(e,t);default:return!1}}const d=(e,t)=>e.length<=4096&&e.every(e=>u(e,t-1));function ee(e,t){let n=0;for(let r in e)if(n+=1,n>16||r.length>256||r===`__proto__`||!u(e[r],t-1))return!1;return!0}function te(e,t){let n={},r=0;for(let[i,a]of Object.entries(e)){if(a.length>=8)throw RangeError(`frame ${i} carries more than 7 numbers`);r+=1,n[i]={id:r,name:i,at:Object.fromEntries(a.map((e,t)=>[e,t+1])),ranges:Object.fromEntries(a.map(e=>[e,t[e]]))}}return n}function ne(e){return{shape:`run`,cells:129,range:[-2147483648,2147483647],fits:t=>se(t,e)}}function f(e){return e[0]===0?0:e[1+(e[0]-1)*8]}function p(e,t,n=0,r=0,i=0,a=0){if(e[0]===15)throw RangeError(`the flow is deeper than 15 frames`);let o=1+e[0]*8;e[o]=t.id,e[o+1]=n,e[o+2]=r,e[o+3]=i,e[o+4]=a,e[o+5]=0,e[o+6]=0,e[o+7]=0,e[0]+=1}function m(e){--e[0];let t=1+e[0]*8;e.fill(0,t,t+8)}function h(e,t){return e[1+(e[0]-1)*8+t]}function re(e,t,n){e[1+(e[0]-1)*8+t]=n}function ie(e,t){for(let n=e[0]-1;n>=0;n--)if(e[1+n*8]===t.id)return 1+n*8;return-1}function ae(e,t,n){return e[t+n]}function oe(e,t,n,r){e[t+n]=r}function se(e,t){if(e[0]<0||e[0]>15)return!1;let n=Object.values(t);for(let t=1;t<1+e[0]*8;t+=8){let r=n.find(({id:n})=>n===e[t]);if(r===void 0)return!1;for(let[n,[i,a]]of Object.entries(r.ranges)){let o=e[t+r.at[n]];if(o<i||o>a)return!1}}for(let t=1+e[0]*8;t<121;t++)if(e[t]!==0)return!1;return!0}function g(e,t){return Object.freeze({rule:e,because:t})}const ce=16384,le=e=>121+e,ue=e=>125+e;function de(e){let t=me(e.until),n=me(e.only),r=(e,t)=>e.find(e=>e.id===t)?.bit??0,i=(e,t,n,r)=>e.some(({bit:e,holds:i})=>(t&e)!==0&&i?.(n,r)===!0);function a({until:e,only:i}){return i===void 0?e===null||r(t,e)!==0:e===void 0?i===null||Array.isArray(i)&&i.every(e=>r(n,e)!==0):!1}return{choices(r,i){if(!e.hasWindows(r,i))return[];let[a,o]=[r.flow[le(i)],r.flow[ue(i)]];return[...t.filter(({isAhead:e})=>e?.(r,i)??!0).map(e=>fe(`until`,e,(a&e.bit)!==0)),...n.map(e=>fe(`only`,e,o===0||(o&e.bit)!==0))]},refusal(n,r,i,o){if(!a(i)||!e.hasWindows(n,r))return o;let s=t.find(({id:e})=>e===i.until);return s?.isAhead?.(n,r)??!0?null:s.isPast},set(e,i,a){a.only===void 0?e.flow[le(i)]=r(t,a.until):a.only===null?e.flow[ue(i)]=0:e.flow[ue(i)]=a.only.reduce((e,t)=>e|r(n,t),ce)},opens(e,r){let a=e.flow[le(r)];if(a!==0&&!i(t,a,e,r))return!1;e.flow[le(r)]=0;let o=e.flow[ue(r)];return o===0||i(n,o,e,r)},happens(e,n,i){e.flow[le(n)]!==0&&(e.flow[le(n)]&r(t,i))!==0&&(e.flow[le(n)]=0)},isSound(e){for(let r=0;r<4;r++){let[i,a]=[e[le(r)],e[ue(r)]];if(i!==0&&!t.some(({bit:e})=>e===i))return!1;let o=n.reduce((e,{bit:t})=>e|t,ce);if(a!==0&&(!(a&ce)||(a&~o)!==0))return!1}return!0}}}const fe=(e,{id:t,title:n,rule:r},i)=>({kind:e,id:t,title:n,rule:r,isSet:i});function pe(e,t){for(let n=0;n<4;n++)n!==t&&(e[le(n)]=0,e[ue(n)]=0)}function me(e){let t=Object.entries(e);if(t.length>14)throw RangeError(`there are more than 14 things to wait for`);return t.map(([e,t],n)=>({...t,id:e,bit:1<<n,isPast:g(t.rule,`nobody can wait any more until ${t.title}`)}))}const he=i([{file:`position`,line:0,reason:`no game can be in this position`}]),ge=de({hasWindows:()=>!1,until:{},only:{}}),_e=Object.freeze([]);function ve(e){let{watches:t}=e,n=ye(e.frames,e.decisions),r=ye(e.frames,e.procedures),i=ye(e.frames,Object.fromEntries(Object.keys(e.decisions).map(e=>[e,e])));function a(i,a){for(;;){if(e.isOver(i)){i.flow.fill(0);return}let o=f(i.flow),s=r[o],c=n[o];if(s!==void 0)s.run(i,a);else if(c?.isMoot?.(i))m(i.flow);else if(c?.pass!==void 0&&t?.opens(i,c.side(i))===!1)c.perform(i,c.pass,a);else return}}let o=e=>t!==void 0&&e.do===`watch`;function s(r,i,a){let s=n[f(r.flow)];return s===void 0?e.refusals.over:s.side(r)===i?o(a)?t.refusal(r,i,a,e.refusals.malformed):s.check(r,a):e.refusals.wrongSide}function c(e,r,i){let s=n[f(e.flow)];if(!o(r))s.perform(e,r,i);else{if(t.set(e,s.side(e),r),s.pass===void 0||typeof r.until!=`string`)return;s.perform(e,s.pass,i)}a(e,i)}function u(t,n,r){let i=t.copy();for(let e=0;e<r.length;e++){let t=s(i,n,r[e]);if(t!==null)return[t];e<r.length-1&&c(i,r[e],null)}return r.length===0?[e.refusals.malformed]:_e}function d(e){let t=f(e.flow),r=n[t];return r===void 0?null:{side:r.side(e),decision:i[t]}}function ee(e,t){let r=[],i=n[f(e.flow)];return i!==void 0&&i.side(e)===t&&i.list(e,e=>r.push(e)),r}return{proceed:a,awaited:d,legal:ee,watches:(e,n)=>t?.choices(e,n)??[],accept(n){try{let r=n();if(!r.ok)return r;if(!(t??ge).isSound(r.value.flow))return he;let i=d(r.value);return(i!==null&&ee(r.value,i.side).length>0)===e.isOver(r.value)?he:r}catch{return he}},check(t,r,i){if(!l(i))return[e.refusals.malformed];let a=n[f(t.flow)];if(a===void 0)return[e.refusals.over];if(a.side(t)!==r)return[e.refusals.wrongSide];let o=e.expand(t,i);if(o!==null)return u(t,r,o);let c=s(t,r,i);return c===null?_e:[c]},perform(t,n,r,i){let a=e.expand(t,r);if(a===null)c(t,r,i);else for(let e of a)c(t,e,i)}}}function ye(e,t){let n=[];for(let[r,i]of Object.entries(t))n[e[r].id]=i;return n}function be(e){let{flow:t,termsFrom:n,create:i,beginState:a,fromJSON:o,...s}=e;return{...s,begin(e,o,s){let c=n(e,o);if(!c.ok)return c;let l=i(c.value,s);return a(l),t.proceed(l,null),r(l)},awaited:t.awaited,legal:t.legal,check:t.check,perform:t.perform,watches:t.watches,fromJSON:(e,n)=>t.accept(()=>o(e,n))}}function xe(e,t){return{game:e,positions:t}}const _=[`Germany`,`Italy`,`Hungary`,`Poland`,`Czechoslovakia`,`Soviet Union`,`France`,`Britain`,`Romania`,`Yugoslavia`,`Belgium`,`Denmark`,`Netherlands`,`Lithuania`,`Luxembourg`,`Danzig`,`Latvia`,`Estonia`,`Switzerland`];function v(e){return _.indexOf(e)}const y=v(`Germany`),Se=v(`Italy`),b=v(`Hungary`),x=v(`Poland`),S=v(`Czechoslovakia`),C=v(`Soviet Union`),Ce=v(`France`),we=v(`Britain`),Te=v(`Romania`),Ee=v(`Yugoslavia`),De=v(`Belgium`),Oe=v(`Denmark`),ke=v(`Netherlands`),Ae=v(`Lithuania`),je=v(`Luxembourg`),Me=v(`Danzig`),Ne=v(`Latvia`),Pe=v(`Estonia`),Fe=v(`Switzerland`),Ie=[De,Oe,Pe,Ne,Ae,ke,je,Me],Le=Int8Array.from(_,(e,t)=>+![y,Se,b,x].includes(t)),Re=Int8Array.from(_,(e,t)=>+(t===x)),w=[{name:`Anglo-French`,nations:[Ce,we,De,ke,Oe]},{name:`Czech`,nations:[S]},{name:`Hungary`,nations:[b]},{name:`Italy`,nations:[Se]},{name:`Poland`,nations:[x]},{name:`Yugo + Rom`,nations:[Ee,Te]},{name:`Soviet + Lith`,nations:[C,Ae]}],ze=/* @__PURE__ */ new Map([[y,null],[Ce,null],[C,null],[we,null],[De,[De]],[S,[S]],[Oe,[Oe]],[Ae,[Ae]],[ke,[ke]],[b,[b,Ee,Te,S]],[Te,[b,Ee,Te,S]],[Ee,[b,Ee,Te,S]],[Se,[Se,Ee]],[x,[x,S]]]);function Be(e){let t=[],n=e;return{printedBoard:e,board:()=>n,derive(e){t.push(e),e(n)},layOut(r=e){n=r;for(let e of t)e(r)},hex(t){let n=e.grid.indexOf(t);if(n<0)throw RangeError(`hex ${t} is not on the board`);return n}}}function Ve(e,t){let n=[Array.from({length:t.length+1},(e,t)=>t)];for(let r=1;r<=e.length;r++){let i=[r];for(let a=1;a<=t.length;a++){let o=n[r-1][a-1]+(e[r-1]===t[a-1]?0:1);i[a]=Math.min(o,n[r-1][a]+1,i[a-1]+1),r>1&&a>1&&e[r-1]===t[a-2]&&e[r-2]===t[a-1]&&(i[a]=Math.min(i[a],n[r-2][a-2]+1))}n.push(i)}return n[e.length][t.length]}function He(e,t){let n=Math.max(1,Math.floor(e.length/3)),r=e.toLowerCase(),i,a=n+1;for(let n of t){if(Math.abs(e.length-n.length)>=a)continue;let t=Ve(r,n.toLowerCase());t<a&&(a=t,i=n)}return i}function Ue(e,t,n){let r=He(t,n);return`there is no ${e} "${t}"${r===void 0?``:`; "${r}" was probably meant`}`}const We=/\s*(?:#.*)?/y,Ge=/!([^\s",=!]+(?:,[^\s",=!]+)*)(?=\s|$)/y,Ke=/"((?:[^"]|"")*)"(?=\s|$)/y,qe=/([^\s"=!#][^\s"=]*)=(?:"((?:[^"]|"")*)"|([^\s"]+))(?=\s|$)/y,Je=/[^\s"=!#][^\s"=]*(?=\s|$)/y,Ye=e=>e.replaceAll(`""`,`"`);function Xe(e,t){let n=[];return e.replace(/^\uFEFF/,``).split(/\r\n|\n|\r/).forEach((e,r)=>{let i=t.firstLine+r,[a,...o]=Ze(e,i,t);a?.kind===`word`?n.push({number:i,directive:a.text,tokens:o}):a&&t.report(`no-directive`,i,`a line begins with a plain word that says what it is`)}),n}function Ze(e,t,n){let r=[],i=Qe(e,0);for(;i<e.length;){let a=$e(e,i);if(a===null){let{code:a,reason:o}=tt(e,i);return n.report(a,t,o),r}r.push(a.token),i=Qe(e,a.end)}return r}function Qe(e,t){return We.lastIndex=t,We.test(e),We.lastIndex}function $e(e,t){let n=et(Ge,e,t);if(n)return{token:{kind:`marks`,keys:n[1].split(`,`)},end:Ge.lastIndex};let r=et(Ke,e,t);if(r)return{token:{kind:`text`,text:Ye(r[1])},end:Ke.lastIndex};let i=et(qe,e,t);if(i){let e=i[2]===void 0?i[3]:Ye(i[2]);return{token:{kind:`pair`,key:i[1],text:e},end:qe.lastIndex}}let a=et(Je,e,t);return a&&{token:{kind:`word`,text:a[0]},end:Je.lastIndex}}function et(e,t,n){return e.lastIndex=n,e.exec(t)}function tt(e,t){let n=e.slice(t),r=/^\S*/.exec(n)[0],i=t+1;return r.startsWith(`!`)?{code:`bad-marks`,reason:`column ${i}: "!" is followed by keys with commas between, as in !region,city`}:(n.split(`"`).length-1)%2==1?{code:`unterminated-text`,reason:`column ${i}: a quote is opened and never closed: ${nt(n)}`}:r.startsWith(`=`)?{code:`no-key`,reason:`column ${i}: there is no key before "="`}:r.endsWith(`=`)?{code:`no-value`,reason:`column ${i}: there is no value after "${r}"`}:{code:`stray-quote`,reason:`column ${i}: a quote in the middle of a word: ${nt(n)}`}}const nt=e=>e.length>40?`${e.slice(0,39)}…`:e;function rt(e,t,n){let r=Xe(e,n),i=r[0]?.directive===`format`;if(i&&!it(r[0],t,n))return null;let a=i?r.slice(1):r,o=at(a[0],t,n);if(o===null)return null;let s=a.findIndex(e=>e.directive===`end`);s<0&&i&&n.report(`truncated`,a.at(-1).number,`the file stops here without "end"; part of it is missing`),s>=0&&s<a.length-1&&n.report(`after-end`,a[s+1].number,`nothing may follow "end"`);let c=a.slice(1,s<0?void 0:s);for(let e of c)ot(e,t,n);return{title:o,header:a[0],lines:c,whole:s>=0}}function it(e,t,n){let[r]=e.tokens,i=r?.kind===`word`&&/^\d{1,6}$/.test(r.text)?Number(r.text):0;if(i<1)return n.report(`bad-format`,e.number,`"format" is followed by its number, as in "format ${t.format}"`),!1;if(i<=t.format)return!0;let a=`the file has format ${i}, this program reads up to ${t.format}: a newer one is needed`;return n.report(`newer-format`,e.number,a),!1}function at(e,t,n){let r=`${t.header} "Title"`;if(e===void 0)return n.report(`empty-file`,0,`the file is empty; it should begin with: ${r}`),null;if(e.directive!==t.header){let t=`the file begins with "${e.directive}", not with: ${r}`;return n.report(`wrong-header`,e.number,t),null}let[i]=e.tokens;return i?.kind===`text`?i.text:(n.report(`no-title`,e.number,`"${t.header}" is followed by a title in quotes`),null)}function ot({directive:e,number:t},n,r){n.directives.includes(e)||(e===n.header||e===`format`?r.report(`misplaced`,t,`"${e}" belongs once, at the beginning of the file`):r.report(`unknown-directive`,t,Ue(`directive`,e,n.directives)))}function st(e,t=1){let n=[],r=/* @__PURE__ */ new Set;return{file:e,firstLine:t,faults:n,report(t,i,a,o){let s=`${i} ${o} ${a}`;r.has(s)||(r.add(s),n.push(o===void 0?{file:e,line:i,reason:a,code:t}:{file:e,line:i,place:o,reason:a,code:t}))}}}const ct=Object.freeze([]);function lt({features:e,statedOfHex:t,statedOfSide:n,...r}){let i=/* @__PURE__ */ new Map;for(let[t,n]of e)i.set(t,Object.freeze([...n.keys()].sort((e,t)=>e-t)));return{...r,feature:(t,n)=>e.get(n)?.get(t),hexesWith:e=>i.get(e)??ct,isFromRulebook:(e,n)=>t.get(e)?.has(n)??!1,isSideFromRulebook:(e,t)=>n.get(e)?.has(t)??!1}}function ut(e,t){let n=[],r=/* @__PURE__ */ new Map,i=/* @__PURE__ */ new Set;for(let a of e.tokens)if(a.kind===`marks`)for(let e of a.keys)i.add(e);else a.kind===`pair`?r.has(a.key)?t.report(`key-twice`,e.number,`${a.key}= is given twice`,n[0]):r.set(a.key,a.text):n.push(a.text);return{words:n,pairs:r,marks:i}}function dt(e,{words:t,pairs:n,marks:r},i,a,o){for(let r of n.keys())i.includes(r)||o.report(`unknown-key`,e.number,`"${e.directive}" has no use for ${r}=`,t[0]);for(let n of r)a.includes(n)||o.report(`unknown-mark`,e.number,`!${n} marks something that is not on this line`,t[0])}const ft=/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u,pt=e=>ft.test(e),mt=(e,t)=>(e&1)==1==(t===`odd`),ht=(e,t)=>mt(t,e.shifted);function gt(e,t){return e.early&&mt(t,e.early.lines)?e.early.first:e.along[0]}function _t(e,t){return e.short&&mt(t,e.short.lines)?e.short.last:e.along[1]}function vt(e){let[,t,n,r,i,a]=yt.exec(e.number??`AABB`),o=n.startsWith(`A`);return(e,s)=>{let[c,l]=o?[e,s]:[s,e];return t+xt(c,n.length)+r+xt(l,i.length)+a}}const yt=/^([C-Zc-z0-9.:]*)(A+|B+)([C-Zc-z.:]*)(A+|B+)([C-Zc-z0-9.:]*)$/;function bt(e){let t=yt.exec(e);return t!==null&&t[2][0]!==t[4][0]}function xt(e,t){let n=e<0?10**t+e:e;return String(n).padStart(t,`0`)}function St(e){let t=[],n=vt(e);for(let r=e.lines[0];r<=e.lines[1];r++)for(let i=gt(e,r);i<=_t(e,r);i++)t.push(n(r,i));return t}function Ct(e){if(e.length===0)return[`a grid needs at least one sheet`];let t=e.flatMap(wt);return t.length>0?t:Ot(e)}function wt(e){let t=[],n=e.number??`AABB`;bt(n)||t.push(`number=${n} is not a pattern such as AABB`);for(let[n,r]of[[`lines`,e.lines],[`along`,e.along]])r[0]>r[1]&&t.push(`${n}=${r[0]}-${r[1]} runs backwards`);return e.lines[0]<0&&t.push(`lines are numbered from 0 or more`),e.short&&e.short.last>e.along[1]&&t.push(`short lines are longer than the others`),e.early&&e.early.first>e.along[0]&&t.push(`early lines begin later than the others`),t.length>0?t:Tt(e,n)}function Tt(e,t){let[n,r]=e.lines,i=[Dt(t,`A`),Dt(t,`B`)];if(String(r).length>i[0])return[`line ${r} does not fit the number ${t}`];for(let a of n<r?[n,n+1]:[n]){let o=gt(e,a),s=_t(e,a);if(o>s)return[`line ${a} has no hexes`];let c=10**i[1];if(s>=c)return[`position ${s} does not fit the number ${t}`];if(o<0&&c+o<=s)return[`${vt(e)(a,o)} would stand for two hexes`];if((r-n+1)*(s-o+1)>65534)return[Et]}return[]}const Et=`a grid has at most 32767 hexes`,Dt=(e,t)=>e.split(t).length-1;function Ot(e){let t=[],n=/* @__PURE__ */ new Set,r=0;for(let i of e){let e=new Set(St(i));for(let n of i.absent??[])e.delete(n)||t.push(`absent hex ${n} is not on the grid, or is listed twice`);let a=[...e].find(e=>n.has(e));a!==void 0&&t.push(`hex ${a} is on two sheets; give one of them another number pattern`);for(let t of e)n.add(t);r+=e.size}return r>32767&&t.push(Et),r===0&&t.push(`every hex of the grid is absent`),t}const kt=Int8Array.of(0,1,1,0,-1,-1),At=Int8Array.of(-2,-1,1,2,1,-1),jt=e=>(e+3)%6;function Mt(...e){let t=Ct(e);if(t.length>0)throw RangeError(t.join(`; `));let n=Nt(e),{names:r,line:i,halves:a,sheet:o}=n,s=Pt(e,n),c=Ft(n,s),l=new Map(r.map((e,t)=>[e,t]));return{...n,size:r.length,neighbours:c,specs:e,indexOf:e=>l.get(e)??-1,at:s,distance(e,t){if(o[e]!==o[t])return 32767;let n=Math.abs(i[e]-i[t]),r=Math.abs(a[e]-a[t])-n;return r>0?n+(r>>1):n},directionTo(e,t){for(let n=e*6,r=0;r<6;r++)if(c[n+r]===t)return r;return-1}}}function Nt(e){let t=[],n=[];return e.forEach((e,r)=>{let i=new Set(e.absent),a=vt(e);for(let o=e.lines[0];o<=e.lines[1];o++){let s=+!!ht(e,o);for(let c=gt(e,o);c<=_t(e,o);c++){let e=a(o,c);i.has(e)||(t.push(e),n.push([o,c,2*c+s,r]))}}}),{names:t,line:Int16Array.from(n,e=>e[0]),along:Int16Array.from(n,e=>e[1]),halves:Int16Array.from(n,e=>e[2]),sheet:Uint8Array.from(n,e=>e[3])}}function Pt(e,{names:t,line:n,along:r,sheet:i}){let a=e.map(e=>{let t=Math.min(e.along[0],e.early?.first??e.along[0]),n=e.along[1]-t+1,r=e.lines[1]-e.lines[0]+1;return{first:e.lines[0],rows:r,begin:t,width:n,hexes:new Int16Array(r*n).fill(-1)}});for(let e=0;e<t.length;e++){let{first:t,begin:o,width:s,hexes:c}=a[i[e]];c[(n[e]-t)*s+r[e]-o]=e}return(e,t,n=0)=>{if(n>=a.length)return-1;let{first:r,rows:i,begin:o,width:s,hexes:c}=a[n],l=e-r,u=t-o;return l<0||l>=i||u<0||u>=s?-1:c[l*s+u]}}function Ft({names:e,line:t,halves:n,sheet:r},i){let a=new Int16Array(e.length*6);for(let o=0;o<e.length;o++)for(let e=0;e<6;e++){let s=n[o]+At[e]>>1;a[o*6+e]=i(t[o]+kt[e],s,r[o])}return a}const It={lines:`1-61`,along:`1-34`,shifted:`even`,short:`even:33`,early:`even:-1`},Lt=[...Object.keys(It),`number`,`absent`];function Rt(e,t){let n=t.faults.length,r=ut(e,t);dt(e,r,Lt,[],t);let i=zt(r.pairs,n=>{let i=r.pairs.get(n),a=i===void 0?`${n}= is missing`:`${n}=${i} cannot be read`;t.report(`bad-grid`,e.number,`${a}; it should look like ${n}=${It[n]}`)});return i===null||t.faults.length>n?null:Bt(i,r.pairs.get(`absent`),e,t)}function zt(e,t){let n=Ht(e.get(`lines`)),r=Ht(e.get(`along`)),i=e.get(`shifted`),a=Ut(e.get(`short`)),o=Ut(e.get(`early`)),s=e.get(`number`);return n||t(`lines`),r||t(`along`),Vt(i)||t(`shifted`),a===null&&t(`short`),o===null&&t(`early`),!n||!r||!Vt(i)?null:{lines:n,along:r,shifted:i,...a&&{short:{lines:a.lines,last:a.value}},...o&&{early:{lines:o.lines,first:o.value}},...s!==void 0&&{number:s}}}function Bt(e,t,n,r){let i=wt(e);for(let e of i)r.report(`bad-grid`,n.number,e);if(i.length>0)return null;if(t===void 0)return e;let a=St(e),o=/* @__PURE__ */ new Set;for(let e of t.split(`,`)){let[t,i=t]=e.split(`-`),s=a.indexOf(t),c=a.indexOf(i);if(s<0||c<s)return r.report(`bad-grid`,n.number,`absent=${e} is not a hex of this grid, or a range of them`),null;for(let e of a.slice(s,c+1))o.add(e)}return{...e,absent:a.filter(e=>o.has(e))}}const Vt=e=>e===`odd`||e===`even`;function Ht(e){let t=/^(-?\d{1,4})-(-?\d{1,4})$/.exec(e??``);return t&&[Number(t[1]),Number(t[2])]}function Ut(e){if(e===void 0)return;let[t,n=``]=e.split(`:`);return Vt(t)&&/^-?\d{1,4}$/.test(n)?{lines:t,value:Number(n)}:null}function Wt(e,t){let n=Gt(`terrain`,e,32,t),r=Gt(`hexsides`,e,32,t),i=Gt(`networks`,e,32,t),a=Gt(`regions`,e,1/0,t),o=Gt(`features`,e,1/0,t);for(let e of[`region`,`terrain`])o.includes(e)&&t.report(`reserved`,0,`a feature cannot be called "${e}"`);let s=qt(e,t);return s&&{grid:s,terrainKinds:n,hexsideKinds:r,networkKinds:i,regionKinds:a,featureKinds:o}}function Gt(e,t,n,r){let i=/* @__PURE__ */ new Set;for(let a of t.filter(t=>t.directive===e)){let t=ut(a,r);dt(a,t,[],[],r);for(let n of t.words)Kt(e,n)||r.report(`bad-kind`,a.number,`${e}: "${n}" cannot be a name`),i.has(n)&&r.report(`kind-twice`,a.number,`${e}: "${n}" is listed twice`),i.add(n);i.size>n&&r.report(`too-many-kinds`,a.number,`${e}: at most ${n} kinds`)}return[...i]}const Kt=(e,t)=>e===`regions`?t!==``&&t!==`-`:pt(t);function qt(e,t){let n=e.filter(e=>e.directive===`grid`);if(n.length===0)return t.report(`no-grid`,0,`there is no "grid" line; it should look like: grid lines=1-61 along=1-34 shifted=even`),null;let r=[];for(let e of n){let n=Rt(e,t);if(n===null)return null;r.push(n)}let i=Ct(r);for(let e of i)t.report(`bad-grid`,n.at(-1).number,e);return i.length>0?null:Mt(...r)}function Jt(e,t,n,r){let{size:i}=t.grid,a={header:t,to:r,terrain:new Uint32Array(i),region:new Int16Array(i).fill(-1),features:/* @__PURE__ */ new Map,statedOfHex:/* @__PURE__ */ new Map,givenBy:new Int32Array(i)};for(let t of e)t.directive===`hex`&&Yt(t,a);$t(a,!n&&e.at(-1)?.directive===`hex`?e.at(-1).number:0);let{terrain:o,region:s,features:c,statedOfHex:l}=a;return{terrain:o,region:s,features:c,statedOfHex:l}}function Yt(e,t){let{header:n,to:r,givenBy:i}=t,a=ut(e,r),[o,s,c,...l]=a.words,u=o===void 0?-1:n.grid.indexOf(o);u<0?r.report(`unknown-hex`,e.number,`there is no hex ${o??`number`} on this grid`,o):i[u]>0?r.report(`hex-twice`,e.number,`this hex has been given before, in line ${i[u]}`,o):(i[u]=e.number,c===void 0?r.report(`incomplete-hex`,e.number,`a hex line needs a region (or "-") and a terrain after the number`,o):(Xt(e,u,s,t),Zt(e,u,c,t),Qt(e,u,l,a,t)))}function Xt(e,t,n,{header:r,to:i,region:a}){n!==`-`&&(a[t]=r.regionKinds.indexOf(n),a[t]>=0||i.report(`unknown-region`,e.number,Ue(`region`,n,r.regionKinds),r.grid.names[t]))}function Zt(e,t,n,{header:r,to:i,terrain:a}){for(let o of n.split(`+`)){let n=r.terrainKinds.indexOf(o);if(n>=0)a[t]|=1<<n;else{let n=Ue(`terrain`,o,r.terrainKinds);i.report(`unknown-terrain`,e.number,n,r.grid.names[t])}}}function Qt(e,t,n,r,i){let{header:a,to:o,features:s,statedOfHex:c}=i,l=a.grid.names[t],u=new Map(r.pairs);for(let t of n)u.has(t)&&o.report(`key-twice`,e.number,`"${t}" is given twice`,l),u.set(t,``);for(let[n,r]of u)a.featureKinds.includes(n)?s.has(n)?s.get(n).set(t,r):s.set(n,/* @__PURE__ */ new Map([[t,r]])):o.report(`unknown-feature`,e.number,Ue(`feature`,n,a.featureKinds),l);for(let t of r.marks)t===`region`||t===`terrain`||u.has(t)||o.report(`unknown-mark`,e.number,`!${t} marks something that is not on this line`,l);r.marks.size>0&&c.set(t,r.marks)}function $t({header:e,to:t,givenBy:n},r){let{names:i,size:a}=e.grid,o=n.indexOf(0);if(!(o<0)){if(n.subarray(o).every(e=>e===0)&&r>0){let e=`${a-o} of ${a} hexes are missing, from ${i[o]} on`;t.report(`truncated`,r,`the file stops here: ${e}`,i[o])}else n.forEach((e,n)=>{e===0&&t.report(`hex-missing`,0,`there is no line for this hex`,i[n])})}}function en(e,t,n){let r=new Uint32Array(t.grid.size*6),i=[];for(let a of e){if(a.directive!==`route`)continue;let e=tn(a,t,n);e!==null&&(i.push(e),rn(e,t,r))}return{networks:r,routes:i}}function tn(e,t,n){let{tokens:r}=e,i=ut(e,n);dt(e,i,[],[`route`],n);let[a=``]=i.words,o=r[1]?.kind===`text`?r[1].text:``,s=i.words.slice(r[1]?.kind===`text`?2:1),c=o===``?void 0:o;if(!t.networkKinds.includes(a))return n.report(`unknown-network`,e.number,Ue(`network`,a,t.networkKinds),c),null;if(s.length<2)return n.report(`incomplete-route`,e.number,`a route needs at least two hexes`,c),null;let l=s.map(e=>t.grid.indexOf(e));return nn(l,s,e,t,c,n)?{network:a,name:o,hexes:l,isFromRulebook:i.marks.has(`route`)}:null}function nn(e,t,n,{grid:r},i,a){let o=a.faults.length;return e.forEach((o,s)=>{let c=i===void 0?t[s]:`${i}, ${t[s]}`;if(o<0)a.report(`unknown-hex`,n.number,`there is no hex ${t[s]} on this grid`,c);else if(s>0&&e[s-1]>=0&&r.directionTo(e[s-1],o)<0){let e=`the route breaks at step ${s}: ${t[s-1]} and ${t[s]} are not adjacent`;a.report(`broken-route`,n.number,e,c)}}),a.faults.length===o}function rn({network:e,hexes:t},{grid:n,networkKinds:r},i){let a=1<<r.indexOf(e);for(let e=1;e<t.length;e++){let r=n.directionTo(t[e-1],t[e]);i[t[e-1]*6+r]|=a,i[t[e]*6+jt(r)]|=a}}function an(e,t,n){let r=new Uint32Array(t.grid.size*6),i=/* @__PURE__ */ new Map,a=/* @__PURE__ */ new Map;for(let o of e){if(o.directive!==`side`)continue;let e=on(o,t,n);if(e!==null){if(r[e.slots[0]]!==0)n.report(`side-twice`,o.number,`this hexside has been given before; join its kinds with +`,e.place);else for(let t of e.slots)r[t]=e.bits,e.name!==void 0&&i.set(t,e.name),e.stated.size>0&&a.set(t,e.stated)}}return{hexsides:r,hexsideNames:i,statedOfSide:a}}function on(e,t,n){let r=ut(e,n),[i=``,a=``,...o]=r.words,s=sn(i,e,t,n);if(s===null)return null;if(a===``)return n.report(`incomplete-side`,e.number,`a side line needs a kind of hexside, as in: side 2401/2402 river`,i),null;for(let t of o)n.report(`unknown-word`,e.number,`"${t}" has no meaning here; join kinds with +`,i);let c=a.split(`+`);dt(e,r,[`name`],r.pairs.has(`name`)?[`name`,...c]:c,n);let l=0;for(let r of c){let a=t.hexsideKinds.indexOf(r);a<0?n.report(`unknown-hexside`,e.number,Ue(`hexside`,r,t.hexsideKinds),i):l|=1<<a}return{place:i,slots:s,bits:l,name:r.pairs.get(`name`),stated:r.marks}}function sn(e,t,{grid:n},r){let i=e.split(`/`);if(i.length!==2)return r.report(`bad-side`,t.number,`a side is written as two adjacent hexes, as in 2401/2402`,e),null;let a=i.map(e=>n.indexOf(e)),o=a.indexOf(-1);if(o>=0)return r.report(`unknown-hex`,t.number,`there is no hex ${i[o]} on this grid`,i[o]),null;let s=n.directionTo(a[0],a[1]);return s>=0?[a[0]*6+s,a[1]*6+jt(s)]:(r.report(`not-adjacent`,t.number,`${i[0]} and ${i[1]} are not adjacent`,e),null)}const cn={header:`board`,format:1,directives:[`grid`,`terrain`,`hexsides`,`networks`,`regions`,`features`,`hex`,`side`,`route`]};function ln(e,t,n=1){let r=st(t,n),o=rt(e,cn,r);if(o===null)return i(r.faults);let{title:s,lines:c,whole:l}=o,u=Wt(c,r);if(u===null)return i(r.faults);let d=Jt(c,u,l,r),ee=an(c,u,r),te=en(c,u,r);return a(lt({title:s,...u,...d,...ee,...te}),r.faults)}const un=[`nation`,`type`,`size`,`mobility`],dn={nations:`nation`,types:`type`,sizes:`size`,mobilities:`mobility`},fn={header:`counters`,format:1,directives:[...Object.keys(dn),`counter`]},pn=[`name`,...un,`steps`];function mn(e,t,n,r){let i=r.faults.length,a=ut(e,r);if(!hn(e,a,r))return null;let[o,s]=a.words,c=gn(e,o,a,n,r),l=_n(e,o,a.pairs.get(`steps`),t,r),u=vn(e,o,a,r),d=new Map([...a.pairs].filter(([e])=>!pn.includes(e)));return yn(e,o,a,u,r),r.faults.length>i?null:{id:o,name:s,...c,steps:l,flags:u,fields:d,isFromRulebook:e=>a.marks.has(e)}}function hn(e,{words:t,pairs:n},r){let[i,a]=e.tokens;return i?.kind===`word`?a?.kind===`text`?(n.has(`name`)&&r.report(`unknown-key`,e.number,`the name follows the id, without name=`,t[0]),!0):(r.report(`missing-field`,e.number,`the name, in quotes, must follow the id`,t[0]),!1):(r.report(`no-id`,e.number,`a counter line begins with an id, as in: counter ge-m16 "XVI Corps" …`),!1)}function gn(e,t,{pairs:n},r,i){let a={nation:``,type:``,size:``,mobility:``};for(let o of un){let s=n.get(o)??``;s===``?i.report(`missing-field`,e.number,`${o}= is missing`,t):r[o]&&!r[o].includes(s)&&i.report(`unknown-value`,e.number,Ue(o,s,r[o]),t),a[o]=s}return a}function _n(e,t,n,r,i){if(n===void 0)return i.report(`missing-field`,e.number,`steps= is missing`,t),[];let a=n.split(`/`).map(e=>e.split(`-`));if(a.every(e=>e.length===r.length&&e.every(e=>/^\d{1,6}(\.\d{1,6})?$/.test(e))))return a.map(e=>e.map(Number));let o=`steps=${n} is wrong: each step is ${r.join(`-`)}, in numbers, with / between steps`;return i.report(`bad-steps`,e.number,o,t),[]}function vn(e,t,{words:n,pairs:r},i){let a=/* @__PURE__ */ new Set;for(let o of n.slice(2))a.has(o)||r.has(o)?i.report(`key-twice`,e.number,`"${o}" is given twice`,t):pn.includes(o)&&i.report(`bare-field`,e.number,`"${o}" needs a value`,t),a.add(o);return a}function yn(e,t,n,r,i){for(let a of n.marks)a===`name`||n.pairs.has(a)||r.has(a)||i.report(`unknown-mark`,e.number,`!${a} marks something that is not on this line`,t)}function bn(e,t,n=1){let r=st(t,n),o=rt(e,fn,r);if(o===null)return i(r.faults);let{title:s,header:c,lines:l}=o,u=xn(c,r),d=Sn(l,r),ee=u===null?[]:Cn(l,u,d,r),te=new Map(ee.map((e,t)=>[e.id,t]));return a({title:s,valueNames:u??[],allowed:d,counters:ee,indexOf:e=>te.get(e)??-1},r.faults)}function xn(e,t){let n=ut(e,t);dt(e,n,[`values`],[],t);let r=n.pairs.get(`values`)?.split(`,`)??[];return r.length>0&&r.every(e=>e!==``)&&new Set(r).size===r.length?r:(t.report(`no-values`,e.number,`the header must name the numbers on a counter, as in values=attack,defence,movement`),null)}function Sn(e,t){let n={};for(let r of e){if(!Object.hasOwn(dn,r.directive))continue;let e=ut(r,t);dt(r,e,[],[],t);let i=dn[r.directive];n[i]=[...n[i]??[],...e.words]}return n}function Cn(e,t,n,r){let i=[],a=/* @__PURE__ */ new Map;for(let o of e){if(o.directive!==`counter`)continue;let e=mn(o,t,n,r);if(e===null)continue;let s=a.get(e.id);s===void 0?i.push(e):r.report(`id-twice`,o.number,`this id has been given before, in line ${s}`,e.id),a.set(e.id,s??o.number)}return i}const wn=[`games/war-comes-early/board/europe-1938.ts`,3],Tn=[`games/war-comes-early/counters.ts`,4],En=c(bn(`
format 1
counters "War Comes Early" values=attack,defence,movement
nations Czechoslovakia "Soviet Union" Yugoslavia Romania France Britain Hungary Poland Italy Germany Belgium Netherlands Denmark Lithuania
types infantry mountain cavalry motorized mechanized static airborne
sizes front army corps division
mobilities mech nonmech

counter cz-a1 "1. Army (Bohemia)" nation=Czechoslovakia type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=2121 suggested=2121 scenario=1938 breaksDown !nation,size,ce,stacking
counter cz-a2 "2. Army (northern Moravia)" nation=Czechoslovakia type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=2625 suggested=2625 scenario=1938 breaksDown !nation,size,ce,stacking
counter cz-a3 "3. Army (western Slovakia)" nation=Czechoslovakia type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=2528 suggested=2528 scenario=1938 breaksDown !nation,size,ce,stacking
counter cz-a4 "4. Army (southern Moravia)" nation=Czechoslovakia type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=2425 suggested=2425 scenario=1938 breaksDown !nation,size,ce,stacking
counter cz-ho31 "Border Area 31" nation=Czechoslovakia type=static size=corps mobility=nonmech steps=0-2-0 ce=1 stacking=1 setup=czech-border-or-city suggested=2219 scenario=1938 static !nation,size,ce,stacking,setup
counter cz-ho32 "Border Area 32" nation=Czechoslovakia type=static size=corps mobility=nonmech steps=0-2-0 ce=1 stacking=1 setup=czech-border-or-city suggested=2119 scenario=1938 static !nation,size,ce,stacking,setup
counter cz-ho33 "Border Area 33" nation=Czechoslovakia type=static size=corps mobility=nonmech steps=0-2-0 ce=1 stacking=1 setup=czech-border-or-city suggested=1820 scenario=1938 static !nation,size,ce,stacking,setup
counter cz-ho34 "Border Area 34" nation=Czechoslovakia type=static size=corps mobility=nonmech steps=0-2-0 ce=1 stacking=1 setup=czech-border-or-city suggested=2329 scenario=1938 static !nation,size,ce,stacking,setup
counter cz-ho35 "Border Area 35" nation=Czechoslovakia type=static size=corps mobility=nonmech steps=0-2-0 ce=1 stacking=1 setup=czech-border-or-city suggested=2825 scenario=1938 static !nation,size,ce,stacking,setup
counter cz-ho36 "Border Area 36" nation=Czechoslovakia type=static size=corps mobility=nonmech steps=0-2-0 ce=1 stacking=1 setup=czech-border-or-city suggested=2420 scenario=1938 static !nation,size,ce,stacking,setup
counter cz-c1 "I Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter cz-c2 "II Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter cz-c3 "III Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter cz-c4 "IV Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter cz-c5 "V Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter cz-c6 "VI Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter cz-c7 "VII Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter cz-c8 "VIII Corps" nation=Czechoslovakia type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter su-1b "First Belorussian Front" nation="Soviet Union" type=infantry size=front mobility=nonmech steps=12-12-4 ce=5 stacking=1 setup=ussr-north suggested=5421 scenario=1938 breaksDown !name,nation,size,ce,stacking,setup
counter su-2b "Second Belorussian Front" nation="Soviet Union" type=infantry size=front mobility=nonmech steps=12-12-4 ce=5 stacking=1 setup=ussr-north suggested=5323 scenario=1938 breaksDown !name,nation,size,ce,stacking,setup
counter su-nw "Northwest Front" nation="Soviet Union" type=infantry size=front mobility=nonmech steps=12-12-4 ce=5 stacking=1 setup=ussr-north suggested=5819 scenario=1938 breaksDown !name,nation,size,ce,stacking,setup
counter su-sf "Southern Front" nation="Soviet Union" type=infantry size=front mobility=nonmech steps=12-12-4 ce=5 stacking=1 setup=ussr-south suggested=4933 scenario=1938 breaksDown !name,nation,size,ce,stacking,setup
counter su-sw "Southwest Front" nation="Soviet Union" type=infantry size=front mobility=nonmech steps=12-12-4 ce=5 stacking=1 setup=ussr-south suggested=5031 scenario=1938 breaksDown !name,nation,size,ce,stacking,setup
counter su-uf "Ukrainian Front" nation="Soviet Union" type=infantry size=front mobility=nonmech steps=12-12-4 ce=5 stacking=1 setup=ussr-south suggested=5128 scenario=1938 breaksDown !name,nation,size,ce,stacking,setup
counter su-iac "Independent Army Corps" nation="Soviet Union" type=mechanized size=corps mobility=mech steps=4-3-6 ce=1 stacking=1 setup=ussr-south suggested=5130 scenario=1938 adHoc noReplacement noReorg !name,nation,size,ce,stacking,setup
counter su-a1 "1st Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a2 "2nd Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a3 "3rd Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a4 "4th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a5 "5th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a6 "6th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a7 "7th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a8 "8th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a9 "9th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a10 "10th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a11 "11th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a12 "12th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a13 "13th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a14 "14th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a15 "15th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a16 "16th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a17 "17th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a18 "18th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a19 "19th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a20 "20th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a21 "21st Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a22 "22nd Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a23 "23rd Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a24 "24th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a25 "25th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a26 "26th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a27 "27th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter su-a28 "28th Army" nation="Soviet Union" type=infantry size=army mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool sovArmy !nation,size,ce,stacking,pool
counter yg-a1 "1. Army" nation=Yugoslavia type=infantry size=army mobility=nonmech steps=3-5-4 ce=2 stacking=1 setup=yugoslavia suggested=1632 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter yg-a2 "2. Army" nation=Yugoslavia type=infantry size=army mobility=nonmech steps=3-5-4 ce=2 stacking=1 setup=yugoslavia suggested=1433 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter yg-a4 "4. Army" nation=Yugoslavia type=infantry size=army mobility=nonmech steps=3-5-4 ce=2 stacking=1 setup=yugoslavia suggested=1833 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter yg-i5 "5th Independent Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=yugoslavia suggested=1532 scenario=1938 canFormArmy !name,nation,size,ce,stacking,setup
counter yg-i6 "6th Independent Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=yugoslavia suggested=1733 scenario=1938 canFormArmy !name,nation,size,ce,stacking,setup
counter yg-c1 "I Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter yg-c2 "II Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter yg-c3 "III Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter yg-c4 "IV Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter yg-c7 "VII Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter yg-c8 "VIII Corps" nation=Yugoslavia type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ro-a1 "1. Army" nation=Romania type=infantry size=army mobility=nonmech steps=3-5-4 ce=2 stacking=1 setup=romania suggested=3133 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ro-a3 "3. Army" nation=Romania type=infantry size=army mobility=nonmech steps=3-5-4 ce=2 stacking=1 setup=romania suggested=3233 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ro-cav "Cavalry Corps" nation=Romania type=cavalry size=corps mobility=nonmech steps=2-1-6 ce=1 stacking=1 setup=romania suggested=3134 scenario=1938 noReorg !name,nation,size,ce,stacking,setup
counter ro-mt "Mountain Corps" nation=Romania type=mountain size=corps mobility=nonmech steps=1-3-6 ce=1 stacking=1 setup=romania suggested=3134 scenario=1938 noReorg !name,nation,size,ce,stacking,setup
counter ro-c1 "I Corps" nation=Romania type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ro-c5 "V Corps" nation=Romania type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ro-c6 "VI Corps" nation=Romania type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ro-c7 "VII Corps" nation=Romania type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-a1 "1. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0211 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a2 "2. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0212 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a3 "3. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0313 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a4 "4. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0213 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a5 "5. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0314 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a6 "6. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0214 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a7 "7. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0315 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a8 "8. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0215 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-a9 "9. Army" nation=France type=infantry size=army mobility=nonmech steps=5-7-4 ce=2 stacking=1 setup=france-interior suggested=0316 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter fr-m1 "1. Motorized Corps" nation=France type=motorized size=corps mobility=mech steps=4-3-6 ce=1 stacking=1 setup=france-interior suggested=0112 scenario=1938 noReorg !nation,size,ce,stacking,setup
counter fr-m2 "2. Motorized Corps" nation=France type=motorized size=corps mobility=mech steps=4-3-6 ce=1 stacking=1 setup=france-interior suggested=0113 scenario=1938 noReorg !nation,size,ce,stacking,setup
counter fr-m3 "3. Motorized Corps" nation=France type=motorized size=corps mobility=mech steps=4-3-6 ce=1 stacking=1 setup=france-interior suggested=0114 scenario=1938 noReorg !nation,size,ce,stacking,setup
counter fr-cav "Cavalry Corps" nation=France type=cavalry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 setup=france-interior suggested=0111 scenario=1938 noReorg !name,nation,size,ce,stacking,setup
counter uk-bef "British Expeditionary Force" nation=Britain type=motorized size=corps mobility=mech steps=4-5-6 ce=1 stacking=1 setup=france-interior suggested=0109 scenario=1938 noReorg !name,nation,size,ce,stacking,setup
counter fr-c1 "I Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c2 "II Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c3 "III Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c4 "IV Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c5 "V Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c6 "VI Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c7 "VII Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c8 "VIII Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c9 "IX Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c10 "X Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c11 "XI Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c12 "XII Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c13 "XIII Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c16 "XVI Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c17 "XVII Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c18 "XVIII Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-c20 "XX Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter fr-cac "Colonial Army Corps" nation=France type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1938 pool !name,nation,size,ce,stacking,pool
counter hu-a1 "1. Army" nation=Hungary type=infantry size=army mobility=nonmech steps=4-5-4 ce=3 stacking=1 setup=hungary suggested=2632 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter hu-a2 "2. Army" nation=Hungary type=infantry size=army mobility=nonmech steps=4-5-4 ce=3 stacking=1 setup=hungary suggested=2332 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter hu-a3 "3. Army" nation=Hungary type=infantry size=army mobility=nonmech steps=4-5-4 ce=3 stacking=1 setup=hungary suggested=2932 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter hu-mc "Mobile Corps" nation=Hungary type=motorized size=corps mobility=mech steps=3-2-6 ce=1 stacking=1 setup=hungary suggested=2733 scenario=1938 noReorg !name,nation,size,ce,stacking,setup
counter hu-c1 "I Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c2 "II Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c3 "III Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c4 "IV Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c5 "V Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c6 "VI Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c7 "VII Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c8 "VIII Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter hu-c9 "IX Corps" nation=Hungary type=infantry size=corps mobility=nonmech steps=1-1-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter po-pm "Pomorze Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=3416 suggested=3416 scenario=both breaksDown !name,nation,size,ce,stacking
counter po-pz "Poznan Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=3017 suggested=3017 scenario=both breaksDown !name,nation,size,ce,stacking
counter po-lz "Lodz Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=3322 suggested=3322 scenario=both breaksDown !name,nation,size,ce,stacking
counter po-cc "Cracow Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=3125 suggested=3125 scenario=both breaksDown !name,nation,size,ce,stacking
counter po-cr "Carpathian Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=3529 suggested=3529 scenario=both breaksDown !name,nation,size,ce,stacking
counter po-mo "Modlin Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=3819 suggested=3819 scenario=both breaksDown !name,nation,size,ce,stacking
counter po-na "Narew Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=4120 suggested=4120 scenario=both breaksDown !name,nation,size,ce,stacking
counter po-pr "Prusy Army" nation=Poland type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=3524 suggested=3524 scenario=both breaksDown !nation,size,ce,stacking
counter po-cdc "Coastal Defense Command" nation=Poland type=static size=corps mobility=nonmech steps=0-2-0 ce=1 stacking=1 setup=3713 suggested=3713 scenario=both static !name,nation,size,ce,stacking
counter po-gr "General Reserve" nation=Poland type=static size=corps mobility=nonmech steps=0-3-0 ce=1 stacking=1 setup=3821 suggested=3821 scenario=both static !name,nation,size,ce,stacking
counter po-cav1 "1. Cavalry Corps" nation=Poland type=cavalry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 setup=4322 suggested=4322 scenario=both noReorg !nation,size,ce,stacking
counter po-cav2 "2. Cavalry Corps" nation=Poland type=cavalry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 setup=3122 suggested=3122 scenario=both noReorg !nation,size,ce,stacking
counter po-bi "Bielsko Group" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-sc "Slask Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-gj "Group Jaslo" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-kc "Kutno Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-pc "Piotrkow Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-wc "Wyskow (Wyszkow) Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-ec "Eastern Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-dr "Dreser (Dreszer) Group" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-ng "Northern Group" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-sg "Southern Group" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool adHoc !name,nation,size,ce,stacking,pool
counter po-c1 "I Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool !nation,size,ce,stacking,pool
counter po-c2 "II Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool !nation,size,ce,stacking,pool
counter po-c3 "III Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool !nation,size,ce,stacking,pool
counter po-c4 "IV Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool !nation,size,ce,stacking,pool
counter po-c5 "V Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool !nation,size,ce,stacking,pool
counter po-c6 "VI Corps" nation=Poland type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=both pool !nation,size,ce,stacking,pool
counter it-a1 "1. Army" nation=Italy type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=italy suggested=0127 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter it-a2 "2. Army" nation=Italy type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=italy suggested=1131 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter it-a4 "4. Army" nation=Italy type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=italy suggested=0128 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter it-a8 "8. Army" nation=Italy type=infantry size=army mobility=nonmech steps=4-5-4 ce=2 stacking=1 setup=italy suggested=1130 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter it-a6 "6. Army (Po), mechanized" nation=Italy type=mechanized size=army mobility=mech steps=8-7-4 ce=3 stacking=1 setup=italy suggested=0930 scenario=1938 breaksDown italianMechArmy !nation,size,ce,stacking,setup
counter it-c1 "I Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-c2 "II Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-c3 "III Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-c4 "IV Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-c5 "V Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-c6 "VI Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-c11 "XI Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-c14 "XIV Corps" nation=Italy type=infantry size=corps mobility=nonmech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter it-ac "Armored Corps" nation=Italy type=mechanized size=corps mobility=mech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool italianMech !name,nation,size,ce,stacking,pool
counter it-fc "Fast Corps" nation=Italy type=mechanized size=corps mobility=mech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool italianMech !name,nation,size,ce,stacking,pool
counter it-mc "Motorized Corps" nation=Italy type=mechanized size=corps mobility=mech steps=2-2-6 ce=1 stacking=1 scenario=1938 pool italianMech !name,nation,size,ce,stacking,pool
counter ge-sd1 "Static Division Lr 1" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0612 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd2 "Static Division Lr 2" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0513 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd3 "Static Division Lr 3" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0514 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd4 "Static Division Lr 4" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0614 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd5 "Static Division Lr 5" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0615 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd6 "Static Division Lr 6" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0716 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd7 "Static Division Lr 7" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0717 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd8 "Static Division Lr 8" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0617 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd9 "Static Division Lr 9" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0518 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd10 "Static Division Lr 10" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0418 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-sd11 "Static Division Lr 11" nation=Germany type=static size=division mobility=nonmech steps=0-1-0 ce=0.5 stacking=2 setup=west-wall suggested=0319 scenario=1938 static !nation,size,ce,stacking,setup
counter ge-a2 "2. Army" nation=Germany type=infantry size=army mobility=nonmech steps=8-8-4 ce=2 stacking=1 setup=germany suggested=2823 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ge-a3 "3. Army" nation=Germany type=infantry size=army mobility=nonmech steps=8-8-4 ce=2 stacking=1 setup=germany suggested=3918 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ge-a5 "5. Army" nation=Germany type=infantry size=army mobility=nonmech steps=8-8-4 ce=2 stacking=1 setup=germany suggested=0812 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ge-a8 "8. Army" nation=Germany type=infantry size=army mobility=nonmech steps=8-8-4 ce=2 stacking=1 setup=germany suggested=2520 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ge-a10 "10. Army" nation=Germany type=infantry size=army mobility=nonmech steps=8-8-4 ce=2 stacking=1 setup=germany suggested=1619 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ge-a12 "12. Army" nation=Germany type=infantry size=army mobility=nonmech steps=8-8-4 ce=2 stacking=1 setup=germany suggested=1723 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ge-a14 "14. Army" nation=Germany type=infantry size=army mobility=nonmech steps=8-8-4 ce=2 stacking=1 setup=germany suggested=2227 scenario=1938 breaksDown !nation,size,ce,stacking,setup
counter ge-m14 "XIV Motorized Corps" nation=Germany type=motorized size=corps mobility=mech steps=6-4-6 ce=1 stacking=2 setup=germany suggested=2118 scenario=1938 germanMech noReorg !name,nation,size,ce,stacking,setup
counter ge-m15 "XV Motorized Corps" nation=Germany type=motorized size=corps mobility=mech steps=6-4-6 ce=1 stacking=2 setup=germany suggested=2318 scenario=1938 germanMech noReorg !name,nation,size,ce,stacking,setup
counter ge-m16 "XVI Motorized Corps" nation=Germany type=motorized size=corps mobility=mech steps=6-4-6 ce=1 stacking=2 setup=germany suggested=1718 scenario=1938 germanMech noReorg !name,nation,size,ce,stacking,setup
counter ge-m18 "XVIII Motorized Corps" nation=Germany type=motorized size=corps mobility=mech steps=6-4-6 ce=1 stacking=2 setup=vienna-breslau-chain scenario=1938 germanMech noReorg !name,nation,size,ce,stacking,setup
counter ge-c1 "I Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c2 "II Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c3 "III Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c4 "IV Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c5 "V Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c6 "VI Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c7 "VII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c8 "VIII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c9 "IX Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c10 "X Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c11 "XI Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c12 "XII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-c13 "XIII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=3-3-6 ce=1 stacking=1 scenario=1938 pool !nation,size,ce,stacking,pool
counter ge-mt18 "XVIII Mountain Corps" nation=Germany type=mountain size=corps mobility=nonmech steps=3-4-6 ce=1 stacking=1 setup=german-city scenario=1938 canFormArmy !name,nation,size,ce,stacking,setup
counter ge-r1 "Static Reserve Corps 1" nation=Germany type=static size=corps mobility=nonmech steps=0-3-0 ce=1 stacking=1 setup=german-city-or-west-wall scenario=1938 static german03 !nation,size,steps,ce,stacking,setup
counter ge-r2 "Static Reserve Corps 2" nation=Germany type=static size=corps mobility=nonmech steps=0-3-0 ce=1 stacking=1 setup=german-city-or-west-wall scenario=1938 static german03 !nation,size,steps,ce,stacking,setup
counter ge-r3 "Static Reserve Corps 3" nation=Germany type=static size=corps mobility=nonmech steps=0-3-0 ce=1 stacking=1 setup=german-city-or-west-wall scenario=1938 static german03 !nation,size,steps,ce,stacking,setup
counter ge-r4 "Static Reserve Corps 4" nation=Germany type=static size=corps mobility=nonmech steps=0-3-0 ce=1 stacking=1 setup=german-city-or-west-wall scenario=1938 static german03 !nation,size,steps,ce,stacking,setup
counter ge-r5 "Static Reserve Corps 5" nation=Germany type=static size=corps mobility=nonmech steps=0-3-0 ce=1 stacking=1 setup=german-city-or-west-wall scenario=1938 static german03 !nation,size,steps,ce,stacking,setup
counter ge-r6 "Static Reserve Corps 6" nation=Germany type=static size=corps mobility=nonmech steps=0-3-0 ce=1 stacking=1 setup=german-city-or-west-wall scenario=1938 static german03 !nation,size,steps,ce,stacking,setup
counter ge-7f "7th Flieger Division" nation=Germany type=airborne size=division mobility=nonmech steps=0-0-0 ce=0 stacking=0 setup=drop scenario=1938 marker oneUse !name,nation,size,ce,stacking,setup
counter g39-a3 "3. Army" nation=Germany type=infantry size=army mobility=nonmech steps=10-11-4 ce=3 stacking=1 setup=3917 suggested=3917 scenario=1939 breaksDown !nation,size,ce,stacking
counter g39-a4 "4. Army" nation=Germany type=infantry size=army mobility=nonmech steps=10-11-4 ce=3 stacking=1 setup=3115 suggested=3115 scenario=1939 breaksDown !nation,size,ce,stacking
counter g39-a8 "8. Army" nation=Germany type=infantry size=army mobility=nonmech steps=10-11-4 ce=3 stacking=1 setup=2921 suggested=2921 scenario=1939 breaksDown !nation,size,ce,stacking
counter g39-a10 "10. Army" nation=Germany type=infantry size=army mobility=nonmech steps=10-11-4 ce=3 stacking=1 setup=3022 suggested=3022 scenario=1939 breaksDown !nation,size,ce,stacking
counter g39-a14 "14. Army" nation=Germany type=infantry size=army mobility=nonmech steps=10-11-4 ce=3 stacking=1 setup=2925 suggested=2925 scenario=1939 breaksDown !nation,size,ce,stacking
counter g39-sab "Slovakian Army Bernolak" nation=Germany type=infantry size=army mobility=nonmech steps=1-3-4 ce=1 stacking=1 setup=3130 suggested=3130 scenario=1939 noBreakdown !name,nation,size,ce,stacking
counter g39-m19 "XIX Motorized Corps" nation=Germany type=motorized size=corps mobility=mech steps=5-4-6 ce=1 stacking=2 setup=3213 suggested=3213 scenario=1939 germanMech noReorg !nation,size,ce,stacking
counter g39-cb "Corps Brand" nation=Germany type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=4217 suggested=4217 scenario=1939 adHoc noReorg !name,nation,size,ce,stacking
counter g39-cw "Corps Wodrig" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 setup=3918 suggested=3918 scenario=1939 adHoc noReorg !name,nation,size,ce,stacking
counter g39-fg "Frontier Guard" nation=Germany type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=2816 suggested=2816 scenario=1939 adHoc noReorg !name,nation,size,ce,stacking
counter g39-c1 "I Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c2 "II Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c3 "III Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c4 "IV Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c7 "VII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c8 "VIII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c10 "X Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c11 "XI Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c13 "XIII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c14 "XIV Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c15 "XV Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c17 "XVII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c18 "XVIII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c21 "XXI Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter g39-c22 "XXII Corps" nation=Germany type=infantry size=corps mobility=nonmech steps=2-3-6 ce=1 stacking=1 scenario=1939 pool !nation,size,ce,stacking,pool
counter be-c1 "I Corps" nation=Belgium type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=belgium scenario=1938 noReorg !setup
counter be-c2 "II Corps" nation=Belgium type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=belgium scenario=1938 noReorg !setup
counter be-c3 "III Corps" nation=Belgium type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=belgium scenario=1938 noReorg !setup
counter be-c4 "IV Corps" nation=Belgium type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=belgium scenario=1938 noReorg !setup
counter be-c5 "V Corps" nation=Belgium type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=belgium scenario=1938 noReorg !setup
counter be-c6 "VI Corps" nation=Belgium type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=belgium scenario=1938 noReorg !setup
counter be-cav "Cavalry Corps" nation=Belgium type=cavalry size=corps mobility=nonmech steps=2-1-6 ce=1 stacking=1 setup=belgium scenario=1938 noReorg !setup
counter ne-c1 "I Corps" nation=Netherlands type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=netherlands scenario=1938 noReorg !setup
counter ne-c2 "II Corps" nation=Netherlands type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=netherlands scenario=1938 noReorg !setup
counter ne-c3 "III Corps" nation=Netherlands type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=netherlands scenario=1938 noReorg !setup
counter ne-c4 "IV Corps" nation=Netherlands type=infantry size=corps mobility=nonmech steps=1-2-6 ce=1 stacking=1 setup=netherlands scenario=1938 noReorg !setup
counter ne-lt "Light Corps" nation=Netherlands type=motorized size=corps mobility=mech steps=1-1-6 ce=1 stacking=1 setup=netherlands scenario=1938 noReorg !setup
counter dn-fa "Danish Army" nation=Denmark type=infantry size=army mobility=nonmech steps=1-2-4 ce=1 stacking=1 setup=denmark scenario=1938 noBreakdown !nation,size,ce,stacking,setup
counter li-fa "Lithuanian Field Army" nation=Lithuania type=infantry size=army mobility=nonmech steps=1-2-4 ce=1 stacking=1 setup=lithuania scenario=1938 noBreakdown !nation,size,ce,stacking,setup

end
`,...Tn)),{printedBoard:Dn,board:On,derive:kn,layOut:An,hex:T}=Be(c(ln(`
format 1
board "War Comes Early: central Europe, autumn 1938"
grid lines=1-61 along=1-34 short=even:33 shifted=even
terrain clear woods broken rough mountain swamp lake sea
hexsides river sea lake blocked straits
networks rail
regions Germany France Belgium Netherlands Luxembourg Switzerland Italy Yugoslavia Hungary Romania Czechoslovakia Poland Danzig Lithuania Latvia Estonia Denmark "Soviet Union"
features city blackdot capital port vp fort east-prussia rail-edge

hex 0101 -              sea
hex 0102 -              sea
hex 0103 -              sea
hex 0104 France         clear
hex 0105 France         clear
hex 0106 France         clear
hex 0107 France         clear
hex 0108 France         clear
hex 0109 France         clear
hex 0110 France         clear
hex 0111 France         clear
hex 0112 France         clear
hex 0113 France         clear
hex 0114 France         clear
hex 0115 France         broken
hex 0116 France         broken
hex 0117 France         broken
hex 0118 France         broken
hex 0119 Switzerland    mountain
hex 0120 Switzerland    rough
hex 0121 Switzerland    mountain
hex 0122 Switzerland    mountain
hex 0123 Switzerland    mountain
hex 0124 Italy          mountain
hex 0125 Italy          rough
hex 0126 Italy          clear    city="Milan" vp=3
hex 0127 Italy          clear
hex 0128 Italy          clear
hex 0129 Italy          mountain
hex 0130 Italy          mountain
hex 0131 Italy          mountain
hex 0132 Italy          mountain
hex 0133 Italy          broken
hex 0134 Italy          rough
hex 0201 -              sea
hex 0202 -              sea
hex 0203 -              sea
hex 0204 Belgium        clear
hex 0205 France         clear    city="Lille" vp=3
hex 0206 Belgium        clear
hex 0207 France         clear
hex 0208 France         clear
hex 0209 France         clear
hex 0210 France         clear
hex 0211 France         clear
hex 0212 France         clear
hex 0213 France         clear
hex 0214 France         broken   city="Nancy" vp=2
hex 0215 France         clear
hex 0216 France         rough
hex 0217 France         mountain
hex 0218 France         clear    fort=maginot
hex 0219 Switzerland    mountain
hex 0220 Switzerland    rough
hex 0221 Switzerland    mountain
hex 0222 Switzerland    mountain
hex 0223 Switzerland    mountain
hex 0224 Switzerland    mountain
hex 0225 Italy          mountain
hex 0226 Italy          clear
hex 0227 Italy          clear
hex 0228 Italy          clear
hex 0229 Italy          clear
hex 0230 Italy          rough
hex 0231 Italy          mountain
hex 0232 Italy          mountain
hex 0233 Italy          mountain
hex 0301 -              sea
hex 0302 -              sea
hex 0303 -              sea
hex 0304 Belgium        clear
hex 0305 Belgium        clear
hex 0306 Belgium        clear
hex 0307 Belgium        clear
hex 0308 Belgium        clear
hex 0309 Belgium        broken
hex 0310 Belgium        rough
hex 0311 France         broken
hex 0312 France         clear
hex 0313 France         clear
hex 0314 France         broken
hex 0315 France         clear
hex 0316 France         broken
hex 0317 France         mountain
hex 0318 France         clear    fort=maginot
hex 0319 Germany        rough    fort=west-wall
hex 0320 Switzerland    rough
hex 0321 Switzerland    rough
hex 0322 Switzerland    mountain
hex 0323 Switzerland    mountain
hex 0324 Switzerland    mountain
hex 0325 Italy          mountain
hex 0326 Italy          mountain
hex 0327 Italy          rough
hex 0328 Italy          clear
hex 0329 Italy          clear
hex 0330 Italy          clear
hex 0331 Italy          clear
hex 0332 Italy          mountain
hex 0333 Italy          mountain
hex 0334 Italy          mountain
hex 0401 -              sea
hex 0402 -              sea
hex 0403 -              sea
hex 0404 Netherlands    clear
hex 0405 Belgium        clear
hex 0406 Belgium        clear    city="Brussels" capital vp=3 !vp
hex 0407 Belgium        clear
hex 0408 Belgium        clear
hex 0409 Belgium        broken
hex 0410 Belgium        rough
hex 0411 Belgium        clear
hex 0412 France         clear    fort=maginot
hex 0413 France         clear    city="Metz" fort=maginot
hex 0414 France         clear    fort=maginot
hex 0415 France         clear
hex 0416 France         mountain
hex 0417 France         clear    fort=maginot
hex 0418 Germany        mountain fort=west-wall
hex 0419 Germany        rough
hex 0420 Switzerland    rough
hex 0421 Switzerland    mountain
hex 0422 Switzerland    mountain
hex 0423 Switzerland    mountain
hex 0424 Switzerland    mountain
hex 0425 Italy          mountain
hex 0426 Italy          mountain
hex 0427 Italy          mountain
hex 0428 Italy          clear
hex 0429 Italy          clear
hex 0430 Italy          clear
hex 0431 Italy          clear    city="Bologna" vp=1
hex 0432 Italy          broken
hex 0433 Italy          rough
hex 0501 -              sea
hex 0502 -              sea
hex 0503 -              sea
hex 0504 Netherlands    clear
hex 0505 Netherlands    clear
hex 0506 Belgium        clear    city="Antwerp" port vp=2
hex 0507 Belgium        clear
hex 0508 Belgium        clear
hex 0509 Belgium        clear
hex 0510 Belgium        rough
hex 0511 Luxembourg     broken
hex 0512 Luxembourg     broken   city="Luxembourg" capital vp=1
hex 0513 Germany        rough    fort=west-wall
hex 0514 Germany        broken   fort=west-wall
hex 0515 France         clear    fort=maginot
hex 0516 France         broken   fort=maginot
hex 0517 France         clear    city="Strasbourg" fort=maginot
hex 0518 Germany        mountain fort=west-wall
hex 0519 Germany        rough
hex 0520 Germany        rough
hex 0521 Switzerland    rough
hex 0522 Switzerland    mountain
hex 0523 Switzerland    mountain
hex 0524 Switzerland    mountain
hex 0525 Switzerland    mountain
hex 0526 Italy          mountain
hex 0527 Italy          mountain
hex 0528 Italy          mountain
hex 0529 Italy          rough    city="Verona" vp=1
hex 0530 Italy          clear
hex 0531 Italy          clear
hex 0532 Italy          clear
hex 0533 Italy          clear
hex 0534 Italy          broken
hex 0601 -              sea
hex 0602 -              sea
hex 0603 -              sea
hex 0604 Netherlands    clear
hex 0605 Netherlands    clear
hex 0606 Belgium        clear
hex 0607 Belgium        clear
hex 0608 Belgium        clear    city="Liege" vp=1
hex 0609 Belgium        rough
hex 0610 Belgium        rough
hex 0611 Germany        broken
hex 0612 Germany        rough    fort=west-wall
hex 0613 Germany        broken
hex 0614 Germany        broken   fort=west-wall
hex 0615 Germany        woods    fort=west-wall
hex 0616 France         clear    fort=maginot
hex 0617 Germany        mountain fort=west-wall
hex 0618 Germany        rough
hex 0619 Germany        rough
hex 0620 Germany        broken
hex 0621 Switzerland    rough
hex 0622 Germany        mountain
hex 0623 Germany        mountain
hex 0624 Switzerland    mountain
hex 0625 Italy          mountain
hex 0626 Italy          mountain
hex 0627 Italy          mountain
hex 0628 Italy          mountain
hex 0629 Italy          broken
hex 0630 Italy          clear
hex 0631 Italy          clear
hex 0632 Italy          swamp
hex 0633 -              sea
hex 0701 -              sea
hex 0702 -              sea
hex 0703 -              sea
hex 0704 Netherlands    clear    city="Rotterdam" port vp=2
hex 0705 Netherlands    clear
hex 0706 Netherlands    clear
hex 0707 Belgium        clear
hex 0708 Belgium        clear
hex 0709 Belgium        clear    fort=belgian
hex 0710 Germany        rough
hex 0711 Germany        rough
hex 0712 Germany        rough
hex 0713 Germany        rough
hex 0714 Germany        rough
hex 0715 Germany        rough
hex 0716 Germany        clear    fort=west-wall
hex 0717 Germany        rough    blackdot="Karlsruhe" fort=west-wall
hex 0718 Germany        broken
hex 0719 Germany        rough
hex 0720 Germany        broken
hex 0721 Germany        broken
hex 0722 Germany        rough
hex 0723 Germany        mountain
hex 0724 Germany        mountain
hex 0725 Italy          mountain
hex 0726 Italy          mountain
hex 0727 Italy          mountain
hex 0728 Italy          mountain
hex 0729 Italy          mountain
hex 0730 Italy          clear
hex 0731 Italy          clear
hex 0732 Italy          swamp
hex 0733 -              sea
hex 0734 -              sea
hex 0801 -              sea
hex 0802 -              sea
hex 0803 Netherlands    clear
hex 0804 Netherlands    clear
hex 0805 Netherlands    clear
hex 0806 Netherlands    clear
hex 0807 Netherlands    clear
hex 0808 Germany        clear
hex 0809 Germany        clear
hex 0810 Germany        broken
hex 0811 Germany        rough
hex 0812 Germany        rough
hex 0813 Germany        rough
hex 0814 Germany        broken
hex 0815 Germany        clear    city="Mannheim" vp=1
hex 0816 Germany        clear
hex 0817 Germany        broken
hex 0818 Germany        broken   city="Stuttgart" vp=2
hex 0819 Germany        broken
hex 0820 Germany        clear
hex 0821 Germany        broken
hex 0822 Germany        mountain
hex 0823 Germany        mountain
hex 0824 Germany        mountain
hex 0825 Italy          mountain
hex 0826 Italy          mountain
hex 0827 Italy          mountain
hex 0828 Italy          mountain
hex 0829 Italy          clear
hex 0830 Italy          clear    city="Venice" port vp=2
hex 0831 -              sea
hex 0832 -              sea
hex 0833 -              sea
hex 0901 -              sea
hex 0902 -              sea
hex 0903 Netherlands    clear
hex 0904 Netherlands    clear    city="Amsterdam" capital port vp=3
hex 0905 Netherlands    clear
hex 0906 Netherlands    clear
hex 0907 Netherlands    clear
hex 0908 Germany        clear
hex 0909 Germany        clear
hex 0910 Germany        clear    city="Cologne" vp=2
hex 0911 Germany        broken
hex 0912 Germany        rough    blackdot="Koblenz"
hex 0913 Germany        rough
hex 0914 Germany        broken
hex 0915 Germany        clear
hex 0916 Germany        rough
hex 0917 Germany        broken
hex 0918 Germany        broken
hex 0919 Germany        rough
hex 0920 Germany        clear
hex 0921 Germany        clear
hex 0922 Germany        clear
hex 0923 Germany        mountain
hex 0924 Germany        mountain
hex 0925 Germany        mountain blackdot="Innsbruck"
hex 0926 Italy          mountain
hex 0927 Italy          mountain
hex 0928 Italy          mountain
hex 0929 Italy          mountain
hex 0930 Italy          clear
hex 0931 Italy          clear
hex 0932 -              sea
hex 0933 -              sea
hex 0934 -              sea
hex 1001 -              sea
hex 1002 Netherlands    clear
hex 1003 Netherlands    clear
hex 1004 Netherlands    clear
hex 1005 Netherlands    clear
hex 1006 Netherlands    clear
hex 1007 Germany        clear
hex 1008 Germany        clear    city="Essen" vp=2
hex 1009 Germany        clear
hex 1010 Germany        broken
hex 1011 Germany        woods
hex 1012 Germany        broken
hex 1013 Germany        rough
hex 1014 Germany        clear    city="Frankfurt" vp=2
hex 1015 Germany        rough
hex 1016 Germany        broken
hex 1017 Germany        broken
hex 1018 Germany        broken
hex 1019 Germany        broken
hex 1020 Germany        clear
hex 1021 Germany        clear
hex 1022 Germany        clear
hex 1023 Germany        mountain
hex 1024 Germany        mountain
hex 1025 Germany        mountain
hex 1026 Italy          mountain
hex 1027 Italy          mountain
hex 1028 Italy          mountain
hex 1029 Italy          rough
hex 1030 Italy          clear
hex 1031 -              sea
hex 1032 Italy          broken
hex 1033 Italy          broken
hex 1101 -              sea
hex 1102 -              sea
hex 1103 Netherlands    clear
hex 1104 -              lake
hex 1105 Netherlands    clear
hex 1106 Netherlands    clear
hex 1107 Netherlands    clear
hex 1108 Germany        clear
hex 1109 Germany        clear
hex 1110 Germany        rough
hex 1111 Germany        rough
hex 1112 Germany        rough
hex 1113 Germany        broken   blackdot="Giessen" !blackdot
hex 1114 Germany        clear
hex 1115 Germany        rough
hex 1116 Germany        rough
hex 1117 Germany        broken
hex 1118 Germany        clear
hex 1119 Germany        clear
hex 1120 Germany        clear
hex 1121 Germany        clear    blackdot="Augsburg"
hex 1122 Germany        clear
hex 1123 Germany        clear
hex 1124 Germany        mountain
hex 1125 Germany        mountain
hex 1126 Germany        mountain
hex 1127 Germany        mountain
hex 1128 Germany        mountain
hex 1129 Italy          mountain
hex 1130 Italy          mountain
hex 1131 Italy          rough
hex 1132 Italy          rough    city="Trieste" port vp=2
hex 1133 Italy          mountain
hex 1134 Italy          mountain
hex 1201 -              sea
hex 1202 Netherlands    clear
hex 1203 Netherlands    clear
hex 1204 Netherlands    clear
hex 1205 Netherlands    clear
hex 1206 Netherlands    clear
hex 1207 Germany        clear
hex 1208 Germany        clear    city="Dortmund" vp=2 !city
hex 1209 Germany        clear
hex 1210 Germany        rough
hex 1211 Germany        rough
hex 1212 Germany        broken
hex 1213 Germany        broken
hex 1214 Germany        rough
hex 1215 Germany        rough
hex 1216 Germany        clear
hex 1217 Germany        clear
hex 1218 Germany        clear
hex 1219 Germany        broken
hex 1220 Germany        clear
hex 1221 Germany        clear
hex 1222 Germany        clear    city="Munich" vp=3
hex 1223 Germany        clear
hex 1224 Germany        mountain
hex 1225 Germany        mountain
hex 1226 Germany        mountain
hex 1227 Germany        mountain
hex 1228 Germany        mountain
hex 1229 Italy          mountain
hex 1230 Italy          mountain
hex 1231 Italy          mountain
hex 1232 Italy          mountain
hex 1233 Yugoslavia     mountain
hex 1301 -              sea
hex 1302 -              sea
hex 1303 Netherlands    clear
hex 1304 Netherlands    clear
hex 1305 Netherlands    clear
hex 1306 Germany        clear
hex 1307 Germany        clear
hex 1308 Germany        clear
hex 1309 Germany        clear
hex 1310 Germany        clear
hex 1311 Germany        broken
hex 1312 Germany        broken
hex 1313 Germany        broken
hex 1314 Germany        broken
hex 1315 Germany        rough
hex 1316 Germany        broken
hex 1317 Germany        broken
hex 1318 Germany        clear
hex 1319 Germany        clear    city="Nuremberg" vp=2
hex 1320 Germany        broken
hex 1321 Germany        clear
hex 1322 Germany        clear
hex 1323 Germany        clear
hex 1324 Germany        clear
hex 1325 Germany        mountain
hex 1326 Germany        mountain
hex 1327 Germany        mountain
hex 1328 Germany        mountain
hex 1329 Germany        mountain
hex 1330 Yugoslavia     mountain
hex 1331 Yugoslavia     mountain
hex 1332 Yugoslavia     rough    city="Ljubljana" vp=1
hex 1333 Yugoslavia     mountain
hex 1334 Yugoslavia     mountain
hex 1401 -              sea
hex 1402 -              sea
hex 1403 Netherlands    clear
hex 1404 Netherlands    clear
hex 1405 Germany        swamp
hex 1406 Germany        clear
hex 1407 Germany        clear
hex 1408 Germany        clear
hex 1409 Germany        clear    blackdot="Bielefeld" !blackdot
hex 1410 Germany        broken
hex 1411 Germany        broken
hex 1412 Germany        rough    blackdot="Kassel"
hex 1413 Germany        rough
hex 1414 Germany        rough
hex 1415 Germany        broken
hex 1416 Germany        broken
hex 1417 Germany        broken
hex 1418 Germany        broken
hex 1419 Germany        broken
hex 1420 Germany        broken
hex 1421 Germany        clear
hex 1422 Germany        clear
hex 1423 Germany        clear
hex 1424 Germany        broken
hex 1425 Germany        mountain blackdot="Salzburg"
hex 1426 Germany        mountain
hex 1427 Germany        mountain
hex 1428 Germany        mountain
hex 1429 Germany        mountain
hex 1430 Germany        mountain
hex 1431 Yugoslavia     mountain
hex 1432 Yugoslavia     rough
hex 1433 Yugoslavia     mountain
hex 1501 -              sea
hex 1502 -              sea
hex 1503 -              sea
hex 1504 Germany        clear
hex 1505 Germany        clear
hex 1506 Germany        clear
hex 1507 Germany        clear
hex 1508 Germany        clear
hex 1509 Germany        clear
hex 1510 Germany        broken
hex 1511 Germany        rough
hex 1512 Germany        rough
hex 1513 Germany        rough
hex 1514 Germany        rough
hex 1515 Germany        rough
hex 1516 Germany        rough
hex 1517 Germany        broken
hex 1518 Germany        broken
hex 1519 Germany        broken
hex 1520 Germany        broken
hex 1521 Germany        broken   blackdot="Regensburg"
hex 1522 Germany        clear
hex 1523 Germany        clear
hex 1524 Germany        clear
hex 1525 Germany        broken
hex 1526 Germany        mountain
hex 1527 Germany        mountain
hex 1528 Germany        mountain
hex 1529 Germany        mountain
hex 1530 Germany        mountain
hex 1531 Yugoslavia     mountain
hex 1532 Yugoslavia     mountain
hex 1533 Yugoslavia     rough
hex 1534 Yugoslavia     broken
hex 1601 -              sea
hex 1602 -              sea
hex 1603 -              sea
hex 1604 Germany        clear
hex 1605 Germany        clear
hex 1606 Germany        clear
hex 1607 Germany        clear
hex 1608 Germany        clear
hex 1609 Germany        broken
hex 1610 Germany        rough
hex 1611 Germany        rough
hex 1612 Germany        broken
hex 1613 Germany        broken
hex 1614 Germany        clear
hex 1615 Germany        rough
hex 1616 Germany        rough
hex 1617 Germany        broken
hex 1618 Germany        rough
hex 1619 Germany        broken
hex 1620 Germany        broken
hex 1621 Germany        rough
hex 1622 Germany        rough
hex 1623 Germany        broken
hex 1624 Germany        broken
hex 1625 Germany        clear
hex 1626 Germany        mountain
hex 1627 Germany        mountain
hex 1628 Germany        mountain
hex 1629 Germany        mountain
hex 1630 Germany        mountain
hex 1631 Yugoslavia     mountain
hex 1632 Yugoslavia     rough
hex 1633 Yugoslavia     rough    city="Zagreb" vp=2
hex 1701 -              sea
hex 1702 -              sea
hex 1703 -              sea
hex 1704 -              sea
hex 1705 Germany        clear
hex 1706 Germany        clear
hex 1707 Germany        clear    city="Bremen" port vp=2
hex 1708 Germany        clear
hex 1709 Germany        clear
hex 1710 Germany        clear    city="Hannover" vp=2 !city
hex 1711 Germany        clear
hex 1712 Germany        rough
hex 1713 Germany        mountain
hex 1714 Germany        broken
hex 1715 Germany        clear    blackdot="Erfurt"
hex 1716 Germany        rough
hex 1717 Germany        broken
hex 1718 Germany        broken
hex 1719 Germany        broken
hex 1720 Czechoslovakia broken
hex 1721 Czechoslovakia rough    fort=czech
hex 1722 Czechoslovakia mountain
hex 1723 Germany        rough
hex 1724 Germany        rough
hex 1725 Germany        rough    city="Linz" vp=1
hex 1726 Germany        broken
hex 1727 Germany        mountain
hex 1728 Germany        mountain
hex 1729 Germany        mountain
hex 1730 Germany        rough    city="Graz" vp=1
hex 1731 Germany        broken
hex 1732 Yugoslavia     clear    city="Maribor" vp=1
hex 1733 Yugoslavia     rough
hex 1734 Yugoslavia     clear
hex 1801 -              sea
hex 1802 -              sea
hex 1803 -              sea
hex 1804 -              sea
hex 1805 Germany        clear
hex 1806 Germany        clear
hex 1807 Germany        clear
hex 1808 Germany        clear
hex 1809 Germany        clear
hex 1810 Germany        clear
hex 1811 Germany        clear
hex 1812 Germany        broken
hex 1813 Germany        broken
hex 1814 Germany        broken
hex 1815 Germany        broken
hex 1816 Germany        clear
hex 1817 Germany        broken
hex 1818 Czechoslovakia rough
hex 1819 Czechoslovakia broken   fort=czech
hex 1820 Czechoslovakia clear    city="Pilsen" vp=2
hex 1821 Czechoslovakia broken
hex 1822 Czechoslovakia rough
hex 1823 Czechoslovakia mountain fort=czech
hex 1824 Czechoslovakia rough
hex 1825 Germany        rough
hex 1826 Germany        rough
hex 1827 Germany        mountain
hex 1828 Germany        mountain
hex 1829 Germany        mountain
hex 1830 Germany        woods
hex 1831 Yugoslavia     clear
hex 1832 Yugoslavia     clear
hex 1833 Yugoslavia     clear
hex 1901 -              sea
hex 1902 -              sea
hex 1903 -              sea
hex 1904 -              sea
hex 1905 Germany        clear
hex 1906 Germany        clear
hex 1907 Germany        clear
hex 1908 Germany        clear
hex 1909 Germany        woods
hex 1910 Germany        clear
hex 1911 Germany        clear
hex 1912 Germany        clear
hex 1913 Germany        clear
hex 1914 Germany        clear
hex 1915 Germany        clear
hex 1916 Germany        clear
hex 1917 Germany        clear
hex 1918 Germany        rough
hex 1919 Czechoslovakia rough    fort=czech
hex 1920 Czechoslovakia broken
hex 1921 Czechoslovakia broken
hex 1922 Czechoslovakia broken
hex 1923 Czechoslovakia broken
hex 1924 Czechoslovakia clear    blackdot="Ceske Budejovice"
hex 1925 Germany        broken
hex 1926 Germany        rough
hex 1927 Germany        rough
hex 1928 Germany        mountain
hex 1929 Germany        mountain
hex 1930 Germany        rough
hex 1931 Germany        clear
hex 1932 Hungary        clear
hex 1933 Hungary        clear
hex 1934 Hungary        clear
hex 2001 -              sea
hex 2002 -              sea
hex 2003 Germany        clear
hex 2004 Germany        clear
hex 2005 Germany        clear
hex 2006 Germany        clear
hex 2007 Germany        clear    city="Hamburg" port vp=3
hex 2008 Germany        clear
hex 2009 Germany        clear
hex 2010 Germany        clear
hex 2011 Germany        clear
hex 2012 Germany        clear    city="Magdeburg" vp=1
hex 2013 Germany        clear
hex 2014 Germany        clear
hex 2015 Germany        clear    city="Leipzig" vp=2
hex 2016 Germany        clear
hex 2017 Germany        broken   blackdot="Chemnitz" !blackdot
hex 2018 Germany        rough
hex 2019 Czechoslovakia broken   fort=czech
hex 2020 Czechoslovakia broken
hex 2021 Czechoslovakia rough
hex 2022 Czechoslovakia broken
hex 2023 Czechoslovakia clear
hex 2024 Czechoslovakia clear    fort=czech
hex 2025 Germany        clear
hex 2026 Germany        rough
hex 2027 Germany        rough
hex 2028 Germany        rough
hex 2029 Germany        rough
hex 2030 Hungary        clear
hex 2031 Hungary        clear
hex 2032 Hungary        broken
hex 2033 Hungary        clear
hex 2101 -              sea
hex 2102 Denmark        clear
hex 2103 Germany        clear
hex 2104 Germany        clear
hex 2105 Germany        clear
hex 2106 Germany        clear
hex 2107 Germany        clear
hex 2108 Germany        clear
hex 2109 Germany        clear
hex 2110 Germany        clear
hex 2111 Germany        clear
hex 2112 Germany        clear
hex 2113 Germany        clear
hex 2114 Germany        clear
hex 2115 Germany        clear
hex 2116 Germany        clear
hex 2117 Germany        clear
hex 2118 Germany        broken
hex 2119 Czechoslovakia rough    fort=czech
hex 2120 Czechoslovakia broken
hex 2121 Czechoslovakia broken   city="Prague" capital vp=5
hex 2122 Czechoslovakia broken
hex 2123 Czechoslovakia broken
hex 2124 Czechoslovakia broken
hex 2125 Czechoslovakia clear
hex 2126 Germany        broken
hex 2127 Germany        clear
hex 2128 Germany        broken   city="Vienna" vp=3 !city
hex 2129 Germany        clear
hex 2130 Hungary        clear
hex 2131 Hungary        clear
hex 2132 Hungary        clear
hex 2133 Hungary        broken
hex 2134 Hungary        clear
hex 2201 Denmark        clear
hex 2202 Denmark        clear
hex 2203 Germany        clear
hex 2204 Germany        clear
hex 2205 Germany        clear    city="Kiel" port vp=1
hex 2206 Germany        clear
hex 2207 Germany        clear
hex 2208 Germany        clear
hex 2209 Germany        clear
hex 2210 Germany        clear
hex 2211 Germany        clear
hex 2212 Germany        clear
hex 2213 Germany        clear
hex 2214 Germany        clear
hex 2215 Germany        clear
hex 2216 Germany        clear
hex 2217 Germany        clear    city="Dresden" vp=2
hex 2218 Germany        rough
hex 2219 Czechoslovakia rough    fort=czech
hex 2220 Czechoslovakia clear
hex 2221 Czechoslovakia clear
hex 2222 Czechoslovakia broken
hex 2223 Czechoslovakia broken
hex 2224 Czechoslovakia broken
hex 2225 Czechoslovakia clear    fort=czech
hex 2226 Czechoslovakia clear
hex 2227 Germany        clear
hex 2228 Germany        clear
hex 2229 Germany        clear
hex 2230 Hungary        clear
hex 2231 Hungary        clear
hex 2232 Hungary        broken
hex 2233 Hungary        clear
hex 2301 Denmark        clear
hex 2302 Denmark        clear
hex 2303 Denmark        clear
hex 2304 -              sea
hex 2305 -              sea
hex 2306 Germany        clear
hex 2307 Germany        clear
hex 2308 Germany        clear
hex 2309 Germany        clear
hex 2310 Germany        clear
hex 2311 Germany        clear
hex 2312 Germany        clear
hex 2313 Germany        clear
hex 2314 Germany        clear
hex 2315 Germany        clear
hex 2316 Germany        clear
hex 2317 Germany        clear
hex 2318 Germany        clear
hex 2319 Germany        rough
hex 2320 Czechoslovakia rough
hex 2321 Czechoslovakia clear
hex 2322 Czechoslovakia clear
hex 2323 Czechoslovakia broken
hex 2324 Czechoslovakia broken
hex 2325 Czechoslovakia broken
hex 2326 Czechoslovakia clear
hex 2327 Czechoslovakia clear    fort=czech
hex 2328 Czechoslovakia clear
hex 2329 Czechoslovakia clear    city="Bratislava" vp=2
hex 2330 Czechoslovakia clear
hex 2331 Hungary        clear    city="Gyor" vp=1
hex 2332 Hungary        broken
hex 2333 Hungary        clear
hex 2334 Hungary        clear
hex 2401 Denmark        clear
hex 2402 Denmark        clear
hex 2403 Denmark        clear
hex 2404 -              sea
hex 2405 -              sea
hex 2406 -              sea
hex 2407 Germany        clear
hex 2408 Germany        clear
hex 2409 Germany        clear
hex 2410 Germany        clear
hex 2411 Germany        woods
hex 2412 Germany        clear
hex 2413 Germany        clear    city="Berlin" capital vp=5 !city,capital
hex 2414 Germany        clear    city="Berlin (south)" capital vp=5 !city,capital
hex 2415 Germany        woods
hex 2416 Germany        clear
hex 2417 Germany        clear
hex 2418 Germany        clear
hex 2419 Germany        broken   blackdot="Gorlitz"
hex 2420 Czechoslovakia rough    fort=czech
hex 2421 Czechoslovakia broken   fort=czech
hex 2422 Czechoslovakia clear    blackdot="Hradec Kralove"
hex 2423 Czechoslovakia broken
hex 2424 Czechoslovakia broken
hex 2425 Czechoslovakia rough    city="Brno" vp=2
hex 2426 Czechoslovakia broken
hex 2427 Czechoslovakia broken
hex 2428 Czechoslovakia broken
hex 2429 Czechoslovakia clear
hex 2430 Czechoslovakia clear
hex 2431 Hungary        clear
hex 2432 Hungary        broken
hex 2433 Hungary        clear
hex 2501 Denmark        clear
hex 2502 Denmark        clear
hex 2503 Denmark        clear
hex 2504 -              clear
hex 2505 -              clear
hex 2506 -              clear
hex 2507 -              sea
hex 2508 Germany        clear    city="Rostock" port vp=1
hex 2509 Germany        clear
hex 2510 Germany        clear
hex 2511 Germany        clear
hex 2512 Germany        woods
hex 2513 Germany        clear
hex 2514 Germany        clear
hex 2515 Germany        clear
hex 2516 Germany        clear
hex 2517 Germany        clear
hex 2518 Germany        woods
hex 2519 Germany        woods
hex 2520 Germany        broken
hex 2521 Germany        mountain
hex 2522 Czechoslovakia rough    fort=czech-heavy
hex 2523 Czechoslovakia rough    fort=czech-heavy
hex 2524 Czechoslovakia rough    fort=czech-heavy
hex 2525 Czechoslovakia broken
hex 2526 Czechoslovakia clear
hex 2527 Czechoslovakia broken
hex 2528 Czechoslovakia rough
hex 2529 Czechoslovakia broken
hex 2530 Czechoslovakia clear
hex 2531 Czechoslovakia clear
hex 2532 Hungary        rough
hex 2533 Hungary        clear
hex 2534 Hungary        clear
hex 2601 -              sea
hex 2602 -              sea
hex 2603 Denmark        clear    city="Copenhagen" capital port vp=2 !city,capital
hex 2604 -              clear
hex 2605 -              clear
hex 2606 -              sea
hex 2607 Germany        clear
hex 2608 Germany        clear
hex 2609 Germany        clear
hex 2610 Germany        clear
hex 2611 Germany        clear
hex 2612 Germany        clear
hex 2613 Germany        clear
hex 2614 Germany        clear
hex 2615 Germany        clear
hex 2616 Germany        woods
hex 2617 Germany        woods
hex 2618 Germany        clear
hex 2619 Germany        clear
hex 2620 Germany        broken
hex 2621 Germany        rough
hex 2622 Germany        rough
hex 2623 Germany        mountain
hex 2624 Czechoslovakia mountain fort=czech-heavy
hex 2625 Czechoslovakia broken   blackdot="Olomouc"
hex 2626 Czechoslovakia rough
hex 2627 Czechoslovakia rough
hex 2628 Czechoslovakia rough
hex 2629 Czechoslovakia rough
hex 2630 Czechoslovakia broken
hex 2631 Hungary        rough
hex 2632 Hungary        broken   city="Budapest" capital vp=3
hex 2633 Hungary        clear
hex 2701 -              clear
hex 2702 -              sea
hex 2703 -              clear
hex 2704 -              clear
hex 2705 -              clear
hex 2706 -              clear
hex 2707 -              sea
hex 2708 Germany        clear
hex 2709 Germany        clear
hex 2710 Germany        clear
hex 2711 Germany        clear
hex 2712 Germany        clear
hex 2713 Germany        clear
hex 2714 Germany        clear
hex 2715 Germany        clear
hex 2716 Germany        clear
hex 2717 Germany        clear
hex 2718 Germany        clear
hex 2719 Germany        clear
hex 2720 Germany        clear
hex 2721 Germany        clear
hex 2722 Germany        clear
hex 2723 Germany        clear
hex 2724 Czechoslovakia rough
hex 2725 Czechoslovakia broken   fort=czech-heavy
hex 2726 Czechoslovakia rough
hex 2727 Czechoslovakia rough
hex 2728 Czechoslovakia mountain
hex 2729 Czechoslovakia mountain
hex 2730 Czechoslovakia rough
hex 2731 Czechoslovakia broken
hex 2732 Hungary        broken
hex 2733 Hungary        clear
hex 2734 Hungary        clear
hex 2801 -              sea
hex 2802 -              clear
hex 2803 -              clear
hex 2804 -              clear
hex 2805 -              sea
hex 2806 -              sea
hex 2807 -              sea
hex 2808 Germany        clear
hex 2809 -              sea
hex 2810 Germany        clear
hex 2811 Germany        woods
hex 2812 Germany        clear    city="Stettin" port vp=2
hex 2813 Germany        clear
hex 2814 Germany        clear
hex 2815 Germany        clear
hex 2816 Germany        clear
hex 2817 Poland         clear
hex 2818 Poland         clear
hex 2819 Germany        clear
hex 2820 Germany        clear
hex 2821 Germany        clear    city="Breslau" vp=2 !city
hex 2822 Germany        clear
hex 2823 Germany        clear
hex 2824 Germany        clear
hex 2825 Czechoslovakia clear    city="Ostrava" vp=2
hex 2826 Czechoslovakia rough
hex 2827 Czechoslovakia rough    blackdot="Zilina"
hex 2828 Czechoslovakia mountain
hex 2829 Czechoslovakia mountain
hex 2830 Czechoslovakia rough
hex 2831 Hungary        broken
hex 2832 Hungary        rough
hex 2833 Hungary        clear
hex 2901 -              sea
hex 2902 -              sea
hex 2903 -              clear
hex 2904 -              clear
hex 2905 -              clear
hex 2906 -              sea
hex 2907 -              sea
hex 2908 -              sea
hex 2909 -              sea
hex 2910 -              sea
hex 2911 Germany        clear
hex 2912 Germany        clear
hex 2913 Germany        clear
hex 2914 Germany        clear
hex 2915 Germany        clear
hex 2916 Poland         woods
hex 2917 Poland         clear
hex 2918 Poland         clear
hex 2919 Poland         clear
hex 2920 Poland         clear
hex 2921 Germany        clear
hex 2922 Germany        clear
hex 2923 Germany        clear    blackdot="Oppeln"
hex 2924 Germany        clear
hex 2925 Germany        clear
hex 2926 Poland         clear
hex 2927 Poland         mountain
hex 2928 Czechoslovakia mountain
hex 2929 Czechoslovakia mountain
hex 2930 Czechoslovakia mountain
hex 2931 Czechoslovakia rough
hex 2932 Hungary        broken
hex 2933 Hungary        broken
hex 2934 Hungary        clear
hex 3001 -              sea
hex 3002 -              sea
hex 3003 -              clear
hex 3004 -              clear
hex 3005 -              clear
hex 3006 -              sea
hex 3007 -              sea
hex 3008 -              sea
hex 3009 -              sea
hex 3010 -              sea
hex 3011 Germany        clear
hex 3012 Germany        clear
hex 3013 Germany        clear
hex 3014 Germany        woods
hex 3015 Germany        woods
hex 3016 Poland         clear
hex 3017 Poland         clear    city="Poznan" vp=1
hex 3018 Poland         clear
hex 3019 Poland         clear
hex 3020 Poland         clear
hex 3021 Poland         clear
hex 3022 Germany        clear
hex 3023 Germany        clear
hex 3024 Germany        clear
hex 3025 Poland         clear    city="Katowice" vp=1
hex 3026 Poland         rough
hex 3027 Poland         mountain
hex 3028 Czechoslovakia mountain
hex 3029 Czechoslovakia mountain
hex 3030 Czechoslovakia mountain
hex 3031 Czechoslovakia broken
hex 3032 Hungary        rough    city="Miskolc" vp=1
hex 3033 Hungary        clear
hex 3101 -              clear
hex 3102 -              clear
hex 3103 -              clear
hex 3104 -              woods
hex 3105 -              clear
hex 3106 -              clear
hex 3107 -              sea
hex 3108 -              sea
hex 3109 -              sea
hex 3110 -              sea
hex 3111 -              sea
hex 3112 Germany        clear
hex 3113 Germany        clear
hex 3114 Germany        clear
hex 3115 Germany        clear
hex 3116 Poland         clear
hex 3117 Poland         clear
hex 3118 Poland         clear
hex 3119 Poland         clear
hex 3120 Poland         clear
hex 3121 Poland         clear
hex 3122 Poland         clear
hex 3123 Poland         clear
hex 3124 Poland         clear
hex 3125 Poland         clear
hex 3126 Poland         clear
hex 3127 Poland         rough
hex 3128 Poland         rough
hex 3129 Czechoslovakia mountain
hex 3130 Czechoslovakia mountain
hex 3131 Czechoslovakia mountain
hex 3132 Hungary        broken
hex 3133 Romania        clear    !region
hex 3134 Romania        clear    !region
hex 3201 -              woods
hex 3202 -              woods
hex 3203 -              woods
hex 3204 -              woods
hex 3205 -              clear
hex 3206 -              sea
hex 3207 -              sea
hex 3208 -              clear
hex 3209 -              sea
hex 3210 -              sea
hex 3211 -              sea
hex 3212 Germany        clear
hex 3213 Germany        clear
hex 3214 Germany        clear
hex 3215 Germany        clear
hex 3216 Poland         clear
hex 3217 Poland         clear
hex 3218 Poland         clear
hex 3219 Poland         clear
hex 3220 Poland         clear
hex 3221 Poland         clear
hex 3222 Poland         clear
hex 3223 Poland         clear
hex 3224 Poland         clear
hex 3225 Poland         clear
hex 3226 Poland         clear    city="Krakow" vp=1 !city
hex 3227 Poland         rough
hex 3228 Poland         mountain
hex 3229 Czechoslovakia rough
hex 3230 Czechoslovakia mountain
hex 3231 Czechoslovakia rough    city="Kosice" vp=1
hex 3232 Hungary        rough
hex 3233 Romania        clear    !region
hex 3301 -              woods
hex 3302 -              woods
hex 3303 -              woods
hex 3304 -              woods
hex 3305 -              woods
hex 3306 -              sea
hex 3307 -              sea
hex 3308 -              sea
hex 3309 -              sea
hex 3310 -              sea
hex 3311 -              sea
hex 3312 Germany        clear
hex 3313 Germany        woods
hex 3314 Germany        woods
hex 3315 Germany        clear
hex 3316 Poland         clear
hex 3317 Poland         clear
hex 3318 Poland         clear
hex 3319 Poland         clear
hex 3320 Poland         clear
hex 3321 Poland         clear
hex 3322 Poland         clear
hex 3323 Poland         clear
hex 3324 Poland         clear
hex 3325 Poland         clear
hex 3326 Poland         clear
hex 3327 Poland         clear
hex 3328 Poland         rough
hex 3329 Poland         rough
hex 3330 Czechoslovakia mountain
hex 3331 Czechoslovakia rough
hex 3332 Czechoslovakia rough
hex 3333 Czechoslovakia clear
hex 3334 Czechoslovakia clear
hex 3401 -              woods
hex 3402 -              woods
hex 3403 -              woods
hex 3404 -              woods
hex 3405 -              woods
hex 3406 -              sea
hex 3407 -              sea
hex 3408 -              sea
hex 3409 -              sea
hex 3410 -              sea
hex 3411 Germany        clear
hex 3412 Germany        clear
hex 3413 Germany        woods
hex 3414 Poland         clear
hex 3415 Poland         clear
hex 3416 Poland         clear
hex 3417 Poland         clear    city="Torun" vp=1
hex 3418 Poland         clear
hex 3419 Poland         clear
hex 3420 Poland         clear
hex 3421 Poland         clear    city="Lodz" vp=1
hex 3422 Poland         clear
hex 3423 Poland         clear
hex 3424 Poland         clear
hex 3425 Poland         clear
hex 3426 Poland         clear
hex 3427 Poland         clear
hex 3428 Poland         broken
hex 3429 Poland         rough
hex 3430 Czechoslovakia rough
hex 3431 Czechoslovakia rough
hex 3432 Czechoslovakia clear    blackdot="Uzhorod"
hex 3433 Czechoslovakia clear
hex 3501 -              woods
hex 3502 -              woods
hex 3503 -              woods
hex 3504 -              woods
hex 3505 -              woods
hex 3506 -              woods
hex 3507 -              sea
hex 3508 -              sea
hex 3509 -              sea
hex 3510 -              sea
hex 3511 -              sea
hex 3512 Germany        clear
hex 3513 Germany        woods
hex 3514 Poland         woods
hex 3515 Poland         woods
hex 3516 Poland         clear
hex 3517 Poland         clear
hex 3518 Poland         clear
hex 3519 Poland         clear
hex 3520 Poland         clear
hex 3521 Poland         clear
hex 3522 Poland         clear
hex 3523 Poland         clear
hex 3524 Poland         woods
hex 3525 Poland         broken   blackdot="Kielce"
hex 3526 Poland         clear
hex 3527 Poland         clear
hex 3528 Poland         clear
hex 3529 Poland         broken
hex 3530 Poland         rough
hex 3531 Czechoslovakia rough
hex 3532 Czechoslovakia mountain
hex 3533 Czechoslovakia rough
hex 3534 Czechoslovakia clear
hex 3601 -              woods
hex 3602 -              woods
hex 3603 -              woods
hex 3604 -              woods
hex 3605 -              woods
hex 3606 -              woods
hex 3607 -              sea
hex 3608 -              sea
hex 3609 -              sea
hex 3610 -              sea
hex 3611 -              sea
hex 3612 Germany        clear
hex 3613 Poland         clear
hex 3614 Poland         clear
hex 3615 Poland         clear
hex 3616 Poland         clear
hex 3617 Poland         clear
hex 3618 Poland         clear
hex 3619 Poland         clear
hex 3620 Poland         clear
hex 3621 Poland         clear
hex 3622 Poland         clear
hex 3623 Poland         clear
hex 3624 Poland         clear
hex 3625 Poland         clear
hex 3626 Poland         clear
hex 3627 Poland         clear
hex 3628 Poland         clear
hex 3629 Poland         broken
hex 3630 Poland         rough
hex 3631 Poland         mountain
hex 3632 Czechoslovakia mountain
hex 3633 Czechoslovakia mountain
hex 3701 -              woods
hex 3702 -              woods
hex 3703 -              woods
hex 3704 -              woods
hex 3705 -              woods
hex 3706 -              clear
hex 3707 -              sea
hex 3708 -              sea
hex 3709 -              sea
hex 3710 -              sea
hex 3711 -              sea
hex 3712 Poland         clear
hex 3713 Poland         clear    city="Gdynia" port vp=1
hex 3714 Danzig         clear    city="Danzig" capital port vp=2 !region,city,capital
hex 3715 Germany        clear    east-prussia
hex 3716 Germany        clear    east-prussia
hex 3717 Poland         clear
hex 3718 Poland         clear
hex 3719 Poland         clear
hex 3720 Poland         clear
hex 3721 Poland         clear
hex 3722 Poland         clear
hex 3723 Poland         clear
hex 3724 Poland         clear
hex 3725 Poland         clear
hex 3726 Poland         clear
hex 3727 Poland         clear
hex 3728 Poland         clear
hex 3729 Poland         clear
hex 3730 Poland         broken   blackdot="Przemysl"
hex 3731 Poland         rough
hex 3732 Poland         rough
hex 3733 Poland         rough
hex 3734 Czechoslovakia mountain
hex 3801 -              woods
hex 3802 -              woods
hex 3803 -              woods
hex 3804 -              woods
hex 3805 -              clear
hex 3806 -              sea
hex 3807 -              sea
hex 3808 -              sea
hex 3809 -              sea
hex 3810 -              sea
hex 3811 -              sea
hex 3812 -              sea
hex 3813 -              sea
hex 3814 Germany        clear    east-prussia
hex 3815 Germany        clear    east-prussia
hex 3816 Germany        clear    east-prussia
hex 3817 Germany        clear    east-prussia
hex 3818 Poland         clear
hex 3819 Poland         clear
hex 3820 Poland         clear
hex 3821 Poland         clear    city="Warsaw" capital vp=4 !city,capital
hex 3822 Poland         clear
hex 3823 Poland         clear
hex 3824 Poland         clear
hex 3825 Poland         clear
hex 3826 Poland         clear
hex 3827 Poland         swamp
hex 3828 Poland         clear
hex 3829 Poland         clear
hex 3830 Poland         clear
hex 3831 Poland         clear
hex 3832 Poland         rough
hex 3833 Poland         mountain
hex 3901 -              woods
hex 3902 -              woods
hex 3903 -              woods
hex 3904 -              woods
hex 3905 -              clear
hex 3906 -              sea
hex 3907 -              sea
hex 3908 -              sea
hex 3909 -              sea
hex 3910 -              sea
hex 3911 -              sea
hex 3912 -              sea
hex 3913 -              sea
hex 3914 -              sea
hex 3915 Germany        clear    east-prussia
hex 3916 Germany        clear    east-prussia
hex 3917 Germany        woods    blackdot="Allenstein" east-prussia
hex 3918 Germany        clear    east-prussia
hex 3919 Poland         clear
hex 3920 Poland         clear
hex 3921 Poland         clear
hex 3922 Poland         clear
hex 3923 Poland         clear
hex 3924 Poland         clear
hex 3925 Poland         clear
hex 3926 Poland         clear    city="Lublin" vp=1
hex 3927 Poland         clear
hex 3928 Poland         clear
hex 3929 Poland         clear
hex 3930 Poland         clear
hex 3931 Poland         clear
hex 3932 Poland         clear
hex 3933 Poland         clear
hex 3934 Poland         rough
hex 4001 -              woods
hex 4002 -              woods
hex 4003 -              sea
hex 4004 -              sea
hex 4005 -              sea
hex 4006 -              sea
hex 4007 -              sea
hex 4008 -              sea
hex 4009 -              sea
hex 4010 -              sea
hex 4011 -              sea
hex 4012 -              sea
hex 4013 Germany        clear    east-prussia
hex 4014 Germany        clear    east-prussia
hex 4015 Germany        clear    east-prussia
hex 4016 Germany        clear    east-prussia
hex 4017 Germany        woods    east-prussia
hex 4018 Poland         clear
hex 4019 Poland         clear
hex 4020 Poland         clear
hex 4021 Poland         clear
hex 4022 Poland         clear
hex 4023 Poland         clear
hex 4024 Poland         clear
hex 4025 Poland         clear
hex 4026 Poland         clear
hex 4027 Poland         clear
hex 4028 Poland         clear
hex 4029 Poland         clear
hex 4030 Poland         clear
hex 4031 Poland         clear    city="Lvov" vp=1
hex 4032 Poland         clear
hex 4033 Poland         clear
hex 4101 -              woods
hex 4102 -              woods
hex 4103 -              sea
hex 4104 -              sea
hex 4105 -              sea
hex 4106 -              clear
hex 4107 -              sea
hex 4108 -              sea
hex 4109 -              sea
hex 4110 -              sea
hex 4111 -              sea
hex 4112 -              sea
hex 4113 Germany        clear    east-prussia
hex 4114 Germany        clear    city="Konigsberg" port vp=2 east-prussia !city
hex 4115 Germany        clear    east-prussia
hex 4116 Germany        clear    east-prussia
hex 4117 Germany        clear    east-prussia
hex 4118 Germany        woods    east-prussia
hex 4119 Poland         clear
hex 4120 Poland         clear
hex 4121 Poland         clear
hex 4122 Poland         clear
hex 4123 Poland         clear
hex 4124 Poland         clear
hex 4125 Poland         clear
hex 4126 Poland         clear
hex 4127 Poland         clear
hex 4128 Poland         clear
hex 4129 Poland         clear
hex 4130 Poland         clear
hex 4131 Poland         clear
hex 4132 Poland         clear
hex 4133 Poland         broken
hex 4134 Poland         clear
hex 4201 -              sea
hex 4202 -              sea
hex 4203 -              sea
hex 4204 -              clear
hex 4205 -              clear
hex 4206 -              sea
hex 4207 -              sea
hex 4208 -              sea
hex 4209 -              sea
hex 4210 -              sea
hex 4211 -              sea
hex 4212 -              sea
hex 4213 Germany        clear    east-prussia
hex 4214 Germany        clear    east-prussia
hex 4215 Germany        clear    east-prussia
hex 4216 Germany        clear    east-prussia
hex 4217 Germany        woods    east-prussia
hex 4218 Germany        clear    east-prussia
hex 4219 Poland         clear
hex 4220 Poland         clear
hex 4221 Poland         clear
hex 4222 Poland         clear
hex 4223 Poland         clear
hex 4224 Poland         clear
hex 4225 Poland         clear
hex 4226 Poland         clear
hex 4227 Poland         clear
hex 4228 Poland         clear
hex 4229 Poland         clear
hex 4230 Poland         clear
hex 4231 Poland         clear
hex 4232 Poland         clear
hex 4233 Poland         clear
hex 4301 -              sea
hex 4302 -              sea
hex 4303 -              sea
hex 4304 -              clear
hex 4305 -              woods
hex 4306 -              sea
hex 4307 -              sea
hex 4308 -              sea
hex 4309 -              sea
hex 4310 -              sea
hex 4311 -              sea
hex 4312 -              sea
hex 4313 Germany        clear    east-prussia
hex 4314 Germany        clear    east-prussia
hex 4315 Germany        clear    east-prussia
hex 4316 Germany        clear    east-prussia
hex 4317 Germany        clear    east-prussia
hex 4318 Germany        clear    east-prussia
hex 4319 Poland         clear
hex 4320 Poland         clear
hex 4321 Poland         clear    city="Bialystok" vp=1
hex 4322 Poland         clear
hex 4323 Poland         clear
hex 4324 Poland         clear    city="Brest" vp=1
hex 4325 Poland         swamp
hex 4326 Poland         swamp
hex 4327 Poland         clear
hex 4328 Poland         clear
hex 4329 Poland         clear
hex 4330 Poland         clear
hex 4331 Poland         clear
hex 4332 Poland         clear
hex 4333 Poland         clear    blackdot="Tarnopol"
hex 4334 Poland         clear
hex 4401 -              sea
hex 4402 -              sea
hex 4403 -              sea
hex 4404 -              woods
hex 4405 -              sea
hex 4406 -              sea
hex 4407 -              sea
hex 4408 -              sea
hex 4409 -              sea
hex 4410 -              sea
hex 4411 Lithuania      clear    city="Memel" port vp=1
hex 4412 Lithuania      clear
hex 4413 Lithuania      clear
hex 4414 Germany        clear    blackdot="Tilsit" east-prussia
hex 4415 Germany        clear    east-prussia
hex 4416 Germany        woods    east-prussia
hex 4417 Germany        clear    east-prussia
hex 4418 Poland         clear
hex 4419 Poland         clear
hex 4420 Poland         clear
hex 4421 Poland         clear
hex 4422 Poland         woods
hex 4423 Poland         clear
hex 4424 Poland         swamp
hex 4425 Poland         swamp
hex 4426 Poland         swamp
hex 4427 Poland         clear
hex 4428 Poland         clear
hex 4429 Poland         clear
hex 4430 Poland         clear
hex 4431 Poland         clear
hex 4432 Poland         clear
hex 4433 Poland         clear
hex 4501 -              sea
hex 4502 -              sea
hex 4503 -              sea
hex 4504 -              sea
hex 4505 -              sea
hex 4506 -              sea
hex 4507 -              sea
hex 4508 -              sea
hex 4509 -              sea
hex 4510 Latvia         woods
hex 4511 Lithuania      clear
hex 4512 Lithuania      clear
hex 4513 Lithuania      clear
hex 4514 Lithuania      clear
hex 4515 Germany        clear    east-prussia
hex 4516 Germany        clear    east-prussia
hex 4517 Lithuania      clear
hex 4518 Poland         clear
hex 4519 Poland         woods
hex 4520 Poland         clear
hex 4521 Poland         clear
hex 4522 Poland         clear
hex 4523 Poland         clear
hex 4524 Poland         clear
hex 4525 Poland         clear
hex 4526 Poland         swamp
hex 4527 Poland         swamp
hex 4528 Poland         woods
hex 4529 Poland         clear
hex 4530 Poland         clear
hex 4531 Poland         clear
hex 4532 Poland         clear
hex 4533 "Soviet Union" clear
hex 4534 "Soviet Union" clear    rail-edge
hex 4601 -              sea
hex 4602 -              sea
hex 4603 -              sea
hex 4604 -              sea
hex 4605 -              sea
hex 4606 -              sea
hex 4607 -              sea
hex 4608 -              sea
hex 4609 Latvia         clear
hex 4610 Latvia         clear
hex 4611 Lithuania      clear
hex 4612 Lithuania      clear
hex 4613 Lithuania      clear
hex 4614 Lithuania      clear
hex 4615 Lithuania      clear
hex 4616 Lithuania      clear
hex 4617 Lithuania      clear
hex 4618 Lithuania      clear
hex 4619 Poland         clear    blackdot="Grodno"
hex 4620 Poland         clear
hex 4621 Poland         clear
hex 4622 Poland         clear
hex 4623 Poland         clear
hex 4624 Poland         clear
hex 4625 Poland         swamp
hex 4626 Poland         swamp
hex 4627 Poland         swamp
hex 4628 Poland         clear
hex 4629 Poland         clear
hex 4630 Poland         clear    blackdot="Rovno"
hex 4631 Poland         clear
hex 4632 "Soviet Union" clear
hex 4633 "Soviet Union" clear
hex 4701 -              sea
hex 4702 -              sea
hex 4703 -              sea
hex 4704 -              sea
hex 4705 -              sea
hex 4706 -              sea
hex 4707 -              sea
hex 4708 Latvia         clear
hex 4709 Latvia         woods
hex 4710 Latvia         woods
hex 4711 Lithuania      clear
hex 4712 Lithuania      clear
hex 4713 Lithuania      clear
hex 4714 Lithuania      clear
hex 4715 Lithuania      clear
hex 4716 Lithuania      clear
hex 4717 Lithuania      clear
hex 4718 Lithuania      clear
hex 4719 Lithuania      woods
hex 4720 Poland         woods
hex 4721 Poland         clear
hex 4722 Poland         clear
hex 4723 Poland         clear
hex 4724 Poland         clear
hex 4725 Poland         clear
hex 4726 Poland         swamp
hex 4727 Poland         swamp
hex 4728 Poland         swamp
hex 4729 Poland         clear
hex 4730 Poland         clear
hex 4731 Poland         clear
hex 4732 "Soviet Union" clear
hex 4733 "Soviet Union" clear
hex 4734 "Soviet Union" clear
hex 4801 -              sea
hex 4802 -              sea
hex 4803 -              sea
hex 4804 -              sea
hex 4805 -              sea
hex 4806 -              sea
hex 4807 Latvia         woods
hex 4808 Latvia         woods
hex 4809 Latvia         woods
hex 4810 Latvia         woods
hex 4811 Latvia         clear
hex 4812 Lithuania      clear
hex 4813 Lithuania      clear
hex 4814 Lithuania      clear
hex 4815 Lithuania      clear
hex 4816 Lithuania      clear    city="Kaunas" capital vp=1
hex 4817 Lithuania      clear
hex 4818 Lithuania      woods
hex 4819 Poland         woods
hex 4820 Poland         clear
hex 4821 Poland         clear
hex 4822 Poland         clear
hex 4823 Poland         woods
hex 4824 Poland         woods
hex 4825 Poland         swamp
hex 4826 Poland         swamp    blackdot="Pinsk"
hex 4827 Poland         swamp
hex 4828 Poland         swamp
hex 4829 Poland         woods
hex 4830 Poland         woods
hex 4831 "Soviet Union" clear
hex 4832 "Soviet Union" clear
hex 4833 "Soviet Union" clear
hex 4901 -              sea
hex 4902 -              sea
hex 4903 -              sea
hex 4904 -              sea
hex 4905 -              sea
hex 4906 -              sea
hex 4907 -              sea
hex 4908 Latvia         woods
hex 4909 Latvia         woods
hex 4910 Latvia         clear
hex 4911 Latvia         clear
hex 4912 Latvia         clear
hex 4913 Lithuania      clear
hex 4914 Lithuania      clear
hex 4915 Lithuania      clear
hex 4916 Lithuania      clear
hex 4917 Lithuania      clear
hex 4918 Poland         woods
hex 4919 Poland         woods
hex 4920 Poland         clear
hex 4921 Poland         clear
hex 4922 Poland         clear
hex 4923 Poland         clear    blackdot="Baranovichi"
hex 4924 Poland         clear
hex 4925 Poland         woods
hex 4926 Poland         swamp
hex 4927 Poland         swamp
hex 4928 Poland         swamp
hex 4929 Poland         swamp
hex 4930 "Soviet Union" woods
hex 4931 "Soviet Union" clear
hex 4932 "Soviet Union" clear
hex 4933 "Soviet Union" clear
hex 4934 "Soviet Union" clear
hex 5001 -              sea
hex 5002 -              sea
hex 5003 -              sea
hex 5004 -              sea
hex 5005 Estonia        woods
hex 5006 Estonia        woods
hex 5007 -              sea
hex 5008 Latvia         woods
hex 5009 Latvia         woods
hex 5010 Latvia         woods
hex 5011 Latvia         clear
hex 5012 Latvia         clear
hex 5013 Lithuania      clear
hex 5014 Lithuania      clear
hex 5015 Lithuania      clear
hex 5016 Lithuania      clear
hex 5017 Poland         clear
hex 5018 Poland         clear    city="Vilna" vp=1
hex 5019 Poland         clear
hex 5020 Poland         clear
hex 5021 Poland         clear
hex 5022 Poland         clear
hex 5023 Poland         clear
hex 5024 Poland         clear
hex 5025 Poland         woods
hex 5026 Poland         swamp
hex 5027 Poland         swamp
hex 5028 "Soviet Union" swamp
hex 5029 "Soviet Union" woods
hex 5030 "Soviet Union" woods
hex 5031 "Soviet Union" clear
hex 5032 "Soviet Union" clear
hex 5033 "Soviet Union" clear    city="Zhitomir" vp=1 rail-edge
hex 5101 -              sea
hex 5102 -              sea
hex 5103 -              sea
hex 5104 -              sea
hex 5105 Estonia        woods
hex 5106 Estonia        woods
hex 5107 -              sea
hex 5108 -              sea
hex 5109 -              sea
hex 5110 -              sea
hex 5111 Latvia         woods    city="Riga" capital port
hex 5112 Latvia         clear
hex 5113 Latvia         clear
hex 5114 Lithuania      clear
hex 5115 Lithuania      clear
hex 5116 Lithuania      clear
hex 5117 Lithuania      clear
hex 5118 Poland         woods
hex 5119 Poland         clear
hex 5120 Poland         clear
hex 5121 Poland         woods
hex 5122 Poland         swamp
hex 5123 Poland         clear
hex 5124 "Soviet Union" clear
hex 5125 "Soviet Union" clear
hex 5126 "Soviet Union" clear
hex 5127 "Soviet Union" swamp
hex 5128 "Soviet Union" swamp
hex 5129 "Soviet Union" swamp
hex 5130 "Soviet Union" woods
hex 5131 "Soviet Union" clear
hex 5132 "Soviet Union" clear    blackdot="Korosten"
hex 5133 "Soviet Union" clear
hex 5134 "Soviet Union" clear
hex 5201 -              sea
hex 5202 -              sea
hex 5203 -              sea
hex 5204 Estonia        woods
hex 5205 Estonia        woods
hex 5206 -              sea
hex 5207 -              sea
hex 5208 -              sea
hex 5209 -              sea
hex 5210 Latvia         woods
hex 5211 Latvia         woods
hex 5212 Latvia         woods
hex 5213 Latvia         woods
hex 5214 Lithuania      clear
hex 5215 Lithuania      clear
hex 5216 Lithuania      clear
hex 5217 Poland         woods
hex 5218 Poland         clear
hex 5219 Poland         clear
hex 5220 Poland         clear
hex 5221 Poland         clear
hex 5222 "Soviet Union" clear
hex 5223 "Soviet Union" clear
hex 5224 "Soviet Union" clear
hex 5225 "Soviet Union" clear
hex 5226 "Soviet Union" clear
hex 5227 "Soviet Union" swamp
hex 5228 "Soviet Union" swamp
hex 5229 "Soviet Union" woods
hex 5230 "Soviet Union" clear
hex 5231 "Soviet Union" clear
hex 5232 "Soviet Union" clear
hex 5233 "Soviet Union" clear
hex 5301 -              sea
hex 5302 -              sea
hex 5303 -              sea
hex 5304 -              sea
hex 5305 Estonia        woods
hex 5306 Estonia        woods
hex 5307 Estonia        woods
hex 5308 -              sea
hex 5309 Latvia         woods
hex 5310 Latvia         woods
hex 5311 Latvia         woods
hex 5312 Latvia         woods
hex 5313 Latvia         woods
hex 5314 Latvia         woods
hex 5315 Lithuania      clear
hex 5316 Lithuania      woods
hex 5317 Poland         clear
hex 5318 Poland         clear
hex 5319 Poland         woods
hex 5320 Poland         clear
hex 5321 Poland         clear
hex 5322 "Soviet Union" clear    city="Minsk" vp=3
hex 5323 "Soviet Union" clear
hex 5324 "Soviet Union" woods
hex 5325 "Soviet Union" clear
hex 5326 "Soviet Union" clear
hex 5327 "Soviet Union" clear
hex 5328 "Soviet Union" swamp
hex 5329 "Soviet Union" swamp
hex 5330 "Soviet Union" woods
hex 5331 "Soviet Union" woods
hex 5332 "Soviet Union" clear
hex 5333 "Soviet Union" clear
hex 5334 "Soviet Union" clear    rail-edge
hex 5401 -              woods
hex 5402 -              sea
hex 5403 -              sea
hex 5404 Estonia        woods
hex 5405 Estonia        woods
hex 5406 Estonia        woods
hex 5407 Estonia        woods
hex 5408 Estonia        woods
hex 5409 Latvia         woods
hex 5410 Latvia         woods
hex 5411 Latvia         woods
hex 5412 Latvia         woods
hex 5413 Latvia         woods
hex 5414 Latvia         woods
hex 5415 Latvia         clear
hex 5416 Latvia         woods
hex 5417 Poland         clear
hex 5418 Poland         clear
hex 5419 Poland         clear
hex 5420 "Soviet Union" clear
hex 5421 "Soviet Union" clear
hex 5422 "Soviet Union" clear
hex 5423 "Soviet Union" clear
hex 5424 "Soviet Union" woods
hex 5425 "Soviet Union" woods
hex 5426 "Soviet Union" woods
hex 5427 "Soviet Union" clear
hex 5428 "Soviet Union" swamp
hex 5429 "Soviet Union" clear
hex 5430 "Soviet Union" woods
hex 5431 "Soviet Union" clear
hex 5432 "Soviet Union" clear
hex 5433 "Soviet Union" clear    city="Kiev" vp=4
hex 5501 -              woods
hex 5502 -              woods
hex 5503 -              sea
hex 5504 Estonia        woods
hex 5505 Estonia        woods
hex 5506 Estonia        woods
hex 5507 Estonia        woods
hex 5508 Estonia        woods
hex 5509 Latvia         woods
hex 5510 Latvia         woods
hex 5511 Latvia         woods
hex 5512 Latvia         woods
hex 5513 Latvia         woods
hex 5514 Latvia         woods
hex 5515 Latvia         clear
hex 5516 Latvia         woods
hex 5517 Poland         woods
hex 5518 Poland         clear
hex 5519 Poland         clear
hex 5520 "Soviet Union" clear
hex 5521 "Soviet Union" woods
hex 5522 "Soviet Union" clear
hex 5523 "Soviet Union" clear
hex 5524 "Soviet Union" woods
hex 5525 "Soviet Union" woods
hex 5526 "Soviet Union" woods
hex 5527 "Soviet Union" clear
hex 5528 "Soviet Union" clear
hex 5529 "Soviet Union" woods
hex 5530 "Soviet Union" clear
hex 5531 "Soviet Union" clear
hex 5532 "Soviet Union" woods
hex 5533 "Soviet Union" woods
hex 5534 "Soviet Union" clear
hex 5601 -              woods
hex 5602 -              woods
hex 5603 -              sea
hex 5604 Estonia        clear    city="Tallinn" capital port
hex 5605 Estonia        woods
hex 5606 Estonia        woods
hex 5607 Estonia        woods
hex 5608 Estonia        woods
hex 5609 Estonia        woods
hex 5610 Latvia         woods
hex 5611 Latvia         woods
hex 5612 Latvia         woods
hex 5613 Latvia         woods
hex 5614 Latvia         clear
hex 5615 Latvia         woods
hex 5616 Latvia         clear
hex 5617 Poland         clear
hex 5618 Poland         clear
hex 5619 "Soviet Union" woods
hex 5620 "Soviet Union" woods
hex 5621 "Soviet Union" woods
hex 5622 "Soviet Union" woods
hex 5623 "Soviet Union" clear
hex 5624 "Soviet Union" clear
hex 5625 "Soviet Union" clear
hex 5626 "Soviet Union" clear
hex 5627 "Soviet Union" clear
hex 5628 "Soviet Union" clear
hex 5629 "Soviet Union" clear
hex 5630 "Soviet Union" clear
hex 5631 "Soviet Union" clear
hex 5632 "Soviet Union" woods
hex 5633 "Soviet Union" clear
hex 5701 -              woods
hex 5702 -              woods
hex 5703 -              sea
hex 5704 -              sea
hex 5705 Estonia        woods
hex 5706 Estonia        woods
hex 5707 Estonia        clear
hex 5708 Estonia        woods
hex 5709 Estonia        clear
hex 5710 Estonia        woods
hex 5711 Estonia        woods
hex 5712 Latvia         woods
hex 5713 Latvia         woods
hex 5714 Latvia         woods
hex 5715 Latvia         woods
hex 5716 Latvia         woods
hex 5717 "Soviet Union" clear
hex 5718 "Soviet Union" clear
hex 5719 "Soviet Union" woods
hex 5720 "Soviet Union" clear
hex 5721 "Soviet Union" clear
hex 5722 "Soviet Union" clear
hex 5723 "Soviet Union" woods
hex 5724 "Soviet Union" woods
hex 5725 "Soviet Union" woods
hex 5726 "Soviet Union" clear
hex 5727 "Soviet Union" clear
hex 5728 "Soviet Union" clear
hex 5729 "Soviet Union" clear
hex 5730 "Soviet Union" clear
hex 5731 "Soviet Union" clear
hex 5732 "Soviet Union" clear
hex 5733 "Soviet Union" clear
hex 5734 "Soviet Union" clear
hex 5801 -              woods
hex 5802 -              woods
hex 5803 -              sea
hex 5804 Estonia        woods
hex 5805 Estonia        woods
hex 5806 Estonia        clear
hex 5807 Estonia        woods
hex 5808 Estonia        clear
hex 5809 Estonia        woods
hex 5810 Estonia        woods
hex 5811 Estonia        woods
hex 5812 Latvia         woods
hex 5813 Latvia         clear
hex 5814 Latvia         woods
hex 5815 "Soviet Union" woods
hex 5816 "Soviet Union" woods
hex 5817 "Soviet Union" woods
hex 5818 "Soviet Union" woods    blackdot="Polotsk"
hex 5819 "Soviet Union" woods
hex 5820 "Soviet Union" clear
hex 5821 "Soviet Union" clear
hex 5822 "Soviet Union" clear
hex 5823 "Soviet Union" clear
hex 5824 "Soviet Union" clear
hex 5825 "Soviet Union" clear
hex 5826 "Soviet Union" clear
hex 5827 "Soviet Union" clear
hex 5828 "Soviet Union" clear    city="Gomel" vp=1
hex 5829 "Soviet Union" clear
hex 5830 "Soviet Union" clear
hex 5831 "Soviet Union" clear
hex 5832 "Soviet Union" clear
hex 5833 "Soviet Union" clear
hex 5901 -              woods
hex 5902 -              woods
hex 5903 -              sea
hex 5904 -              sea
hex 5905 Estonia        woods
hex 5906 Estonia        clear
hex 5907 Estonia        woods
hex 5908 Estonia        woods
hex 5909 Estonia        woods
hex 5910 Estonia        woods
hex 5911 Estonia        woods
hex 5912 "Soviet Union" clear
hex 5913 "Soviet Union" clear
hex 5914 "Soviet Union" woods
hex 5915 "Soviet Union" woods
hex 5916 "Soviet Union" woods
hex 5917 "Soviet Union" woods
hex 5918 "Soviet Union" woods
hex 5919 "Soviet Union" woods
hex 5920 "Soviet Union" clear
hex 5921 "Soviet Union" clear
hex 5922 "Soviet Union" clear
hex 5923 "Soviet Union" clear
hex 5924 "Soviet Union" clear    city="Mogilev" vp=1
hex 5925 "Soviet Union" clear
hex 5926 "Soviet Union" clear
hex 5927 "Soviet Union" clear
hex 5928 "Soviet Union" clear
hex 5929 "Soviet Union" clear
hex 5930 "Soviet Union" clear
hex 5931 "Soviet Union" clear
hex 5932 "Soviet Union" clear
hex 5933 "Soviet Union" clear
hex 5934 "Soviet Union" clear
hex 6001 -              woods
hex 6002 -              woods
hex 6003 -              sea
hex 6004 -              sea
hex 6005 Estonia        clear
hex 6006 Estonia        woods
hex 6007 Estonia        woods
hex 6008 -              lake
hex 6009 "Soviet Union" woods
hex 6010 "Soviet Union" woods
hex 6011 "Soviet Union" clear
hex 6012 "Soviet Union" clear
hex 6013 "Soviet Union" woods
hex 6014 "Soviet Union" woods
hex 6015 "Soviet Union" woods
hex 6016 "Soviet Union" woods
hex 6017 "Soviet Union" woods
hex 6018 "Soviet Union" woods
hex 6019 "Soviet Union" woods
hex 6020 "Soviet Union" clear    city="Vitebsk" vp=2
hex 6021 "Soviet Union" woods
hex 6022 "Soviet Union" clear
hex 6023 "Soviet Union" clear
hex 6024 "Soviet Union" clear
hex 6025 "Soviet Union" clear
hex 6026 "Soviet Union" clear
hex 6027 "Soviet Union" clear
hex 6028 "Soviet Union" clear
hex 6029 "Soviet Union" clear
hex 6030 "Soviet Union" clear
hex 6031 "Soviet Union" clear
hex 6032 "Soviet Union" clear
hex 6033 "Soviet Union" clear
hex 6101 -              woods
hex 6102 -              woods
hex 6103 -              woods
hex 6104 -              sea
hex 6105 -              sea
hex 6106 Estonia        clear
hex 6107 Estonia        woods
hex 6108 "Soviet Union" woods
hex 6109 "Soviet Union" woods
hex 6110 "Soviet Union" woods
hex 6111 "Soviet Union" woods
hex 6112 "Soviet Union" woods    rail-edge
hex 6113 "Soviet Union" woods
hex 6114 "Soviet Union" woods
hex 6115 "Soviet Union" woods
hex 6116 "Soviet Union" woods
hex 6117 "Soviet Union" woods    rail-edge
hex 6118 "Soviet Union" woods
hex 6119 "Soviet Union" woods
hex 6120 "Soviet Union" clear
hex 6121 "Soviet Union" clear    rail-edge
hex 6122 "Soviet Union" clear
hex 6123 "Soviet Union" clear    rail-edge
hex 6124 "Soviet Union" clear
hex 6125 "Soviet Union" clear    rail-edge
hex 6126 "Soviet Union" clear
hex 6127 "Soviet Union" clear
hex 6128 "Soviet Union" clear
hex 6129 "Soviet Union" clear    rail-edge
hex 6130 "Soviet Union" clear
hex 6131 "Soviet Union" clear
hex 6132 "Soviet Union" clear
hex 6133 "Soviet Union" clear
hex 6134 "Soviet Union" clear    rail-edge

side 0107/0108 river name="Scheldt"
side 0107/0207 river name="Scheldt"
side 0112/0113 river name="Meuse"
side 0112/0212 river name="Meuse"
side 0114/0214 river name="Moselle"
side 0115/0214 river name="Moselle"
side 0115/0215 river name="Moselle"
side 0116/0215 river name="Moselle"
side 0116/0216 river name="Moselle"
side 0117/0216 river name="Moselle"
side 0127/0128 river name="Po"
side 0128/0227 river name="Po"
side 0128/0228 river name="Po"
side 0129/0228 river name="Po"
side 0206/0207 river name="Scheldt"
side 0206/0307 river name="Scheldt"
side 0209/0310 river name="Meuse"
side 0210/0310 river name="Meuse"
side 0210/0311 river name="Meuse"
side 0211/0212 river name="Meuse"
side 0211/0311 river name="Meuse"
side 0211/0312 river name="Meuse"
side 0213/0214 river name="Moselle"
side 0213/0314 river name="Moselle"
side 0218/0319 river name="Rhine"
side 0219/0319 river name="Rhine"
side 0228/0229 river name="Po"
side 0229/0329 river name="Po"
side 0306/0307 river name="Scheldt"
side 0306/0406 river name="Scheldt"
side 0309/0310 river name="Meuse"
side 0309/0409 river name="Meuse"
side 0313/0314 river name="Moselle"
side 0313/0413 river name="Moselle"
side 0318/0319 river name="Rhine"
side 0318/0418 river name="Rhine"
side 0319/0320 river name="Rhine"
side 0320/0419 river name="Rhine"
side 0329/0330 river name="Po"
side 0330/0429 river name="Po"
side 0404/0504 river name="Scheldt"
side 0404/0505 river name="Scheldt"
side 0405/0406 river name="Scheldt"
side 0405/0505 river name="Scheldt"
side 0405/0506 river name="Scheldt"
side 0408/0409 river name="Meuse"
side 0408/0509 river name="Meuse"
side 0412/0413 river name="Moselle"
side 0412/0513 river name="Moselle"
side 0414/0515 river name="Saar"
side 0415/0515 river name="Saar"
side 0415/0516 river name="Saar"
side 0417/0418 river name="Rhine"
side 0417/0518 river name="Rhine"
side 0419/0420 river name="Rhine"
side 0420/0520 river name="Rhine"
side 0424/0525 river name="Inn"
side 0429/0430 river name="Po"
side 0430/0530 river name="Po"
side 0504/0604 river name="Meuse"
side 0505/0604 river name="Meuse"
side 0508/0509 river name="Meuse"
side 0509/0608 river name="Meuse"
side 0512/0513 river name="Moselle"
side 0512/0612 river name="Moselle"
side 0513/0612 river name="Saar"
side 0513/0613 river name="Saar"
side 0514/0515 river name="Saar"
side 0514/0613 river name="Saar"
side 0514/0614 river name="Saar"
side 0517/0518 river name="Rhine"
side 0517/0617 river name="Rhine"
side 0520/0521 river name="Rhine"
side 0520/0619 river name="Danube"
side 0521/0620 river name="Rhine"
side 0522/0622 river name="Rhine"
side 0523/0524 river name="Rhine"
side 0523/0622 river name="Rhine"
side 0523/0623 river name="Rhine"
side 0524/0525 river name="Inn"
side 0524/0624 river name="Inn"
side 0528/0628 river name="Adige"
side 0529/0628 river name="Adige"
side 0529/0629 river name="Adige"
side 0530/0531 river name="Po"
side 0530/0629 river name="Adige"
side 0531/0630 river name="Po"
side 0604/0605 river name="Meuse"
side 0604/0704 river name="Rhine"
side 0605/0705 river name="Meuse"
side 0608/0609 river name="Meuse"
side 0608/0709 river name="Meuse"
side 0611/0612 river name="Moselle"
side 0612/0712 river name="Moselle"
side 0616/0617 river name="Rhine"
side 0616/0717 river name="Rhine"
side 0618/0619 river name="Neckar"
side 0618/0719 river name="Neckar"
side 0619/0620 river name="Danube"
side 0619/0720 river name="Danube"
side 0620/0621 river name="Rhine"
side 0621/0622 river name="Rhine"
side 0621/0721 river name="Rhine"
side 0621/0722 river name="Rhine"
side 0623/0624 river name="Inn"
side 0624/0724 river name="Inn"
side 0625/0725 river name="Adige"
side 0626/0727 river name="Adige"
side 0627/0628 river name="Adige"
side 0627/0727 river name="Adige"
side 0627/0728 river name="Adige"
side 0629/0630 river name="Adige"
side 0630/0631 river name="Po"
side 0630/0730 river name="Adige"
side 0631/0731 river name="Po"
side 0631/0732 river name="Po"
side 0632/0732 river name="Po"
side 0704/0705 river name="Rhine"
side 0705/0706 river name="Meuse"
side 0705/0804 river name="Rhine"
side 0706/0805 river name="Meuse"
side 0708/0709 river name="Meuse"
side 0708/0808 river name="Meuse"
side 0712/0713 river name="Moselle"
side 0712/0812 river name="Moselle"
side 0715/0815 river name="Rhine"
side 0716/0717 river name="Rhine"
side 0716/0815 river name="Rhine"
side 0716/0816 river name="Rhine"
side 0718/0719 river name="Neckar"
side 0719/0720 river name="Danube"
side 0719/0818 river name="Neckar"
side 0720/0819 river name="Danube"
side 0724/0725 river name="Inn"
side 0724/0824 river name="Inn"
side 0725/0726 river name="Adige"
side 0726/0727 river name="Adige"
side 0726/0825 river name="Adige"
side 0726/0826 river name="Adige"
side 0730/0731 river name="Adige"
side 0731/0830 sea
side 0804/0805 river name="Rhine"
side 0805/0806 river name="Meuse"
side 0805/0905 river name="Rhine"
side 0806/0906 river name="Meuse"
side 0806/0907 river name="Meuse"
side 0807/0808 river name="Meuse"
side 0807/0907 river name="Meuse"
side 0807/0908 river name="Meuse"
side 0810/0911 river name="Rhine"
side 0811/0812 river name="Moselle"
side 0811/0911 river name="Rhine"
side 0811/0912 river name="Rhine"
side 0812/0912 river name="Rhine"
side 0812/0913 river name="Rhine"
side 0813/0913 river name="Rhine"
side 0813/0914 river name="Rhine"
side 0814/0815 river name="Rhine"
side 0814/0914 river name="Rhine"
side 0814/0915 river name="Rhine"
side 0815/0816 river name="Neckar"
side 0816/0916 river name="Neckar"
side 0816/0917 river name="Neckar"
side 0817/0917 river name="Neckar"
side 0817/0918 river name="Neckar"
side 0818/0819 river name="Neckar"
side 0818/0918 river name="Neckar"
side 0818/0919 river name="Neckar"
side 0819/0820 river name="Danube"
side 0820/0920 river name="Danube"
side 0823/0824 river name="Inn"
side 0824/0924 river name="Inn"
side 0824/0925 river name="Inn"
side 0825/0925 river name="Inn"
side 0905/0906 river name="Rhine"
side 0906/1005 river name="Rhine"
side 0906/1006 river name="Rhine"
side 0907/1006 river name="Rhine"
side 0908/1008 river name="Rhine"
side 0909/1008 river name="Rhine"
side 0909/1009 river name="Rhine"
side 0910/0911 river name="Rhine"
side 0910/1009 river name="Rhine"
side 0910/1010 river name="Rhine"
side 0914/0915 river name="Main"
side 0915/1014 river name="Main"
side 0920/0921 river name="Danube"
side 0920/1020 river name="Danube"
side 0924/1024 river name="Isar"
side 0925/0926 river name="Inn"
side 0925/1025 river name="Inn"
side 1003/1004 lake
side 1005/1006 river name="IJssel"
side 1005/1106 river name="IJssel"
side 1006/1007 river name="Rhine"
side 1007/1008 river name="Rhine"
side 1007/1107 river name="Rhine"
side 1007/1108 river name="Rhine"
side 1014/1015 river name="Main"
side 1015/1115 river name="Main"
side 1019/1020 river name="Danube"
side 1020/1120 river name="Danube"
side 1023/1024 river name="Isar"
side 1023/1124 river name="Isar"
side 1024/1025 river name="Inn"
side 1024/1125 river name="Inn"
side 1027/1127 river name="Drava"
side 1105/1106 river name="IJssel"
side 1105/1204 river name="IJssel"
side 1105/1205 river name="IJssel"
side 1115/1116 river name="Main"
side 1116/1215 river name="Main"
side 1120/1121 river name="Danube"
side 1121/1220 river name="Danube"
side 1123/1124 river name="Isar"
side 1123/1223 river name="Isar"
side 1124/1125 river name="Inn"
side 1124/1224 river name="Inn"
side 1127/1128 river name="Drava"
side 1128/1227 river name="Drava"
side 1215/1216 river name="Main"
side 1216/1316 river name="Main"
side 1220/1221 river name="Danube"
side 1221/1321 river name="Danube"
side 1222/1223 river name="Isar"
side 1222/1323 river name="Isar"
side 1223/1224 river name="Inn"
side 1223/1324 river name="Inn"
side 1227/1228 river name="Drava"
side 1228/1328 river name="Drava"
side 1228/1329 river name="Drava"
side 1229/1329 river name="Drava"
side 1230/1330 river name="Sava"
side 1306/1406 river name="Ems"
side 1307/1406 river name="Ems"
side 1307/1407 river name="Ems"
side 1308/1407 river name="Ems"
side 1308/1408 river name="Ems"
side 1309/1408 river name="Ems"
side 1309/1409 river name="Ems"
side 1310/1409 river name="Ems"
side 1314/1414 river name="Weser"
side 1316/1317 river name="Main"
side 1317/1416 river name="Main"
side 1321/1322 river name="Danube"
side 1321/1421 river name="Danube"
side 1322/1323 river name="Isar"
side 1322/1422 river name="Isar"
side 1323/1324 river name="Inn"
side 1324/1423 river name="Inn"
side 1328/1427 river name="Mur"
side 1329/1330 river name="Drava"
side 1330/1331 river name="Sava"
side 1330/1429 river name="Drava"
side 1331/1430 river name="Sava"
side 1331/1431 river name="Sava"
side 1332/1431 river name="Sava"
side 1404/1505 river name="Ems"
side 1405/1406 river name="Ems"
side 1405/1505 river name="Ems"
side 1405/1506 river name="Ems"
side 1411/1512 river name="Weser"
side 1412/1512 river name="Weser"
side 1412/1513 river name="Weser"
side 1413/1414 river name="Weser"
side 1413/1513 river name="Weser"
side 1413/1514 river name="Weser"
side 1416/1417 river name="Main"
side 1417/1517 river name="Main"
side 1420/1421 river name="Danube"
side 1420/1521 river name="Danube"
side 1421/1422 river name="Isar"
side 1422/1522 river name="Isar"
side 1423/1424 river name="Inn"
side 1424/1524 river name="Inn"
side 1427/1428 river name="Mur"
side 1428/1528 river name="Mur"
side 1429/1430 river name="Drava"
side 1430/1530 river name="Drava"
side 1431/1432 river name="Sava"
side 1432/1532 river name="Sava"
side 1504/1505 river name="Ems"
side 1504/1604 river name="Ems"
side 1509/1609 river name="Weser"
side 1510/1609 river name="Weser"
side 1510/1610 river name="Weser"
side 1511/1512 river name="Weser"
side 1511/1610 river name="Weser"
side 1511/1611 river name="Weser"
side 1517/1518 river name="Main"
side 1518/1617 river name="Main"
side 1520/1521 river name="Danube"
side 1521/1620 river name="Danube"
side 1521/1621 river name="Danube"
side 1522/1523 river name="Isar"
side 1522/1621 river name="Danube"
side 1522/1622 river name="Danube"
side 1523/1622 river name="Danube"
side 1523/1623 river name="Danube"
side 1524/1525 river name="Inn"
side 1524/1623 river name="Danube"
side 1524/1624 river name="Inn"
side 1528/1529 river name="Mur"
side 1529/1628 river name="Mur"
side 1530/1531 river name="Drava"
side 1531/1630 river name="Drava"
side 1532/1533 river name="Sava"
side 1533/1632 river name="Sava"
side 1533/1633 river name="Sava"
side 1534/1633 river name="Sava"
side 1606/1707 river name="Weser"
side 1607/1707 river name="Weser"
side 1608/1609 river name="Weser"
side 1608/1709 river name="Weser"
side 1616/1717 river name="Saale"
side 1617/1717 river name="Saale"
side 1617/1718 river name="Saale"
side 1623/1624 river name="Danube"
side 1624/1724 river name="Danube"
side 1628/1629 river name="Mur"
side 1629/1729 river name="Mur"
side 1629/1730 river name="Mur"
side 1630/1631 river name="Drava"
side 1630/1730 river name="Mur"
side 1631/1731 river name="Drava"
side 1631/1732 river name="Drava"
side 1632/1732 river name="Drava"
side 1705/1805 river name="Weser"
side 1706/1707 river name="Weser"
side 1706/1805 river name="Weser"
side 1706/1806 river name="Weser"
side 1707/1708 river name="Weser"
side 1708/1709 river name="Weser"
side 1708/1807 river name="Weser"
side 1708/1808 river name="Weser"
side 1716/1717 river name="Saale"
side 1716/1816 river name="Saale"
side 1724/1725 river name="Danube"
side 1724/1823 river name="Vltava"
side 1725/1824 river name="Danube"
side 1725/1825 river name="Danube"
side 1726/1825 river name="Danube"
side 1730/1731 river name="Mur"
side 1731/1830 river name="Mur"
side 1731/1831 river name="Mur"
side 1732/1733 river name="Drava"
side 1732/1831 river name="Mur"
side 1733/1832 river name="Drava"
side 1805/1905 river name="Elbe"
side 1815/1816 river name="Saale"
side 1815/1916 river name="Saale"
side 1823/1824 river name="Vltava"
side 1823/1924 river name="Vltava"
side 1825/1826 river name="Danube"
side 1826/1926 river name="Danube"
side 1831/1832 river name="Mur"
side 1832/1833 river name="Drava"
side 1832/1932 river name="Mur"
side 1832/1933 river name="Mur"
side 1833/1933 river name="Drava"
side 1833/1934 river name="Drava"
side 1905/1906 river name="Elbe"
side 1906/2005 river name="Elbe"
side 1906/2006 river name="Elbe"
side 1907/2006 river name="Elbe"
side 1907/2007 river name="Elbe"
side 1908/2007 river name="Elbe"
side 1914/2014 river name="Saale"
side 1915/1916 river name="Saale"
side 1915/2014 river name="Saale"
side 1915/2015 river name="Saale"
side 1922/2022 river name="Vltava"
side 1923/1924 river name="Vltava"
side 1923/2022 river name="Vltava"
side 1923/2023 river name="Vltava"
side 1926/1927 river name="Danube"
side 1927/2026 river name="Danube"
side 2007/2008 river name="Elbe"
side 2008/2108 river name="Elbe"
side 2008/2109 river name="Elbe"
side 2009/2109 river name="Elbe"
side 2012/2113 river name="Elbe"
side 2013/2014 river name="Saale"
side 2013/2113 river name="Elbe"
side 2013/2114 river name="Elbe"
side 2014/2114 river name="Elbe"
side 2020/2121 river name="Vltava"
side 2021/2022 river name="Vltava"
side 2021/2121 river name="Vltava"
side 2021/2122 river name="Vltava"
side 2026/2027 river name="Danube"
side 2027/2127 river name="Danube"
side 2109/2110 river name="Elbe"
side 2110/2209 river name="Elbe"
side 2110/2210 river name="Elbe"
side 2111/2210 river name="Elbe"
side 2111/2211 river name="Elbe"
side 2112/2113 river name="Elbe"
side 2112/2211 river name="Elbe"
side 2112/2212 river name="Elbe"
side 2114/2115 river name="Elbe"
side 2115/2214 river name="Elbe"
side 2115/2215 river name="Elbe"
side 2116/2215 river name="Elbe"
side 2116/2216 river name="Elbe"
side 2117/2216 river name="Elbe"
side 2119/2219 river name="Elbe"
side 2120/2121 river name="Vltava"
side 2120/2219 river name="Elbe"
side 2120/2220 river name="Elbe"
side 2121/2220 river name="Elbe"
side 2127/2128 river name="Danube"
side 2128/2227 river name="Danube"
side 2128/2228 river name="Danube"
side 2129/2228 river name="Danube"
side 2132/2133 lake name="Balaton"
side 2133/2232 lake name="Balaton"
side 2216/2217 river name="Elbe"
side 2217/2317 river name="Elbe"
side 2217/2318 river name="Elbe"
side 2218/2219 river name="Elbe"
side 2218/2318 river name="Elbe"
side 2218/2319 river name="Elbe"
side 2220/2221 river name="Elbe"
side 2221/2321 river name="Elbe"
side 2221/2322 river name="Elbe"
side 2222/2322 river name="Elbe"
side 2227/2328 river name="Morava"
side 2228/2229 river name="Danube"
side 2228/2328 river name="Morava"
side 2228/2329 river name="Morava"
side 2229/2329 river name="Danube"
side 2229/2330 river name="Danube"
side 2230/2330 river name="Danube"
side 2232/2233 lake name="Balaton"
side 2302/2402 sea
side 2303/2402 sea
side 2303/2403 sea
side 2307/2407 sea
side 2322/2323 river name="Elbe"
side 2322/2422 river name="Elbe"
side 2327/2328 river name="Morava"
side 2327/2427 river name="Morava"
side 2330/2331 river name="Danube"
side 2331/2430 river name="Danube"
side 2401/2402 river !river
side 2401/2502 sea
side 2403/2504 blocked
side 2417/2518 river name="Neisse"
side 2418/2518 river name="Neisse"
side 2418/2519 river name="Neisse"
side 2419/2420 river name="Neisse"
side 2419/2519 river name="Neisse"
side 2419/2520 river name="Neisse"
side 2421/2422 river name="Elbe"
side 2421/2521 river name="Elbe"
side 2421/2522 river name="Elbe"
side 2424/2525 river name="Morava"
side 2425/2525 river name="Morava"
side 2425/2526 river name="Morava"
side 2426/2427 river name="Morava"
side 2426/2526 river name="Morava"
side 2426/2527 river name="Morava"
side 2428/2529 river name="Vah"
side 2429/2529 river name="Vah"
side 2429/2530 river name="Vah"
side 2430/2431 river name="Danube"
side 2430/2530 river name="Vah"
side 2430/2531 river name="Vah"
side 2431/2531 river name="Danube"
side 2433/2534 river name="Danube"
side 2501/2502 sea
side 2503/2504 blocked
side 2503/2603 straits !straits
side 2504/2505 sea
side 2504/2603 sea
side 2504/2604 sea
side 2505/2604 sea
side 2516/2616 river name="Oder"
side 2517/2518 river name="Neisse"
side 2517/2616 river name="Oder"
side 2517/2617 river name="Neisse"
side 2524/2525 river name="Morava"
side 2524/2624 river name="Morava"
side 2528/2529 river name="Vah"
side 2528/2628 river name="Vah"
side 2531/2532 river name="Danube"
side 2532/2631 river name="Danube"
side 2532/2632 river name="Danube"
side 2533/2534 river name="Danube"
side 2533/2632 river name="Danube"
side 2533/2633 river name="Danube"
side 2602/2603 sea
side 2603/2604 sea
side 2603/2703 sea
side 2603/2704 sea
side 2604/2605 sea
side 2613/2714 river name="Oder"
side 2614/2714 river name="Oder"
side 2614/2715 river name="Oder"
side 2615/2616 river name="Oder"
side 2615/2715 river name="Oder"
side 2615/2716 river name="Oder"
side 2616/2617 river name="Oder"
side 2617/2717 river name="Oder"
side 2625/2726 river name="Oder"
side 2627/2628 river name="Vah"
side 2627/2728 river name="Vah"
side 2713/2714 river name="Oder"
side 2713/2813 river name="Oder"
side 2715/2716 river name="Warta"
side 2716/2815 river name="Warta"
side 2717/2718 river name="Oder"
side 2718/2817 river name="Oder"
side 2718/2818 river name="Oder"
side 2719/2818 river name="Oder"
side 2719/2819 river name="Oder"
side 2720/2819 river name="Oder"
side 2720/2820 river name="Oder"
side 2721/2820 river name="Oder"
side 2725/2726 river name="Oder"
side 2725/2825 river name="Oder"
side 2727/2728 river name="Vah"
side 2728/2827 river name="Vah"
side 2804/2905 sea
side 2810/2911 sea
side 2811/2911 river name="Oder"
side 2811/2912 river name="Oder"
side 2812/2813 river name="Oder"
side 2812/2912 river name="Oder"
side 2812/2913 river name="Oder"
side 2815/2816 river name="Warta"
side 2815/2916 river name="Notec"
side 2816/2916 river name="Warta"
side 2820/2821 river name="Oder"
side 2821/2921 river name="Oder"
side 2821/2922 river name="Oder"
side 2822/2922 river name="Oder"
side 2822/2923 river name="Oder"
side 2823/2923 river name="Oder"
side 2823/2924 river name="Oder"
side 2824/2825 river name="Oder"
side 2824/2924 river name="Oder"
side 2824/2925 river name="Oder"
side 2827/2828 river name="Vah"
side 2828/2928 river name="Vah"
side 2904/3004 sea
side 2915/2916 river name="Notec"
side 2916/2917 river name="Warta"
side 2916/3015 river name="Notec"
side 2917/3016 river name="Warta"
side 2926/3026 river name="Vistula"
side 2928/2929 river name="Vah"
side 2929/3028 river name="Vah"
side 3015/3016 river name="Notec"
side 3015/3116 river name="Notec"
side 3016/3017 river name="Warta"
side 3017/3117 river name="Warta"
side 3017/3118 river name="Warta"
side 3018/3118 river name="Warta"
side 3018/3119 river name="Warta"
side 3019/3119 river name="Warta"
side 3025/3026 river name="Vistula"
side 3026/3126 river name="Vistula"
side 3028/3029 river name="Vah"
side 3033/3134 river name="Tisza"
side 3115/3116 river name="Notec"
side 3116/3215 river name="Notec"
side 3119/3120 river name="Warta"
side 3119/3219 river name="Warta"
side 3122/3222 river name="Warta"
side 3123/3222 river name="Warta"
side 3124/3224 river name="Warta"
side 3125/3224 river name="Warta"
side 3126/3127 river name="Vistula"
side 3127/3226 river name="Vistula"
side 3133/3134 river name="Tisza"
side 3133/3233 river name="Tisza"
side 3215/3216 river name="Notec"
side 3216/3316 river name="Notec"
side 3218/3219 river name="Warta"
side 3219/3319 river name="Warta"
side 3219/3320 river name="Warta"
side 3220/3320 river name="Warta"
side 3220/3321 river name="Warta"
side 3221/3222 river name="Warta"
side 3221/3321 river name="Warta"
side 3221/3322 river name="Warta"
side 3222/3223 river name="Warta"
side 3223/3224 river name="Warta"
side 3223/3323 river name="Warta"
side 3223/3324 river name="Warta"
side 3226/3227 river name="Vistula"
side 3226/3327 river name="Vistula"
side 3232/3233 river name="Tisza"
side 3233/3333 river name="Tisza"
side 3316/3317 river name="Notec"
side 3317/3417 river name="Vistula"
side 3318/3417 river name="Vistula"
side 3326/3327 river name="Vistula"
side 3327/3426 river name="Vistula"
side 3333/3334 river name="Tisza"
side 3334/3433 river name="Tisza"
side 3416/3417 river name="Vistula"
side 3416/3517 river name="Vistula"
side 3417/3418 river name="Vistula"
side 3418/3518 river name="Vistula"
side 3426/3427 river name="Vistula"
side 3426/3527 river name="Vistula"
side 3516/3517 river name="Vistula"
side 3516/3616 river name="Vistula"
side 3518/3519 river name="Vistula"
side 3519/3618 river name="Vistula"
side 3519/3619 river name="Vistula"
side 3520/3619 river name="Vistula"
side 3526/3527 river name="Vistula"
side 3527/3626 river name="Vistula"
side 3606/3706 sea
side 3614/3715 river name="Vistula"
side 3615/3616 river name="Vistula"
side 3615/3715 river name="Vistula"
side 3615/3716 river name="Vistula"
side 3619/3620 river name="Vistula"
side 3620/3720 river name="Vistula"
side 3626/3627 river name="Vistula"
side 3626/3727 river name="Vistula"
side 3629/3730 river name="San"
side 3630/3730 river name="San"
side 3630/3731 river name="San"
side 3631/3731 river name="San"
side 3631/3732 river name="San"
side 3714/3715 river name="Vistula"
side 3714/3814 river name="Vistula"
side 3720/3721 river name="Vistula"
side 3721/3820 river name="Vistula"
side 3725/3825 river name="Vistula"
side 3726/3727 river name="Vistula"
side 3726/3825 river name="Vistula"
side 3726/3826 river name="Vistula"
side 3727/3826 river name="San"
side 3727/3827 river name="San"
side 3728/3827 river name="San"
side 3728/3828 river name="San"
side 3729/3730 river name="San"
side 3729/3828 river name="San"
side 3729/3829 river name="San"
side 3731/3831 river name="Dniester"
side 3804/3905 sea
side 3820/3821 river name="Vistula"
side 3820/3921 river name="Bug"
side 3821/3921 river name="Vistula"
side 3821/3922 river name="Vistula"
side 3822/3922 river name="Vistula"
side 3822/3923 river name="Vistula"
side 3823/3923 river name="Vistula"
side 3823/3924 river name="Vistula"
side 3824/3825 river name="Vistula"
side 3824/3924 river name="Vistula"
side 3824/3925 river name="Vistula"
side 3830/3831 river name="Dniester"
side 3831/3931 river name="Dniester"
side 3904/3905 sea
side 3920/3921 river name="Bug"
side 3920/4020 river name="Narew"
side 3921/4020 river name="Bug"
side 3931/3932 river name="Dniester"
side 3932/4031 river name="Dniester"
side 3932/4032 river name="Dniester"
side 3933/4032 river name="Dniester"
side 4019/4020 river name="Narew"
side 4019/4120 river name="Narew"
side 4020/4021 river name="Bug"
side 4021/4121 river name="Bug"
side 4032/4033 river name="Dniester"
side 4033/4133 river name="Dniester"
side 4119/4120 river name="Narew"
side 4120/4219 river name="Narew"
side 4121/4122 river name="Bug"
side 4122/4221 river name="Bug"
side 4122/4222 river name="Bug"
side 4123/4222 river name="Bug"
side 4126/4226 river name="Bug"
side 4127/4226 river name="Bug"
side 4127/4227 river name="Bug"
side 4128/4227 river name="Bug"
side 4128/4228 river name="Bug"
side 4129/4228 river name="Bug"
side 4129/4229 river name="Bug"
side 4130/4229 river name="Bug"
side 4130/4230 river name="Bug"
side 4131/4230 river name="Bug"
side 4131/4231 river name="Bug"
side 4132/4231 river name="Bug"
side 4133/4134 river name="Dniester"
side 4134/4233 river name="Dniester"
side 4216/4217 lake name="Masurian Lakes"
side 4216/4317 lake name="Masurian Lakes"
side 4219/4220 river name="Narew"
side 4220/4320 river name="Narew"
side 4220/4321 river name="Narew"
side 4221/4321 river name="Narew"
side 4222/4223 river name="Bug"
side 4223/4323 river name="Bug"
side 4223/4324 river name="Bug"
side 4224/4324 river name="Bug"
side 4224/4325 river name="Bug"
side 4225/4226 river name="Bug"
side 4225/4325 river name="Bug"
side 4225/4326 river name="Bug"
side 4227/4327 river name="Pripet"
side 4313/4412 river name="Niemen"
side 4313/4413 river name="Niemen"
side 4314/4413 river name="Niemen"
side 4321/4322 river name="Narew"
side 4322/4421 river name="Narew"
side 4327/4328 river name="Pripet"
side 4327/4427 river name="Pripet"
side 4413/4414 river name="Niemen"
side 4414/4514 river name="Niemen"
side 4421/4422 river name="Narew"
side 4422/4522 river name="Narew"
side 4426/4427 river name="Pripet"
side 4426/4527 river name="Pripet"
side 4514/4515 river name="Niemen"
side 4515/4614 river name="Niemen"
side 4519/4619 river name="Niemen"
side 4520/4619 river name="Niemen"
side 4526/4527 river name="Pripet"
side 4526/4626 river name="Pripet"
side 4614/4615 river name="Niemen"
side 4615/4715 river name="Niemen"
side 4618/4619 river name="Niemen"
side 4618/4719 river name="Niemen"
side 4619/4620 river name="Niemen"
side 4620/4720 river name="Niemen"
side 4620/4721 river name="Niemen"
side 4621/4721 river name="Niemen"
side 4625/4626 river name="Pripet"
side 4626/4726 river name="Pripet"
side 4715/4716 river name="Niemen"
side 4716/4815 river name="Niemen"
side 4716/4816 river name="Niemen"
side 4717/4816 river name="Niemen"
side 4717/4817 river name="Niemen"
side 4718/4719 river name="Niemen"
side 4718/4817 river name="Niemen"
side 4718/4818 river name="Niemen"
side 4721/4722 river name="Niemen"
side 4721/4821 river name="Niemen"
side 4726/4727 river name="Pripet"
side 4727/4826 river name="Pripet"
side 4815/4816 river name="Neris"
side 4816/4916 river name="Neris"
side 4820/4821 river name="Niemen"
side 4821/4921 river name="Niemen"
side 4826/4827 river name="Pripet"
side 4826/4927 river name="Pripet"
side 4916/4917 river name="Neris"
side 4917/5016 river name="Neris"
side 4917/5017 river name="Neris"
side 4918/5017 river name="Neris"
side 4921/4922 river name="Niemen"
side 4922/5021 river name="Niemen"
side 4926/4927 river name="Pripet"
side 4927/5026 river name="Pripet"
side 5010/5111 river name="Dvina"
side 5011/5111 river name="Dvina"
side 5017/5018 river name="Neris"
side 5018/5118 river name="Neris"
side 5021/5022 river name="Niemen"
side 5022/5122 river name="Niemen"
side 5026/5027 river name="Pripet"
side 5027/5127 river name="Pripet"
side 5105/5204 sea
side 5111/5112 river name="Dvina"
side 5112/5211 river name="Dvina"
side 5118/5119 river name="Neris"
side 5119/5218 river name="Neris"
side 5119/5219 river name="Neris"
side 5120/5219 river name="Neris"
side 5122/5123 river name="Niemen"
side 5123/5222 river name="Niemen"
side 5123/5223 river name="Niemen"
side 5127/5128 river name="Pripet"
side 5128/5227 river name="Pripet"
side 5204/5205 sea
side 5204/5305 sea
side 5205/5305 sea
side 5205/5306 sea
side 5211/5212 river name="Dvina"
side 5212/5312 river name="Dvina"
side 5219/5220 river name="Neris"
side 5220/5320 river name="Neris"
side 5227/5228 river name="Pripet"
side 5228/5328 river name="Pripet"
side 5312/5313 river name="Dvina"
side 5313/5412 river name="Dvina"
side 5313/5413 river name="Dvina"
side 5314/5413 river name="Dvina"
side 5320/5321 river name="Neris"
side 5320/5420 river name="Neris"
side 5328/5329 river name="Pripet"
side 5329/5428 river name="Pripet"
side 5413/5414 river name="Dvina"
side 5414/5514 river name="Dvina"
side 5414/5515 river name="Dvina"
side 5415/5515 river name="Dvina"
side 5415/5516 river name="Dvina"
side 5416/5516 river name="Dvina"
side 5419/5420 river name="Neris"
side 5419/5520 river name="Neris"
side 5428/5429 river name="Pripet"
side 5429/5529 river name="Pripet"
side 5429/5530 river name="Pripet"
side 5430/5530 river name="Pripet"
side 5430/5531 river name="Pripet"
side 5431/5531 river name="Pripet"
side 5433/5534 river name="Dnieper"
side 5516/5517 river name="Dvina"
side 5517/5616 river name="Dvina"
side 5520/5620 river name="Berezina"
side 5521/5620 river name="Berezina"
side 5521/5621 river name="Berezina"
side 5522/5621 river name="Berezina"
side 5522/5622 river name="Berezina"
side 5523/5622 river name="Berezina"
side 5523/5623 river name="Berezina"
side 5524/5623 river name="Berezina"
side 5524/5624 river name="Berezina"
side 5525/5624 river name="Berezina"
side 5525/5625 river name="Berezina"
side 5526/5625 river name="Berezina"
side 5526/5626 river name="Berezina"
side 5527/5626 river name="Berezina"
side 5527/5627 river name="Berezina"
side 5528/5627 river name="Berezina"
side 5531/5532 river name="Pripet"
side 5532/5631 river name="Pripet"
side 5532/5632 river name="Dnieper"
side 5533/5534 river name="Dnieper"
side 5533/5632 river name="Dnieper"
side 5533/5633 river name="Dnieper"
side 5616/5617 river name="Dvina"
side 5617/5717 river name="Dvina"
side 5626/5727 river name="Dnieper"
side 5627/5628 river name="Berezina"
side 5627/5727 river name="Dnieper"
side 5627/5728 river name="Dnieper"
side 5628/5728 river name="Dnieper"
side 5630/5731 river name="Dnieper"
side 5631/5632 river name="Dnieper"
side 5631/5731 river name="Dnieper"
side 5631/5732 river name="Dnieper"
side 5717/5718 river name="Dvina"
side 5718/5817 river name="Dvina"
side 5718/5818 river name="Dvina"
side 5719/5818 river name="Dvina"
side 5726/5727 river name="Dnieper"
side 5726/5826 river name="Dnieper"
side 5728/5729 river name="Dnieper"
side 5729/5828 river name="Dnieper"
side 5729/5829 river name="Dnieper"
side 5730/5731 river name="Dnieper"
side 5730/5829 river name="Dnieper"
side 5730/5830 river name="Dnieper"
side 5818/5819 river name="Dvina"
side 5819/5919 river name="Dvina"
side 5819/5920 river name="Dvina"
side 5820/5920 river name="Dvina"
side 5824/5925 river name="Dnieper"
side 5825/5826 river name="Dnieper"
side 5825/5925 river name="Dnieper"
side 5825/5926 river name="Dnieper"
side 5826/5927 river name="Sozh"
side 5827/5927 river name="Sozh"
side 5827/5928 river name="Sozh"
side 5828/5928 river name="Sozh"
side 5828/5929 river name="Sozh"
side 5829/5830 river name="Sozh"
side 5829/5929 river name="Sozh"
side 5829/5930 river name="Sozh"
side 5908/6007 lake
side 5909/6009 lake
side 5920/5921 river name="Dvina"
side 5920/6020 river name="Dvina"
side 5923/6023 river name="Dnieper"
side 5924/5925 river name="Dnieper"
side 5924/6023 river name="Dnieper"
side 5924/6024 river name="Dnieper"
side 5926/5927 river name="Sozh"
side 5926/6026 river name="Sozh"
side 6005/6106 sea
side 6006/6106 river name="Narva"
side 6006/6107 river name="Narva"
side 6007/6107 river name="Narva"
side 6007/6108 river name="Narva"
side 6019/6020 river name="Dvina"
side 6019/6120 river name="Dvina"
side 6022/6023 river name="Dnieper"
side 6022/6123 river name="Dnieper"
side 6025/6026 river name="Sozh"
side 6025/6126 river name="Sozh"
side 6119/6120 river name="Dvina"
side 6122/6123 river name="Dnieper"
side 6125/6126 river name="Sozh"

route rail "Hamburg-Wittenberge-Berlin" 2007 2008 2109 2110 2210 2211 2312 2313 2413
route rail "Berlin-Stettin" 2413 2513 2613 2713 2812
route rail "Berlin-Magdeburg-Hannover-Bielefeld-Dortmund-Essen-Cologne" 2413 2313 2212 2113 2012 1912 1811 1810 1710 1609 1510 1409 1309 1208 1108 1008 0909 0910
route rail "Essen-Wesel-Amsterdam" 1008 1007 1006 1005 0905 0904
route rail "Hamburg-Bremen-Munster-Dortmund" 2007 1907 1807 1707 1607 1508 1407 1308 1208
route rail "Hamburg-Luneburg-Hannover-Kassel" 2007 2008 1909 1809 1710 1610 1611 1512 1412
route rail "Hamburg-Kiel" 2007 2107 2106 2205
route rail "Hamburg-Flensburg-Kolding-Aarhus" 2007 2107 2106 2105 2104 2203 2202 2302 2401 2501
route rail "Hamburg-Rostock-Stralsund-Stettin" 2007 2108 2207 2308 2407 2508 2608 2708 2709 2710 2810 2811 2812
route rail "Berlin-Neustrelitz-Rostock" 2413 2412 2512 2511 2510 2509 2508
route rail "Berlin-Leipzig-Hof-Nuremberg-Munich" 2413 2314 2214 2115 2015 1916 1816 1717 1718 1617 1518 1418 1319 1320 1220 1221 1222
route rail "Berlin-Berlin (south)-Dresden-Usti-Prague" 2413 2414 2415 2316 2317 2217 2218 2219 2120 2121
route rail "Dresden-Chemnitz-Hof" 2217 2117 2017 1918 1817 1718
route rail "Leipzig-Dresden-Gorlitz-Breslau-Oppeln-Katowice-Krakow" 2015 2116 2117 2217 2318 2319 2419 2520 2620 2721 2821 2822 2923 2924 3024 3025 3126 3226
route rail "Berlin (south)-Cottbus-Gorlitz" 2414 2415 2416 2417 2418 2419
route rail "Berlin-Frankfurt (Oder)-Glogau-Breslau" 2413 2414 2515 2615 2616 2617 2718 2719 2720 2820 2821
route rail "Leipzig-Erfurt-Fulda-Frankfurt-Mannheim-Karlsruhe-Freiburg-Basel" 2015 1915 1815 1715 1614 1515 1414 1314 1214 1114 1014 0915 0815 0716 0717 0617 0518 0418 0319
route rail "Leipzig-Nordhausen-Kassel-Giessen-Frankfurt" 2015 1915 1814 1714 1713 1613 1513 1412 1313 1212 1113 1114 1014
route rail "Cologne-Koblenz-Mainz-Frankfurt" 0910 0911 0912 0913 0914 1014
route rail "Koblenz-Trier-Luxembourg-Metz-Nancy" 0912 0812 0712 0612 0512 0412 0413 0314 0214
route rail "Mannheim-Saarbrucken-Metz" 0815 0715 0614 0514 0413
route rail "Karlsruhe-Stuttgart-Ulm-Augsburg-Munich-Salzburg-Linz-Vienna" 0717 0718 0818 0819 0920 1020 1121 1221 1222 1323 1324 1424 1425 1525 1625 1725 1825 1926 1927 2027 2128
route rail "Frankfurt-Wurzburg-Nuremberg-Regensburg-Passau-Linz" 1014 1115 1116 1216 1217 1318 1319 1419 1420 1521 1522 1622 1623 1624 1725
route rail "Munich-Rosenheim-Innsbruck-Verona" 1222 1223 1224 1124 1024 0925 0825 0826 0727 0627 0628 0529
route rail "Magdeburg-Leipzig" 2012 2013 2014 2015
route rail "Vienna-Bruck-Graz-Maribor-Ljubljana-Trieste" 2128 2028 1928 1828 1729 1730 1731 1732 1631 1532 1431 1332 1231 1132
route rail "Bruck-Klagenfurt-Villach-Udine" 1729 1629 1530 1429 1329 1229 1130
route rail "Salzburg-Villach" 1425 1426 1427 1328 1329
route rail "Berlin-Kustrin-Schneidemuhl-Konitz-Danzig" 2413 2514 2614 2615 2715 2815 2915 3015 3116 3215 3315 3414 3515 3614 3714
route rail "Stettin-Koslin-Stolp-Gdynia-Danzig-Marienburg-Konigsberg-Insterburg-Tilsit-Memel" 2812 2912 3012 3112 3212 3312 3412 3513 3612 3713 3714 3715 3814 3915 4014 4114 4214 4315 4414 4413 4412 4411
route rail "Insterburg-Kaunas" 4315 4415 4516 4615 4716 4816
route rail "Marienburg-Allenstein-Lyck-Bialystok" 3715 3815 3816 3917 4017 4118 4217 4318 4319 4320 4321
route rail "Konigsberg-Allenstein-Mlawa-Warsaw" 4114 4014 4015 4016 3917 3918 3818 3819 3820 3821
route rail "Nuremberg-Furth-Pilsen-Prague" 1319 1419 1520 1620 1721 1820 1921 2020 2121
route rail "Prague-Ceska Trebova-Olomouc-Ostrava-Katowice" 2121 2221 2322 2323 2423 2524 2525 2625 2725 2825 2925 3025
route rail "Ceska Trebova-Brno-Vienna" 2524 2424 2425 2326 2327 2227 2128
route rail "Prague-Hradec Kralove-Glatz-Breslau" 2121 2221 2322 2422 2523 2622 2722 2821
route rail "Prague-Ceske Budejovice-Linz" 2121 2122 2022 2023 1924 1824 1725
route rail "Brno-Prerov-Ostrava" 2425 2526 2625 2726 2825
route rail "Brno-Bratislava" 2425 2426 2327 2328 2329
route rail "Ostrava-Zilina-Poprad-Kosice-Uzhorod" 2825 2826 2827 2928 3028 3029 3130 3230 3231 3332 3432
route rail "Vienna-Bratislava-Nove Zamky-Budapest" 2128 2228 2329 2429 2430 2531 2532 2632
route rail "Bratislava-Trencin-Zilina" 2329 2428 2528 2627 2728 2827
route rail "Nove Zamky-Zvolen-Kosice" 2430 2530 2630 2730 2829 2930 3030 3131 3231
route rail "Uzhorod-Lavochne-Lvov" 3432 3533 3633 3733 3832 3932 4031
route rail "Vienna-Gyor-Budapest" 2128 2228 2229 2230 2331 2431 2532 2632
route rail "Budapest-Miskolc-Kosice" 2632 2732 2832 2932 3032 3132 3231
route rail "Budapest-Szolnok" 2632 2633 2734
route rail "Budapest-Szekesfehervar-Nagykanizsa" 2632 2533 2432 2333 2233 2133 2033 1933
route rail "Graz-Szombathely-Gyor" 1730 1830 1931 2030 2131 2230 2331
route rail "Maribor-Zagreb" 1732 1632 1633
route rail "Ljubljana-Zagreb-Sisak" 1332 1432 1533 1633
route rail "Milan-Verona-Venice-Udine-Trieste" 0126 0226 0327 0328 0428 0529 0629 0730 0830 0930 1030 1130 1131 1132
route rail "Verona-Bologna-Florence" 0529 0530 0430 0431 0332 0333 0233
route rail "Milan-Piacenza-Bologna-Rimini" 0126 0127 0128 0228 0229 0330 0331 0431 0432 0533 0534
route rail "Frankfurt (Oder)-Poznan-Torun-Danzig" 2615 2716 2816 2917 3017 3117 3217 3317 3417 3517 3516 3615 3614 3714
route rail "Poznan-Kutno-Warsaw" 3017 3118 3218 3319 3419 3520 3620 3721 3821
route rail "Breslau-Poznan" 2821 2820 2920 2919 3018 3017
route rail "Breslau-Ostrow-Lodz-Warsaw" 2821 2921 3020 3121 3221 3321 3421 3521 3621 3721 3821
route rail "Torun-Kutno-Lodz" 3417 3418 3419 3520 3521 3421
route rail "Katowice-Czestochowa-Warsaw" 3025 3125 3124 3223 3323 3423 3523 3622 3722 3821
route rail "Krakow-Kielce-Radom-Warsaw" 3226 3326 3425 3525 3624 3724 3723 3822 3821
route rail "Krakow-Tarnow-Przemysl-Lvov-Tarnopol-Proskurov" 3226 3327 3427 3528 3529 3629 3730 3830 3931 4031 4132 4232 4333 4433 4534
route rail "Warsaw-Bialystok-Grodno-Vilna-Dunaburg-Rezekne-Pskov" 3821 3921 4021 4121 4221 4321 4420 4520 4619 4719 4818 4919 5018 5118 5217 5317 5316 5415 5515 5614 5714 5813 5913 5912 6011
route rail "Warsaw-Siedlce-Brest-Baranovichi-Minsk-Orsha-Smolensk" 3821 3922 4022 4123 4223 4324 4423 4524 4623 4723 4823 4923 5022 5123 5222 5322 5422 5522 5622 5722 5822 5922 6022 6123
route rail "Brest-Pinsk-Luninets-Mozyr-Gomel-Bryansk" 4324 4424 4525 4625 4726 4826 4926 5026 5127 5227 5328 5428 5529 5628 5729 5828 5929 6028 6129
route rail "Warsaw-Lublin-Kovel-Sarny-Korosten-Kiev" 3821 3822 3823 3924 3925 3926 4026 4127 4227 4327 4427 4528 4628 4729 4828 4829 4930 5030 5031 5132 5232 5333 5433
route rail "Lublin-Rozwadow-Lvov" 3926 3826 3727 3827 3828 3929 3930 3931 4031
route rail "Brest-Kovel-Rovno" 4324 4325 4326 4327 4427 4428 4529 4530 4630
route rail "Bialystok-Volkovysk-Baranovichi" 4321 4421 4522 4621 4722 4822 4923
route rail "Lvov-Brody-Rovno-Shepetovka-Zhitomir-Kiev" 4031 4132 4231 4331 4431 4531 4630 4631 4732 4733 4832 4933 5033 5133 5233 5333 5433
route rail "Sarny-Luninets-Baranovichi-Lida-Vilna" 4828 4827 4927 5026 4926 4925 4924 4923 4922 4921 4920 4919 5018
route rail "Rovno-Sarny" 4630 4730 4729 4828
route rail "Vilna-Molodechno-Minsk" 5018 5119 5120 5220 5321 5322
route rail "Molodechno-Polotsk-Vitebsk-Smolensk" 5220 5320 5420 5520 5619 5719 5818 5919 5920 6020 6121
route rail "Lvov-Stanislau-Cernauti" 4031 4032 4033
route rail "Konigsberg-Insterburg-Kaunas-Vilna" 4114 4214 4315 4415 4516 4615 4716 4816 4917 4918 5018
route rail "Kaunas-Siauliai-Riga-Valga-Tartu-Tallinn" 4816 4815 4814 4813 4913 4912 5011 5111 5210 5311 5410 5510 5610 5710 5709 5808 5807 5707 5706 5605 5604
route rail "Tilsit-Siauliai" 4414 4514 4613 4714 4813
route rail "Riga-Dunaburg-Polotsk" 5111 5112 5212 5213 5314 5315 5415 5516 5517 5617 5718 5818
route rail "Tallinn-Narva-Leningrad" 5604 5705 5805 5906 6006 6107
route rail "Valga-Pskov-Dno" 5610 5710 5810 5911 6011 6112
route rail "Minsk-Bobruisk-Gomel-Chernigov-Nezhin" 5322 5422 5423 5524 5525 5625 5626 5727 5728 5828 5829 5830 5831 5832 5833
route rail "Vitebsk-Orsha-Mogilev-Gomel" 6020 6021 6022 5923 5924 5925 5926 5826 5827 5828
route rail "Polotsk-Velikiye Luki" 5818 5918 6017 6117
route rail "Kiev-Fastov" 5433 5334
route rail "Kiev-Nezhin-Kursk" 5433 5534 5633 5734 5833 5934 6033 6134
route rail "Mozyr-Korosten-Zhitomir-Berdichev" 5428 5429 5330 5230 5231 5132 5133 5033
route rail "Mogilev-Roslavl" 5924 6024 6125
route rail "Cologne-Liege-Brussels-Lille-Arras" 0910 0809 0709 0608 0508 0507 0406 0306 0205 0106
route rail "Brussels-Antwerp-Rotterdam-Amsterdam" 0406 0506 0605 0604 0704 0803 0904
route rail "Brussels-Namur-Luxembourg" 0406 0407 0408 0509 0510 0511 0512
route rail "Strasbourg-Nancy-Paris" 0517 0416 0316 0315 0214 0114 0113
route rail "Strasbourg-Karlsruhe" 0517 0617 0717
route rail "Metz-Chalons" 0413 0313 0212 0112
route rail "Luxembourg-Longuyon-Sedan-Lille" 0512 0412 0312 0311 0310 0209 0208 0207 0206 0205
route rail "Strasbourg-Mulhouse-Belfort" 0517 0417 0318 0218 0118

end
`,...wn))),E=Dn.grid,D=En.counters,O=E.size,k=D.length,jn=[T(`2413`),T(`2414`)],Mn=T(`2128`),Nn=T(`2821`),Pn=T(`3821`),Fn=T(`3226`),In=T(`3714`),A=new Int8Array(O),Ln=[],Rn=new Int32Array(_.length),j=new Uint8Array(O),zn=new Uint8Array(O),Bn=new Int32Array(O),M={none:0,czech:1,czechHeavy:2,belgian:3,westWall:4,maginot:5},Vn=[``,`czech`,`czech-heavy`,`belgian`,`west-wall`,`maginot`],N=new Int8Array(O),Hn=[];function Un(e){return Array.from(E.names,(e,t)=>t).filter(e)}kn(e=>{for(let t=0;t<O;t++){let n=e.region[t];A[t]=n<0?-1:_.indexOf(e.regionKinds[n]),j[t]=e.feature(t,`city`)===void 0?0:1,zn[t]=e.feature(t,`rail-edge`)===void 0?0:1,Bn[t]=Number(e.feature(t,`vp`)??0),N[t]=Math.max(0,Vn.indexOf(e.feature(t,`fort`)??``))}Hn.splice(0,Hn.length,...e.hexesWith(`fort`)),_.forEach((e,t)=>{Ln[t]=Un(e=>A[e]===t)}),Rn.fill(-1);for(let t of e.hexesWith(`capital`))Rn[A[t]]<0&&(Rn[A[t]]=t)});const Wn={north:1,south:2,east:4,west:8},Gn=Int8Array.from({length:O},(e,t)=>Kn(E.line[t],E.along[t]));function Kn(e,t){let n=e%2==0?33:34,r=0;return(t===1||e===61&&t<=10)&&(r|=Wn.north),t===n&&(r|=Wn.south),e===61&&t>=11&&t<=33&&(r|=Wn.east),e===1&&t>=2&&(r|=Wn.west),r}const qn=new Uint8Array(O*6),Jn=new Uint8Array(O),Yn=[],Xn=new Uint8Array(O),Zn=new Uint8Array(O),Qn=new Uint8Array(O*6),$n=new Uint8Array(O*6),er=new Uint8Array(O*6),tr=new Uint8Array(O),nr=(e,...t)=>t.reduce((t,n)=>t|1<<e.indexOf(n),0);kn(e=>{let t=nr(e.terrainKinds,`sea`,`lake`),n=nr(e.terrainKinds,`mountain`,`swamp`);for(let r=0;r<O;r++)Xn[r]=e.terrain[r]&t||A[r]<0?1:0,Zn[r]=e.terrain[r]&n&&!j[r]?1:0,Jn[r]=0,tr[r]=0;let r=nr(e.networkKinds,`rail`),i=nr(e.hexsideKinds,`river`,`straits`),a=nr(e.hexsideKinds,`straits`),o=nr(e.hexsideKinds,`sea`,`lake`,`blocked`);for(let t=0;t<O*6;t++){let n=Math.floor(t/6),s=E.neighbours[t],c=e.hexsides[t],l=s>=0&&!Xn[s]&&!Xn[n];Qn[t]=l&&(c&a||!(c&o))?1:0,$n[t]=Qn[t]&&!(c&a)?1:0,er[t]=c&i?1:0,qn[t]=e.networks[t]&r?1:0,qn[t]&&(Jn[n]=1),l&&A[n]!==A[s]&&(tr[n]=1)}Yn.splice(0,Yn.length,...Un(e=>Jn[e]===1))});const rr=e=>Uint8Array.from(D,t=>+!!t.flags.has(e)),P=Int8Array.from(D,e=>_.indexOf(e.nation)),ir=Int32Array.from(D,e=>e.steps[0][0]),ar=Int32Array.from(D,e=>e.steps[0][1]),or=Int32Array.from(D,e=>e.steps[0][2]),sr=Uint8Array.from(D,e=>+(e.mobility===`mech`)),cr=rr(`static`),lr=rr(`germanMech`),ur=rr(`marker`),F=Uint8Array.from(D,e=>+(e.size===`front`||e.size===`army`&&e.nation!==`Soviet Union`)),dr=Int32Array.from(D,e=>Number(e.fields.get(`ce`))*2),fr=Int32Array.from(D,e=>Number(e.fields.get(`stacking`))),pr=rr(`german03`),mr=rr(`pool`),hr=_.map((e,t)=>gr(1<<t));function gr(e){return Array.from(D,(e,t)=>t).filter(t=>!!(e&1<<P[t]))}const _r=/* @__PURE__ */ new Map;function vr(e){let t=_r.get(e);return t===void 0&&(t=gr(e),_r.set(e,t)),t}const yr=new Map(D.map((e,t)=>[e.id,t]));function br(e){let t=yr.get(e);if(t===void 0)throw RangeError(`no counter ${e}`);return t}const I=D.map(e=>e.id),L=te({setUp:[`line`],deploy:[`line`],violation:[],deployNeutral:[`nation`],reserves:[],mountainCorps:[],replacements:[],chainEntry:[],turn:[`stage`],germanOrder:[],germanTurn:[`next`],nationalTurn:[`next`],germanWindow:[],germanPhase:[`phase`,`stage`],nationalPhase:[`phase`,`stage`],terrorBombing:[],groundSupport:[],reorganization:[],components:[`hex`,`army`,`remaining`,`flags`],stackCheck:[`hex`],disperse:[`hex`],railheads:[`moved`],movement:[],combat:[],assemble:[`target`,`kind`,`drop`],battle:[`target`,`kind`,`stage`,`attackerLoss`,`defenderLoss`,`marks`],defenderLosses:[`target`],attackerLosses:[`target`],advance:[`target`,`kind`],momentum:[`target`,`kind`]},{line:[0,40],nation:[0,_.length-1],stage:[0,10],next:[0,7],phase:[1,3],hex:[0,O-1],target:[0,O-1],army:[0,k-1],remaining:[0,5],flags:[0,131071],moved:[0,15],kind:[0,3],drop:[0,1],attackerLoss:[-10,10],defenderLoss:[-10,10],marks:[0,15]});function xr(e,t,n){let r=0;for(let i=0;i<e.top.length;i++){let a=0;for(let r=e.top[i];r>=0;r=e.below[r])if(e.place[r]!==i||++a>e.place.length)return`${t[r]} is listed in ${n[i]} and stands elsewhere`;r+=a}let i=0;for(let t=0;t<e.place.length;t++)e.place[t]>=0&&(i+=1);return i===r?null:`${i} units stand on the map and ${r} are listed in its hexes`}function Sr(e,t,n){Cr(e,t),e.place[t]=n,e.below[t]=e.top[n],e.top[n]=t}function Cr(e,t){let n=e.place[t];e.place[t]=-1,n<0||(e.top[n]===t?e.top[n]=e.below[t]:e.below[Er(e,t,n)]=e.below[t],e.below[t]=-1)}function wr(e,t,n){Cr(e,t),e.place[t]=n}function Tr(e,t){let n=e.place[t];n>=0&&Sr(e,t,n)}function Er(e,t,n){let r=e.top[n];for(;r>=0&&e.below[r]!==t;)r=e.below[r];if(r<0)throw Error(`unit ${t} is not in the stack of its hex ${n}`);return r}const Dr=2147483647;function R(e,t){return{shape:`scalar`,cells:1,range:[e,t],fits:kr(e,t)}}function z(e,t,n){return{shape:`run`,cells:e,range:[t,n],fits:kr(t,n)}}function Or(e,t){return z(e,0,Object.values(t).reduce((e,t)=>e|t,0))}function kr(e,t){return n=>{for(let r=0;r<n.length;r++)if(n[r]<e||n[r]>t)return!1;return!0}}const Ar=[{kind:Int8Array,least:-128,most:127},{kind:Uint8Array,least:0,most:255},{kind:Int16Array,least:-32768,most:32767},{kind:Uint16Array,least:0,most:65535},{kind:Int32Array,least:-2147483648,most:2147483647}];function jr([e,t]){let n=Ar.find(n=>e>=n.least&&t<=n.most);if(n===void 0)throw RangeError(`no cell holds the numbers from ${e} to ${t}`);return n.kind}function Mr(){return e=>{let t=Nr(e),n=Object.keys(e),r=Fr(t);return{spec:e,create:(e,n,i)=>r(i??new Int32Array(t.words),e,n),toJSON:e=>Object.fromEntries(n.map(t=>[t,Pr(e[t])])),fromJSON:e=>Lr(e,t),isSound:e=>t.places.every(({name:t,field:n})=>{let r=e[t];return n.fits(typeof r==`number`?[r]:r)})}}}function Nr(e){let t=Object.entries(e).map(([e,t])=>({name:e,field:t,kind:t.shape===`scalar`?Int32Array:jr(t.range)})),n=/* @__PURE__ */ new Map,r=0;for(let e of[4,2,1])for(let{name:i,field:a,kind:o}of t)o.BYTES_PER_ELEMENT===e&&(n.set(i,r),r+=a.cells*e);return{places:t.map(e=>({...e,offset:n.get(e.name)})),words:Math.ceil(r/4)}}function Pr(e){if(typeof e==`number`)return e;let t=e,n=Array(t.length);for(let e=0;e<t.length;e++)n[e]=t[e];return n}function Fr({places:e}){let t=e.filter(({field:e})=>e.shape===`run`);class n{cells;terms;dice;derived=void 0;constructor(e,n,r){this.cells=e,this.terms=n,this.dice=r;let i=this,a=e.buffer;for(let e=0;e<t.length;e++){let{name:n,kind:r,offset:o,field:s}=t[e];i[n]=new r(a,o,s.cells)}}copy(){return new n(this.cells.slice(),this.terms,this.dice)}copyFrom(e){this.cells.set(e.cells),this.dice=e.dice,this.derived=void 0}numbers(){let t=new Int32Array(e.reduce((e,{field:t})=>e+t.cells,0)),n=this,r=0;for(let{name:i,field:a}of e){let e=n[i];typeof e==`number`?t[r]=e:t.set(e,r),r+=a.cells}return t}}for(let{name:t,field:r,offset:i}of e){if(r.shape===`run`)continue;let e=i/4;Object.defineProperty(n.prototype,t,{get(){return this.cells[e]},set(t){this.cells[e]=t}})}return(e,t,r)=>new n(e,t,r)}const Ir=`is missing, misspelt or of the wrong size`;function Lr(e,{places:t,words:n}){if(typeof e!=`object`||!e)return{ok:!1,field:`state`,reason:Ir};let r=e,i=Object.keys(r).find(e=>!t.some(({name:t})=>t===e));if(i!==void 0)return{ok:!1,field:i,reason:Ir};let a=new Int32Array(n);for(let{name:e,field:n,kind:i,offset:o}of t){let t=n.shape===`scalar`?[r[e]]:r[e];if(!(Array.isArray(t)&&t.length===n.cells&&t.every(e=>Number.isInteger(e))))return{ok:!1,field:e,reason:Ir};if(!n.fits(t))return{ok:!1,field:e,reason:`holds numbers that no game can reach`};new i(a.buffer,o,n.cells).set(t)}return{ok:!0,cells:a}}const B={pool:-1,aside:-2,eliminated:-3,returning:-4,removed:-5,unused:-6},V={begun:1,moving:2,stepped:4,column:8,stopped:16,unsuppliedMove:32,topped:64,attacked:128,flanked:256,momentum:512,advanced:1024,involved:2048,unsuppliedBattle:4096,defended:8192,split:16384,combined:32768},H={breached:1,assaulted:2,airMarker:4,airZone:8,revealed:16,lost:32},U={outOfPlay:0,neutral:1,fighting:2,capitulated:3},W={none:0,reorganization:1,movement:2,combat:3},Rr=[`none`,`reorganization`,`movement`,`combat`],zr={waiting:0,ready:1,spent:2},Br=Mr()({rolls:R(0,Dr),revelations:R(0,Dr),turn:R(1,10),phase:R(W.none,W.combat),active:R(0,2**_.length-1),marker:R(-1,w.length-1),pool:R(0,2**w.length-1),drawn:R(0,10),germanPhases:R(0,2**(W.combat+1)-2),germanOrder:R(0,63),replaced:R(0,1),reserveRoll:R(0,6),airSide:R(-1,1),airMarkers:R(0,30),flieger:R(zr.waiting,zr.spent),danzigScored:R(0,1),verdict:R(0,13),vp:z(2,-1e3,1e3),bonus:z(2,-1e3,1e3),track:z(10,0,100+W.combat),railheads:z(4,-1,O-1),status:z(_.length,U.outOfPlay,U.capitulated),capitulatedOn:z(_.length,0,10),violatedOn:z(_.length,0,10),flow:ne(L),place:z(k,-7,O-1),below:z(k,-1,k-1),unitFlags:Or(k,V),left:z(k,0,288),returns:z(k,0,10),top:z(O,-1,k-1),control:z(O,0,_.length),hexFlags:Or(O,H)}),G=(e,t,n)=>(e[t]&n)!==0,K=e=>e.terms.scenario===`1939`;function Vr(e,t){return Hr(e,t)+1}function Hr(e,t){let n=e.dice.below(e.rolls,t);return e.rolls+=1,n}function Ur(e,t){let n=Object.keys(t),r=n.map(e=>t[e]),i=Object.fromEntries(n.map((e,t)=>[e,t]));return{stage:i,run(t,n){let a=ie(t.flow,e),o=h(t.flow,e.at.stage);if(o>=r.length){m(t.flow);return}re(t.flow,e.at.stage,o+1);let s=r[o](t,n);typeof s==`string`?oe(t.flow,a,e.at.stage,i[s]):s===void 0&&o===r.length-1&&Wr(t,e,a)&&m(t.flow)}}}const Wr=(e,t,n)=>f(e.flow)===t.id&&ie(e.flow,t)===n;function Gr(e,{count:t,each:n,after:r}){return{run(i,a){let o=h(i.flow,e);o<t(i)?(re(i.flow,e,o+1),n(i,o,a)):r===void 0?m(i.flow):r(i,a)}}}const Kr=`5.3a`,qr=e=>`drawn-${e}`,Jr=(e,t)=>e.terms.sideOf[w[t].nations[0]]!==0,Yr=Object.fromEntries(w.map(({name:e},t)=>[qr(t),{title:`the ${e} marker is drawn`,rule:Kr,isAhead:e=>!!(e.pool&1<<t)&&Jr(e,t)}])),Xr=de({hasWindows:(e,t)=>t===0&&!K(e),until:{"next-marker":{title:`the next marker is drawn`,rule:Kr},...Yr,attacked:{title:`a unit of yours has been attacked`,rule:Kr},entered:{title:`the enemy enters Germany`,rule:Kr},"turn-end":{title:`the end of this turn`,rule:Kr}},only:{"after-draw":{title:`a marker has been drawn`,rule:Kr,holds:e=>ti(e)===0},"after-phase":{title:`an enemy phase has ended`,rule:Kr,holds:e=>ti(e)>0},contact:{title:`an enemy stands next to a German unit`,rule:Kr,holds:ni}}});function Zr(e,t){Xr.happens(e,0,`next-marker`),Xr.happens(e,0,qr(t))}const Qr=e=>Xr.happens(e,0,`turn-end`);function $r(e,t){e.terms.sideOf[P[t]]!==0&&Xr.happens(e,0,`attacked`)}function ei(e,t,n){n!==0&&A[t]===y&&Xr.happens(e,0,`entered`)}function ti(e){let t=ie(e.flow,L.nationalTurn);return(ae(e.flow,t,L.nationalTurn.at.next)-1)/2}function ni(e){for(let t=0;t<k;t++)if(!(P[t]!==y||e.place[t]<0))for(let n=0;n<6;n++){let r=E.neighbours[e.place[t]*6+n],i=r<0?-1:e.top[r];if(i>=0&&e.terms.sideOf[P[i]]!==0)return!0}return!1}const q=g(`5.0a`,`this cannot be done at this point of the sequence of play`),ri=g(`5.0a`,`the decision is the other player’s`),ii=g(`4.1`,`the game is over`),ai=g(`5.0a`,`this is not an action of the game`),J=g(`2.3`,`there is no such unit`),oi=g(`2.1c`,`there is no such hex on the map`);function Y(e){return typeof e==`string`?En.indexOf(e):-1}function X(e){return typeof e==`string`?E.indexOf(e):-1}const si=g(`6.2.1`,`that is not a number of airpower markers at hand`),ci=g(`6.2.2a`,`an airpower marker already lies in that hex`),li=[S,De,ke,Oe],ui=[b,x],di=[De,Oe,ke];function fi(e){let t=t=>e.status[t]===U.capitulated&&e.capitulatedOn[t]<e.turn;return ui.filter(t).length+di.filter(t=>e.status[t]===U.fighting&&e.violatedOn[t]<e.turn).length-li.filter(t).length}function pi(e,t){let n=mi(e,3),r=mi(e,2),i=fi(e),a=hi(n)-hi(r)-i;e.airSide=a===0?-1:a>0?0:1,e.airMarkers=Math.abs(a),t?.push({event:`roll`,rule:`6.1a`,for:`German airpower`,dice:n}),t?.push({event:`roll`,rule:`6.1a`,for:`Allied airpower`,dice:r,modifier:i}),t?.push({event:`air-superiority`,rule:`6.1c`,side:e.airSide,markers:e.airMarkers}),e.airMarkers>0&&p(e.flow,L.terrorBombing)}function mi(e,t){return Array.from({length:t},()=>Vr(e,6))}function hi(e){return e.reduce((e,t)=>e+t,0)}const gi={side:e=>e.airSide,list(e,t){for(let n=0;n<=e.airMarkers;n++)t({do:`bomb`,markers:n})},check(e,t){if(t.do!==`bomb`)return q;let{markers:n}=t;return Number.isInteger(n)&&n>=0&&n<=e.airMarkers?null:si},perform(e,t,n){let r=vi(e,t.markers),i=r.filter(_i).length;e.airMarkers-=r.length,m(e.flow),r.length>0&&n?.push({event:`roll`,rule:`6.2.1`,for:`terror bombing`,dice:r,hits:i}),e.airMarkers>0&&p(e.flow,L.groundSupport),i>0&&Ta(e,1-e.airSide,-i,`6.2.1`,n)}},_i=e=>e>=4;function vi(e,t){let n=[],r=()=>n.filter(_i).length;for(;n.length<t&&!Oa(e,1-e.airSide,r());)n.push(Vr(e,6));return n}function yi(e,t){return G(e.hexFlags,t,H.airMarker)?ci:null}const bi={side:e=>e.airSide,list(e,t){for(let n=0;n<O;n++)yi(e,n)===null&&t({do:`support`,hex:E.names[n]})},check(e,t){if(t.do!==`support`)return q;let n=X(t.hex);return n<0?oi:yi(e,n)},perform(e,t,n){xi(e,X(t.hex)),n?.push({event:`air-marker`,rule:`6.2.2a`,side:e.airSide,hex:t.hex}),--e.airMarkers,e.airMarkers===0&&m(e.flow)}};function xi(e,t){e.hexFlags[t]|=H.airMarker|H.airZone;for(let n=t*6;n<t*6+6;n++){let t=E.neighbours[n];t>=0&&(e.hexFlags[t]|=H.airZone)}}function Si(e,t,n){return e.airSide===t&&G(e.hexFlags,n,H.airZone)}function Ci(e){for(let t=0;t<O;t++)e.hexFlags[t]&=~(H.airMarker|H.airZone);e.airSide=-1,e.airMarkers=0}const wi=g(`11.4c`,`units may not enter hexes that are all sea, all lake or outside the game`),Ti=g(`1.3c`,`Switzerland is closed to both sides`),Ei=g(`3.3b`,`that country is neutral`),Di=g(`13.1a`,`only Germany, Poland and Czechoslovakia are in play`),Oi=g(`13.1b`,`Polish units stay in Poland`),ki=g(`5.1a`,`in turns 1 and 2 German units stay in Germany and Czechoslovakia`),Ai=g(`5.1a`,`in turns 1 and 2 only German and Czech units move and fight`),ji=g(`11.7`,`units of this nation may not operate in that country`),Mi=g(`11.5a`,`an intact fort is open to units of its own nation only`),Ni=g(`11.4a`,`mechanized units enter mountain and swamp only along a railroad`),Pi=g(`11.5e`,`German units may not enter or attack the Maginot Line`),Fi=/* @__PURE__ */ new Map([[M.czech,S],[M.czechHeavy,S],[M.belgian,De]]);function Ii(e){return Fi.get(N[e])??-1}function Li(e,t){return N[t]!==M.none&&!G(e.hexFlags,t,H.breached)}function Ri(e,t){return Li(e,t)&&N[t]<=M.belgian}const zi=new Uint8Array(_.length*_.length);for(let[e,t]of ze)for(let n=0;n<_.length;n++)(t===null||t.includes(n))&&(zi[e*_.length+n]=1);function Bi(e,t,n){return n===Fe?Ti:K(e)?Hi(t,n):e.status[n]===U.neutral?Ei:e.turn<=2?Vi(t,n):zi[t*_.length+n]?null:ji}function Vi(e,t){return e===S?t===S?null:ji:e===y?t===y||t===S?null:ki:Ai}function Hi(e,t){return e===x?t===x?null:Oi:t===y||t===x||t===S||t===Me?null:Di}function Ui(e,t,n){if(Xn[n])return wi;let r=Bi(e,t,A[n]);return r!==null||N[n]===M.none?r:N[n]===M.maginot?t===y?Pi:null:Ri(e,n)&&Ii(n)!==t?Mi:null}function Wi(e,t,n){if(Xn[n])return wi;let r=Bi(e,t,A[n]);return r===null?N[n]===M.maginot&&t===y?Pi:null:r}function Gi(e,t){let n=e*6+t;return Zn[E.neighbours[n]]===1&&qn[n]===0}function Ki(e,t,n){let r=e.top[n];return r>=0&&e.terms.sideOf[P[r]]!==t}function qi(e,t){let n=A[t];return n===C||(n===Ne||n===Pe)&&e.status[n]===U.fighting}function Ji(e){return e.derived===void 0&&(e.derived={zones:[new Int16Array(O),new Int16Array(O)]},Yi(e)),e.derived}function Yi(e){let t=e.derived;if(t!==void 0){t.zones[0].fill(0),t.zones[1].fill(0);for(let t=0;t<k;t++)e.place[t]>=0&&Zi(e,t,e.place[t],1);for(let t of Hn)Qi(e,t)&&$i(e,t)}}function Xi(e,t,n,r,i){let a=r*6+i;return!$n[a]||n&&Gi(r,i)?!1:Ui(e,t,E.neighbours[a])===null}function Zi(e,t,n,r){if(e.derived===void 0||ur[t])return;let i=e.derived.zones[e.terms.sideOf[P[t]]];for(let a=0;a<6;a++)Xi(e,P[t],sr[t]===1,n,a)&&(i[E.neighbours[n*6+a]]+=r)}function Qi(e,t){return Ri(e,t)&&e.status[Ii(t)]===U.fighting}function $i(e,t){let n=e.derived.zones[e.terms.sideOf[Ii(t)]];for(let e=t*6;e<t*6+6;e++)$n[e]&&(n[E.neighbours[e]]+=1)}function ea(e,t,n){return Ji(e).zones[1-t][n]>0}function ta(e){e.status.fill(U.outOfPlay),e.status[y]=U.fighting,e.status[x]=U.fighting;for(let t=0;t<O;t++){let n=A[t],r=n===S?y:n;e.control[t]=r===y||r===x?r+1:0}for(let t of Hn)e.hexFlags[t]|=H.breached}function na(e){return K(e)||e.turn<=2}function ra(e){return K(e)?x:S}const ia=1<<W.reorganization|1<<W.movement|1<<W.combat;function aa(e){return e.active===0?0:e.terms.sideOf[31-Math.clz32(e.active)]}const oa=e=>e.active===0,sa=(e,t)=>e.status[t]===U.fighting;function ca(e){if(e.pool=0,!K(e))for(let t=0;t<w.length;t++)w[t].nations.some(t=>sa(e,t))&&(e.pool|=1<<t)}function la(e,t){for(let n=0;n<w.length;n++){let r=w[n].nations;if(!r.includes(t)||r.some(n=>n!==t&&sa(e,n)))continue;e.pool&=~(1<<n);let i=e.track.indexOf(n+1);i<0||(e.track[i]=0,--e.drawn)}}function ua(e,t){let n=e.track.indexOf(0);n<0||(e.track[n]=t,e.drawn+=1)}const da=Ur(L.turn,{start:fa,play:pa,end:ha});function fa(e,t){e.marker=-1,e.drawn=0,e.germanPhases=0,e.germanOrder=0,e.replaced=0,e.reserveRoll=0,e.track.fill(0),ca(e),e.turn>=4&&!K(e)&&e.flieger===zr.waiting&&(e.flieger=zr.ready),Qr(e),t?.push({event:`turn`,rule:`5.0a`,turn:e.turn}),na(e)?(p(e.flow,L.germanTurn),p(e.flow,L.germanOrder)):pi(e,t)}function pa(e,t){if(na(e))p(e.flow,L.nationalTurn);else if(e.pool!==0)return ma(e,t),`play`}function ma(e,t){let n=0;for(let t=0;t<w.length;t++)e.pool&1<<t&&(n+=1);let r=Hr(e,n),i=0;for(;!(e.pool&1<<i)||r-->0;)i+=1;e.pool&=~(1<<i),e.marker=i,ua(e,i+1),Zr(e,i),t?.push({event:`drawn`,rule:`5.2f`,marker:w[i].name}),p(e.flow,L.nationalTurn)}function ha(e,t){return na(e)||Ci(e),e.turn>=e.terms.lastTurn?(m(e.flow),Ua(e,t),null):(e.turn+=1,e.marker=-1,Yi(e),`start`)}function ga(e){let t=e.marker>=0?w[e.marker].nations:[ra(e)],n=0;for(let r of t)sa(e,r)&&(n|=1<<r);return n}function _a(e){return _.filter((t,n)=>e&1<<n)}const va=Gr(L.nationalTurn.at.next,{count:()=>7,each(e,t){t>0&&ga(e)===0?m(e.flow):t%2==1?p(e.flow,L.nationalPhase,(t+1)/2):!na(e)&&e.germanPhases!==ia&&p(e.flow,L.germanWindow)}}),ya=br(`po-cdc`);function ba(e){let t=0;return xo(e,Fn)===0&&(t+=1),e.place[ya]===B.removed&&xo(e,In)===0&&(t+=1),xo(e,Pn)===0?t+=2:xa(e,Pn)&&(t+=1),t}function xa(e,t){for(let n=t*6;n<t*6+6;n++){let t=E.neighbours[n];if(t>=0&&Ki(e,1,t))return!0}return!1}function Sa(e,t){let n=ba(e);return t?.push({event:`final-count`,rule:`13.3b`,points:n}),n<=2?11:n===3?12:13}const Ca=[null,{winners:[0],rule:`4.1a`,because:`Czechoslovakia capitulated before the end of turn 2`},{winners:[0],rule:`4.1b1`,because:`the German side has 100 victory points and Prague`},{winners:[0],rule:`4.1b2`,because:`the Allied victory points are down to one`},{winners:[1],rule:`4.1c1`,because:`the German victory points are down to one`},{winners:[1],rule:`4.1c2`,because:`the Allied side has 100 victory points`},{winners:[1],rule:`4.1c3`,because:`both hexes of Berlin are in Allied hands`},{winners:[1],rule:`4.2a`,because:`Czechoslovakia has not capitulated`},{winners:[0],rule:`4.2b`,because:`the German side leads by at least 20 victory points`},{winners:[1],rule:`4.2b`,because:`the Allied side leads by at least 20 victory points`},{winners:[],rule:`4.2b`,because:`neither side leads by 20 victory points`},{winners:[1],rule:`13.3c`,because:`Germany has no more than 2 victory points`},{winners:[],rule:`13.3c`,because:`Germany has 3 victory points`},{winners:[0],rule:`13.3c`,because:`Germany has 4 victory points`}];function wa(e,t,n){if(e.verdict!==0)return;let r=Ca[t];e.verdict=t,n?.push({event:`game-over`,rule:r.rule,winners:r.winners,because:r.because})}function Ta(e,t,n,r,i){K(e)||(e.bonus[t]+=n,Ea(e,t,n,r,i),Da(e,i))}function Ea(e,t,n,r,i){K(e)||n===0||(e.vp[t]+=n,i?.push({event:`victory-points`,rule:r,side:t,points:n,total:e.vp[t]}))}function Da(e,t){K(e)||e.verdict!==0||(jn.every(t=>xo(e,t)===1)&&wa(e,6,t),aa(e)===0&&ka(e,t),Aa(e,t),ka(e,t))}const Oa=(e,t,n)=>e.vp[t]-n<=1;function ka(e,t){e.vp[0]>=100&&xo(e,Rn[S])===0&&wa(e,2,t),Oa(e,1,0)&&wa(e,3,t)}function Aa(e,t){Oa(e,0,0)&&wa(e,4,t),e.vp[1]>=100&&wa(e,5,t)}function ja(e,t,n,r,i){if(K(e))return;let a=Bn[t];Ea(e,r,a,`4.4a`,i),Ma(e,t,r)||n>=0&&Ea(e,n,-a,`4.4a`,i),Da(e,i),Ia(e,t,r,i)}function Ma(e,t,n){return t!==In||n!==0||e.danzigScored?!1:(e.danzigScored=1,!0)}function Na(e,t){Ea(e,1,1,`4.4d`,t),Ea(e,0,-1,`4.4d`,t),Da(e,t)}const Pa=[S,De,Oe,ke,Ae,je,Me],Fa=[b,x];function Ia(e,t,n,r){for(let i of n===0?Pa:Fa)Rn[i]===t&&za(e,i,r)}function La(e,t){Yi(e),K(e)||e.status[S]!==U.fighting||Hn.some(t=>Ii(t)===S&&!G(e.hexFlags,t,H.breached))||za(e,S,t)}function Ra(e,t){return e.status[t]===U.fighting}function za(e,t,n){if(e.verdict===0&&Ra(e,t)){if(e.status[t]=U.capitulated,e.capitulatedOn[t]=e.turn,n?.push({event:`capitulation`,rule:Va(t),nation:_[t]}),t===S&&e.turn<=2)wa(e,1,n),Yi(e);else{for(let n=0;n<k;n++)P[n]===t&&e.place[n]!==B.unused&&Co(e,n,B.removed);if(e.active&=~(1<<t),la(e,t),Ba(e,t),Yi(e),[S,De,Oe,ke].includes(t)){let r=t===S?`4.5.1g`:`4.5.2c`,i=Vr(e,6);n?.push({event:`roll`,rule:r,for:`capitulation`,dice:[i]}),Ta(e,0,i,r,n)}}}}function Ba(e,t){for(let n of Hn)Ii(n)===t&&(e.hexFlags[n]|=H.breached)}function Va(e){return e===S?`4.5.1a`:e===b||e===x?`4.5.4a`:[De,Oe,ke].includes(e)?`4.5.2a`:`4.5.3a`}function Ha(e){if(e.status[S]!==U.capitulated)return 7;let t=e.vp[0]-e.vp[1];return t>=20?8:t<=-20?9:10}function Ua(e,t){wa(e,K(e)?Sa(e,t):Ha(e),t)}function Wa(e){return Ca[e.verdict]}const Ga=32767;function Ka(e){return{mark:new Uint8Array(e.size),previous:new Int16Array(e.size),length:new Int16Array(e.size),hexes:new Int16Array(e.size),count:0}}function qa(e,t,n,r,i,a,o=Ga){Xa(e);for(let t=0;t<r;t++)i[n[t]]!==0&&Za(e,n[t]);let{neighbours:s}=t,{mark:c,previous:l,length:u,hexes:d}=e,ee=e.count;for(let e=0;e<ee;e++){let t=d[e],n=u[t]+1;if(n>o)break;if(c[t]!==1)for(let e=0;e<6;e++){let r=t*6+e,o=s[r];if(o<0||c[o]!==0||a[r]===0)continue;let te=i[o];te!==0&&(c[o]=te,l[o]=t,u[o]=n,d[ee++]=o)}}e.count=ee}function Ja(e,t){return e.mark[t]!==0}const Ya=()=>!0;function Xa(e){let{mark:t,hexes:n,count:r}=e;for(let e=0;e<r;e++)t[n[e]]=0;e.count=0}function Za(e,t){e.mark[t]===0&&(e.mark[t]=2,e.previous[t]=-1,e.length[t]=0,e.hexes[e.count++]=t)}function Qa(e,t,n,r){e.mark[n]=r,e.previous[n]=t,e.length[n]=e.length[t]+1,e.hexes[e.count++]=n}const $a=g(`10.3.1b`,`there are four railheads, and each moves once`),eo=g(`10.3.1b`,`a railhead moves no more than four hexes, along a railroad in Soviet hands`),to=g(`10.3.1c`,`the railroad from there to the Soviet Union is not all in Soviet hands`);function no(e,t){for(let n=0;n<4;n++)if(e.railheads[n]===t)return!0;return!1}function ro(e,t){return Jn[t]?e.control[t]===C+1||qi(e,t)&&xo(e,t)===1&&!G(e.hexFlags,t,H.lost):!1}const io=Ka(E),ao=new Uint8Array(O),oo=new Int16Array(O);function so(e,t){let n=Ji(e).zones[0],r=0;ao.fill(0);for(let i of Yn)ro(e,i)&&(ao[i]=t&&n[i]>0&&e.top[i]<0?1:2,zn[i]&&(oo[r++]=i));qa(io,E,oo,r,ao,qn)}function co(e,t){return so(e,!0),Ja(io,t)}function lo(e,t,n){if(!(K(e)||!Jn[t]||e.railheads[0]<0)){so(e,!1);for(let t=0;t<4;t++){let r=e.railheads[t];if(r<0||Ja(io,r))continue;let i=po(r);i<0||(e.railheads[t]=i,n?.push({event:`railhead`,rule:`10.3.1d`,railhead:t,from:E.names[r],to:E.names[i]}))}}}const uo=new Uint8Array(O),fo=new Int16Array(O);function po(e){uo.fill(0),uo[e]=1,fo[0]=e;for(let e=0,t=1;e<t;e++){if(Ja(io,fo[e]))return fo[e];for(let n=fo[e]*6;n<fo[e]*6+6;n++){let e=E.neighbours[n];qn[n]&&!uo[e]&&(uo[e]=1,fo[t++]=e)}}return-1}const mo=Ka(E),ho=/* @__PURE__ */ new Int16Array(1);function go(e,t){ho[0]=e.railheads[t],qa(mo,E,ho,1,ao,qn,4)}function _o(e){return!Ja(mo,e)||mo.length[e]===0?eo:Ja(io,e)?null:to}const vo=(e,t)=>!!(h(e.flow,L.railheads.at.moved)&1<<t),yo={side:()=>1,list(e,t){so(e,!1);for(let n=0;n<4;n++)if(!(vo(e,n)||e.railheads[n]<0)){go(e,n);for(let e=0;e<mo.count;e++){let r=mo.hexes[e];_o(r)===null&&t({do:`railhead`,railhead:n,to:E.names[r]})}}t({do:`done`})},check(e,t){if(t.do===`done`)return null;if(t.do!==`railhead`)return q;let n=t.railhead;if(typeof n!=`number`||!(e.railheads[n]>=0)||vo(e,n))return $a;let r=X(t.to);return r<0?oi:(so(e,!1),go(e,n),_o(r))},perform(e,t,n){if(t.do===`done`){m(e.flow);return}let r=t.railhead,i=h(e.flow,L.railheads.at.moved);n?.push({event:`railhead`,rule:`10.3.1b`,railhead:r,from:E.names[e.railheads[r]],to:t.to}),e.railheads[r]=X(t.to),re(e.flow,L.railheads.at.moved,i|1<<r)}};function bo(e,t){return e.control[t]-1}function xo(e,t){return e.control[t]===0?-1:e.terms.sideOf[e.control[t]-1]}function So(e,t,n,r){let i=e.place[t];i>=0&&Zi(e,t,i,-1),Sr(e,t,n),Zi(e,t,n,1),wo(e,n,P[t],r)}function Co(e,t,n){let r=e.place[t];r>=0&&Zi(e,t,r,-1),wr(e,t,n),e.unitFlags[t]=0,e.left[t]=0,e.returns[t]=0}function wo(e,t,n,r){let i=xo(e,t),a=e.terms.sideOf[n];e.control[t]!==n+1&&(e.control[t]=n+1,ei(e,t,a),r?.push({event:`control`,rule:`3.6a`,hex:E.names[t],nation:_[n]})),a===1?To(e,t,r):qi(e,t)&&(e.hexFlags[t]|=H.lost),n===C&&(e.hexFlags[t]&=~H.lost),i!==a&&(lo(e,t,r),ja(e,t,i,a,r))}function To(e,t,n){N[t]!==M.westWall||G(e.hexFlags,t,H.breached)||(e.hexFlags[t]|=H.breached,n?.push({event:`breached`,rule:`11.5d`,hex:E.names[t]}),Na(e,n))}const Eo=e=>P[e]*2+1,Do=e=>P[e]*2+2,Oo=Uint8Array.from(D,(e,t)=>!F[t]||!e.flags.has(`breaksDown`)?0:e.flags.has(`italianMechArmy`)?Do(t):Eo(t)),ko=Uint8Array.from(D,(e,t)=>F[t]||cr[t]||ur[t]||e.flags.has(`noReorg`)?0:e.flags.has(`italianMech`)?Do(t):e.type===`infantry`||e.flags.has(`canFormArmy`)?Eo(t):0),Ao=Uint8Array.from(D,(e,t)=>P[t]===Ee&&e.flags.has(`canFormArmy`)?1:0),jo=hr.map(e=>e.filter(e=>Oo[e]!==0)),Mo=Array.from(Oo,(e,t)=>hr[P[t]].filter(t=>e!==0&&ko[t]===e));function No(e,t){return Oo[t]!==0}function Po(e,t){return Oo[t]===0?0:dr[t]/2}function Fo(e,t,n){return Oo[t]===0||Oo[t]!==ko[n]?!1:!Ao[n]||e.terms.options.yugoIndependentsCombine}function Io(e,t,n,r,i,a=Ya,o=Ga){if(Xa(e),Za(e,n),r(n))return n;let{neighbours:s}=t,{mark:c,length:l,hexes:u}=e;for(let t=0;t<e.count;t++){let n=u[t];if(l[n]>=o)break;if(c[n]!==1)for(let t=0;t<6;t++){let o=s[n*6+t];if(!(o<0||c[o]!==0||!i(n,t,o))&&(Qa(e,n,o,a(o)?2:1),r(o)))return o}}return-1}function Lo(e,t,n){return t===C?qi(e,n):A[n]===t||t===y&&A[n]===Me}function Ro(e,t,n){return zo(t,n)&&xo(e,n)===e.terms.sideOf[t]}function zo(e,t){let n=A[t];switch(e){case y:return j[t]===1&&(n===y||n===Me);case x:return j[t]===1&&n===x;case b:return t===Rn[b];case Ce:case we:return n===Ce;case Ee:case Te:return n===e&&(Gn[t]&Wn.south)!==0;case Se:return n===Se&&(Gn[t]&(Wn.south|Wn.west))!==0;default:return!1}}function Bo(e,t,n){let r=e.terms.sideOf[t];return!Vo(e,A[n])||Ki(e,r,n)||N[n]!==M.none&&Li(e,n)&&Ho(e,r,n)?!0:j[n]===1&&xo(e,n)===1-r}function Vo(e,t){return K(e)?t===y||t===x||t===S||t===Me:t>=0&&t!==Fe&&e.status[t]!==U.neutral}function Ho(e,t,n){return e.terms.sideOf[A[n]]!==t}function Uo(e,t,n){return Ji(e).zones[1-t][n]>0&&e.top[n]<0}let Wo,Go=0,Ko=0,qo=!1;function Jo(e,t,n){return Qn[e*6+t]===1&&!Bo(Wo,Go,n)}function Yo(e){return qo||!Uo(Wo,Ko,e)}const Xo=e=>Ro(Wo,Go,e),Zo=e=>no(Wo,e)&&(zn[e]===1||Yo(e))&&co(Wo,e),Qo=Ka(E);function $o(e,t){Wo=e,Go=P[t],Ko=e.terms.sideOf[Go],qo=lr[t]===1;let n=Go===C,r=n?Zo:Xo;return Io(Qo,E,e.place[t],r,Jo,Yo,n?4:Ga)}function es(e,t){return Lo(e,P[t],e.place[t])||$o(e,t)>=0}function ts(e,t,n){return Lo(e,P[t],n)||es(e,t)}new Uint8Array(O),new Int16Array(O),Ka(E),new Uint8Array(_.length);const ns=new Uint8Array(O),rs=_.map(()=>[]);kn(()=>{for(let e=0;e<O;e++)ns[e]=+(j[e]===1||N[e]!==M.none);for(let e=0;e<_.length;e++){rs[e].length=0;for(let t=0;t<O;t++)zo(e,t)&&rs[e].push(t)}});const is=Uint8Array.from(D,(e,t)=>cr[t]||e.flags.has(`noReplacement`)?1:0),as=g(`3.5d`,`a unit returns in the Reorganization Phase of its own nation`),os=g(`3.5f`,`only an eliminated German corps can be replaced`),ss=g(`3.5f`,`in this game the German replacement is an infantry corps`),cs=g(`3.5d`,`this unit is not on its way back`),ls=g(`3.5d`,`this unit is not yet due`),us=g(`3.5d`,`a replacement appears in a supply source or city that its side holds`),ds=g(`3.5d`,`a unit that is due returns when there is room for it`);function fs(e,t,n,r){r?.push({event:`eliminated`,rule:`12.3a`,unit:I[t],hex:e.place[t]>=0?E.names[e.place[t]]:null}),lr[t]&&Ta(e,0,n.unsupplied?-2:-1,`4.6`,r),P[t]===y?Co(e,t,ps(e,t)):No(e,t)?Co(e,t,B.pool):is[t]||e.status[P[t]]!==U.fighting?Co(e,t,B.removed):ms(e,t,n,r)}function ps(e,t){return No(e,t)?B.pool:is[t]||F[t]||lr[t]&&!e.terms.options.germanMechReplacement?B.removed:B.eliminated}function ms(e,t,n,r){let i=n.unsupplied||n.concentric||n.city,a=i?[Vr(e,6),Vr(e,6)]:[Vr(e,6)],o=e.turn+a.reduce((e,t)=>e+t,0),s=o>e.terms.lastTurn;r?.push({event:`roll`,rule:i?`3.5b`:`3.5a`,for:`replacement`,unit:I[t],dice:a,returns:s?null:o}),Co(e,t,s?B.removed:B.returning),e.returns[t]=s?0:o}function hs(e,t){return e.active&1<<P[t]?P[t]===y?e.place[t]===B.eliminated?lr[t]&&!e.terms.options.germanMechReplacement?ss:null:os:e.place[t]===B.returning?e.returns[t]>e.turn?ls:null:cs:as}function gs(e,t,n){if(Ro(e,t,n))return!0;if(t===y||xo(e,n)!==e.terms.sideOf[t])return!1;let r=t===C&&zn[n]===1;return(j[n]===1||r)&&Lo(e,t,n)}function _s(e,t,n){let r=hs(e,t);return r===null?gs(e,P[t],n)?Os(e,t,n):us:r}function vs(e,t){if(hs(e,t)!==null)return!1;for(let n=0;n<O;n++)if(_s(e,t,n)===null)return!0;return!1}function ys(e){for(let t=0;t<k;t++)if(vs(e,t))return!0;return!1}function bs(e){!(xs(e)&&e.replaced!==0)&&ys(e)&&p(e.flow,L.replacements)}function xs(e){return!!(e.active&1<<y)}const Ss={side:aa,list(e,t){for(let n=0;n<k;n++)if(hs(e,n)===null)for(let r=0;r<O;r++)_s(e,n,r)===null&&t({do:`replace`,unit:I[n],hex:E.names[r]});xs(e)&&t({do:`decline`})},check(e,t){if(t.do===`decline`)return xs(e)?null:ds;if(t.do!==`replace`)return q;let n=Y(t.unit),r=X(t.hex);return n<0?J:r<0?oi:_s(e,n,r)},perform(e,t,n){if(t.do===`replace`){let r=Y(t.unit),i=xs(e)?`3.5f`:`3.5d`;n?.push({event:`placed`,rule:i,unit:t.unit,hex:t.hex}),e.returns[r]=0,So(e,r,X(t.hex),n),xs(e)&&(e.replaced=1)}(xs(e)||!ys(e))&&m(e.flow)}},Cs=g(`8.0a`,`enemy units stand in that hex`),ws=g(`8.0h`,`units of different nations may not share a hex`),Ts=g(`8.0c`,`no more than five units fit in a hex`),Es=g(`8.0d`,`no more than one army or front fits in a hex`),Ds=g(`8.0e`,`no more than one German 0-3 static corps fits in a hex`);function Os(e,t,n){let r=fr[t];for(let i=e.top[n];i>=0;i=e.below[i]){if(i===t)continue;let n=ks(e,t,i);if(n!==null)return n;r+=fr[i]}return r>5?Ts:null}function ks(e,t,n){return P[t]===P[n]?F[t]&&F[n]?Es:pr[t]&&pr[n]?Ds:null:e.terms.sideOf[P[t]]===e.terms.sideOf[P[n]]?ws:Cs}function As(e,t){return js(e,t,-1)}function js(e,t,n){let r=0,i=0,a=0;for(let o=e.top[t];o>=0;o=e.below[o])o!==n&&(r+=fr[o],i+=F[o],a+=pr[o]);return r>5||i>1||a>1}function Ms(e,t,n,r){if(e.place[t]!==n)return Ns;if(js(e,n,t)&&Ls(e,n))return Ps;let i=Rs(e,t,n,r);if(i!==null)return i;let a=e.terms.sideOf[P[t]];return ea(e,a,r)&&Bs(e,t,n)?Fs:null}const Ns=g(`7.0f`,`only units of the overstacked hex are dispersed`),Ps=g(`7.0f`,`no more units are moved out than the stacking limit asks for`),Fs=g(`7.0g`,`units are dispersed into enemy zones of control only if no other hex is left`),Is=g(`7.0f`,`units are dispersed into adjacent hexes`);function Ls(e,t){for(let n=e.top[t];n>=0;n=e.below[n])if(!js(e,t,n)&&zs(e,n,t))return!0;return!1}function Rs(e,t,n,r){let i=E.directionTo(n,r);return i<0||!Qn[n*6+i]?Is:sr[t]&&Gi(n,i)?Ni:Ui(e,P[t],r)??Os(e,t,r)}function zs(e,t,n){for(let r=n*6;r<n*6+6;r++){let i=E.neighbours[r];if(i>=0&&Rs(e,t,n,i)===null)return!0}return!1}function Bs(e,t,n){let r=e.terms.sideOf[P[t]];for(let i=0;i<6;i++){let a=E.neighbours[n*6+i];if(a>=0&&!ea(e,r,a)&&Rs(e,t,n,a)===null)return!0}return!1}const Vs={run(e,t){let n=h(e.flow,L.stackCheck.at.hex);if(!As(e,n)){m(e.flow),ie(e.flow,L.battle)<0&&Hs(e,n,0);return}if(Ws(e,n)){Hs(e,n,H.revealed),e.revelations+=1,p(e.flow,L.disperse,n);return}let r=Us(e,n);t?.push({event:`no-room`,rule:`7.0f`,unit:I[r],hex:E.names[n]}),fs(e,r,{unsupplied:!0,concentric:!1,city:!1},t)}};function Hs(e,t,n){e.hexFlags[t]=e.hexFlags[t]&~H.revealed|n;for(let r=t*6;r<t*6+6;r++){let t=E.neighbours[r];t>=0&&e.top[t]>=0&&(e.hexFlags[t]=e.hexFlags[t]&~H.revealed|n)}}function Us(e,t){for(let n=e.top[t];n>=0;n=e.below[n])if(!F[n]&&!js(e,t,n))return n;for(let n=e.top[t];n>=0;n=e.below[n])if(!F[n])return n;return e.top[t]}function Ws(e,t){let n=!1;return Gs(e,t,()=>{n=!0}),n}function Gs(e,t,n){for(let r=e.top[t];r>=0;r=e.below[r])for(let i=0;i<6;i++){let a=E.neighbours[t*6+i];a>=0&&Ms(e,r,t,a)===null&&n(r,a)}}const Ks={side(e){let t=h(e.flow,L.disperse.at.hex);return 1-e.terms.sideOf[P[e.top[t]]]},list(e,t){Gs(e,h(e.flow,L.disperse.at.hex),(e,n)=>t({do:`disperse`,unit:I[e],to:E.names[n]}))},check(e,t){if(t.do!==`disperse`)return q;let n=Y(t.unit),r=X(t.to);return n<0||ur[n]?J:r<0?oi:Ms(e,n,h(e.flow,L.disperse.at.hex),r)},perform(e,t,n){let r=h(e.flow,L.disperse.at.hex),i=Y(t.unit);m(e.flow),n?.push({event:`dispersed`,rule:`7.0f`,unit:I[i],from:E.names[r],to:t.to}),So(e,i,X(t.to),n),e.unitFlags[i]&=~V.involved}};function qs(e){let t=[];if(!Js(e))return[`the position holds numbers that no game can reach`];let n=xr(e,I,E.names);return n===null?(Ys(e,t),Xs(e,t),Qs(e,t),$s(e,t),t):[n]}function Js(e){let{lastTurn:t}=e.terms;return Br.isSound(e)&&!e.place.includes(-7)&&e.turn<=t&&e.returns.every(e=>e<=t)}function Ys(e,t){for(let n=0;n<k;n++){let r=D[n].fields.get(`scenario`);(r===`both`||r===e.terms.scenario)==(e.place[n]===B.unused)&&t.push(`${I[n]} does not belong where it is in this scenario`)}}function Xs(e,t){let n=e.verdict===0&&f(e.flow)!==L.disperse.id&&!Zs(e);for(let r=0;r<k;r++){let i=e.place[r];if(i<0)continue;let a=`${I[r]} in ${E.names[i]}`;Xn[i]&&t.push(`${a} stands in the water`),e.control[i]!==P[r]+1&&t.push(`${a} does not hold its hex`);let o=Os(e,r,i);o!==null&&(n||o.rule===`8.0a`||o.rule===`8.0h`)&&t.push(`${a}: ${o.because} (${o.rule})`)}}function Zs(e){let t=f(e.flow);return[L.components,L.defenderLosses,L.attackerLosses].some(e=>e.id===t)}function Qs(e,t){if(K(e))return;let n=[50+e.bonus[0],50+e.bonus[1]];for(let t=0;t<O;t++){let r=Bn[t];if(r===0)continue;let i=xo(e,t),a=e.terms.sideOf[A[t]];t===In?e.danzigScored&&(n[i]+=r):i>=0&&i!==a&&(n[i]+=r,n[a]-=r)}for(let t of Hn)N[t]===M.westWall&&G(e.hexFlags,t,H.breached)&&(n[1]+=1,--n[0]);for(let r of[0,1])n[r]!==e.vp[r]&&t.push(`side ${r} has ${e.vp[r]} victory points and a recount gives ${n[r]}`)}function $s(e,t){if(e.derived===void 0)return;let n=e.derived;e.derived=void 0;let r=Ji(e).zones;e.derived=n;for(let e of[0,1]){let i=ec(r[e],n.zones[e]);i>=0&&t.push(`the zones of control of side ${e} are out of date in ${E.names[i]}`)}}function ec(e,t){for(let n=0;n<e.length;n++)if(e[n]!==t[n])return n;return-1}function tc(e,t,n){let a=(e,t)=>i([{file:n,line:0,place:t,reason:e}]),o=t??{};if(typeof o!=`object`)return a(`options are names with values`);let s=Object.keys(o).find(t=>!e.some(e=>e.id===t));if(s!==void 0)return a(`there is no such option`,s);let c={};for(let t of e){let e=o[t.id]??t.standard;if(!t.values.includes(e))return a(`is one of ${t.values.join(`, `)}`,t.id);c[t.id]=e}return r(c)}function nc(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[e,String(t)]))}function rc(e){return{toJSON(t){return{game:e.id,scenario:t.terms.scenario,options:nc(t.terms.options),state:e.layout.toJSON(t)}},fromJSON(t,n){let a=(e,t)=>i([{file:`position`,line:0,place:t,reason:e}]),o=t;if(typeof o!=`object`||!o)return a(`this is not a position`);if(o.game!==e.id)return a(`this is not a position of ${e.title}`);let s=e.termsFrom(o.scenario,o.options);if(!s.ok)return s;let c=e.layout.fromJSON(o.state);if(!c.ok)return a(c.reason,c.field);let l=e.layout.create(s.value,n,c.cells),u=e.faultsIn(l);return u.length>0?a(u[0]):r(l)}}}const ic=[`true`,`false`],ac=[{id:`mechLineTest`,title:`Half of an attack must be German mechanized, counted in`,rule:`12.1b`,values:[`strength`,`units`],standard:`strength`},{id:`germanMechReplacement`,title:`The German replacement may be a mechanized corps`,rule:`3.5f`,values:ic,standard:`true`},{id:`yugoIndependentsCombine`,title:`The Yugoslav independent corps may join armies`,rule:`7.1i`,values:ic,standard:`true`},{id:`mechColumnThroughEzoc`,title:`German mechanized corps in column may enter enemy zones of control`,rule:`11.6b`,values:ic,standard:`true`},{id:`airZoneBansSplit`,title:`Armies in an enemy air zone may not be split either`,rule:`6.2.2f`,values:ic,standard:`false`}],oc=[{id:`1938`,title:`Czechoslovakia 1938`,turns:10,sides:[`german`,`allied`],options:ac},{id:`1939`,title:`Poland 1939`,turns:6,sides:[`german`,`polish`],options:ac}];function sc(e){let t=tc(ac,e,`war-comes-early`);if(!t.ok)return t;let n=t.value;return r({mechLineTest:n.mechLineTest,germanMechReplacement:n.germanMechReplacement===`true`,yugoIndependentsCombine:n.yugoIndependentsCombine===`true`,mechColumnThroughEzoc:n.mechColumnThroughEzoc===`true`,airZoneBansSplit:n.airZoneBansSplit===`true`})}function cc(e,t){return e!==`1938`&&e!==`1939`?i([{file:`war-comes-early`,line:0,reason:`there is no scenario ${String(e)}`}]):r({scenario:e,lastTurn:e===`1938`?10:6,sideOf:e===`1938`?Le:Re,options:t})}function lc(e,t){let n=sc(t);return n.ok?cc(e,n.value):n}const{toJSON:uc,fromJSON:dc}=rc({id:`war-comes-early`,title:`War Comes Early`,layout:Br,termsFrom:lc,faultsIn:qs}),fc=g(`3.3b`,`there is no such neutral nation`),pc=g(`3.3b`,`this nation is no longer neutral`),mc=g(`3.3c`,`this unit does not belong to the violated nation`),hc=g(`3.3c`,`this unit has already been placed`),gc=g(`3.3c`,`units of a violated neutral start in their own country`);function _c(e){return Ie.indexOf(_.indexOf(e))}function vc(e){return!K(e)&&e.turn>=3&&Ie.some(t=>e.status[t]===U.neutral)}const yc={side:()=>0,list(e,t){for(let n of Ie)e.status[n]===U.neutral&&t({do:`violate`,nation:_[n]});t({do:`proceed`})},check(e,t){if(t.do===`proceed`)return null;if(t.do!==`violate`)return q;let n=_c(t.nation);return n<0?fc:e.status[Ie[n]]===U.neutral?null:pc},perform(e,t,n){if(t.do===`violate`)bc(e,Ie[_c(t.nation)],n);else{m(e.flow);for(let t=Ie.length-1;t>=0;t--){let n=Ie[t];e.status[n]===U.fighting&&xc(e,n).length>0&&p(e.flow,L.deployNeutral,n)}}}};function bc(e,t,n){e.status[t]=U.fighting,e.violatedOn[t]=e.turn,n?.push({event:`violated`,rule:`3.3b`,nation:_[t]});let r=t===Ne||t===Pe?C:t;for(let n of Ln[t])e.top[n]<0&&(e.control[n]=r+1);Yi(e)}function xc(e,t){return hr[t].filter(t=>e.place[t]===B.aside)}function Sc(e){return h(e.flow,L.deployNeutral.at.nation)}function Cc(e,t,n,r){return P[n]===t?e.place[n]===B.aside?A[r]!==t||Xn[r]?gc:Os(e,n,r):hc:mc}const wc={side:()=>1,list(e,t){let n=Sc(e);for(let r of xc(e,n))for(let i of Ln[n])Cc(e,n,r,i)===null&&t({do:`place`,unit:I[r],hex:E.names[i]})},check(e,t){if(t.do!==`place`)return q;let n=Y(t.unit),r=X(t.hex);return n<0?J:r<0?oi:Cc(e,Sc(e),n,r)},perform(e,t,n){let r=Sc(e);n?.push({event:`placed`,rule:`3.3c`,unit:t.unit,hex:t.hex}),So(e,Y(t.unit),X(t.hex),n),xc(e,r).length===0&&m(e.flow)}},Tc=br(`ge-mt18`),Ec=br(`ge-m18`),Dc=g(`3.2.2b`,`only static reserve corps that have not yet arrived are placed now`),Oc=g(`3.2.2c`,`reserve corps go to German-controlled cities and West Wall hexes`),kc=g(`3.2.2a`,`only the 18th Mountain Corps is placed now`),Ac=g(`3.2.2a`,`the 18th Mountain Corps goes to a city in Germany`),jc=g(`3.2.1b`,`only the 18th Motorized Corps is placed now`),Mc=g(`3.2.1b`,`the hex lies on no short German chain from Vienna to Breslau`),Nc=(e,t,n)=>!pr[t]||e.place[t]!==B.aside?Dc:j[n]!==1&&N[n]!==M.westWall||bo(e,n)!==y?Oc:Os(e,t,n),Pc=(e,t,n)=>t===Tc?!j[n]||A[n]!==y||Ki(e,0,n)?Ac:Os(e,t,n):kc,Fc=(e,t,n)=>t===Ec?Vc(n)?Os(e,t,n):Mc:jc,Ic=new Int16Array(O),Lc=new Int16Array(O),Rc=new Int16Array(O);function zc(e,t,n){if(n.fill(-1),bo(e,t)===y){n[t]=0,Rc[0]=t;for(let t=0,r=1;t<r;t++){let i=Rc[t];if(n[i]>9)break;for(let t=i*6;t<i*6+6;t++){let a=E.neighbours[t];!Qn[t]||n[a]>=0||bo(e,a)!==y||Ui(e,y,a)===null&&(n[a]=n[i]+1,Rc[r++]=a)}}}}function Bc(e){zc(e,Mn,Ic),zc(e,Nn,Lc)}function Vc(e){return e===Mn||e===Nn||Ic[e]<0||Lc[e]<0?!1:Ic[e]+Lc[e]<=10}function Hc(e){return Bc(e),Ic[Nn]>=0&&Ic[Nn]<=10}function Uc(e,t,n){for(let r=0;r<O;r++)if(n(e,t,r)===null)return!0;return!1}function Wc(e){for(let t=0;t<k;t++)if(pr[t]&&e.place[t]===B.aside)return t;return-1}function Gc(e){let t=0;for(let n=0;n<k;n++)pr[n]&&e.place[n]===B.aside&&(t+=1);return t}function Kc(e,t){let n=Gc(e);if(K(e)||e.turn<3||n===0)return;let r=Vr(e,6);t?.push({event:`roll`,rule:`3.2.2b`,for:`reserves`,dice:[r]}),e.reserveRoll=Math.min(r-1,n),p(e.flow,L.reserves),qc(e)}function qc(e){e.reserveRoll>0&&Uc(e,Wc(e),Nc)||(e.reserveRoll=0,m(e.flow))}function Jc(e){K(e)||e.turn!==2||e.place[Tc]!==B.aside||Uc(e,Tc,Pc)&&p(e.flow,L.mountainCorps)}function Yc(e){!K(e)&&e.place[Ec]===B.aside&&Hc(e)&&Uc(e,Ec,Fc)&&p(e.flow,L.chainEntry)}function Xc(e,t,n,r){for(let i=0;i<O;i++)n(e,t,i)===null&&r({do:`place`,unit:I[t],hex:E.names[i]})}function Zc(e,t,n){if(t.do!==`place`)return q;let r=Y(t.unit),i=X(t.hex);return r<0?J:i<0?oi:n(e,r,i)}function Qc(e,t,n,r){r?.push({event:`placed`,rule:n,unit:t.unit,hex:t.hex}),So(e,Y(t.unit),X(t.hex),r)}const $c={side:()=>0,list(e,t){for(let n=0;n<k;n++)pr[n]&&e.place[n]===B.aside&&Xc(e,n,Nc,t)},check:(e,t)=>Zc(e,t,Nc),perform(e,t,n){Qc(e,t,`3.2.2c`,n),--e.reserveRoll,qc(e)}},el={side:()=>0,list:(e,t)=>Xc(e,Tc,Pc,t),check:(e,t)=>Zc(e,t,Pc),perform(e,t,n){m(e.flow),Qc(e,t,`3.2.2a`,n)}},tl={side:()=>0,list(e,t){Bc(e),Xc(e,Ec,Fc,t),t({do:`decline`})},check(e,t){return t.do===`decline`?null:(Bc(e),Zc(e,t,Fc))},perform(e,t,n){m(e.flow),t.do===`place`&&Qc(e,t,`3.2.1b`,n)}},nl={id:`1938`,dates:[`1–4 Oct`,`5–8 Oct`,`9–12 Oct`,`13–16 Oct`,`17–20 Oct`,`21–24 Oct`,`25–28 Oct`,`29 Oct–1 Nov`,`2–5 Nov`,`6–9 Nov`],lines:[{rule:`3.1a`,side:1,title:`Czech armies`,nations:[`Czechoslovakia`],zone:`printed`},{rule:`3.1b`,side:1,title:`Czech border corps`,nations:[`Czechoslovakia`],zone:`czech-border-or-city`,oneEach:!0},{rule:`3.1d`,side:1,title:`Soviet fronts in the north`,nations:[`Soviet Union`],zone:`ussr-north`,oneEach:!0},{rule:`3.1e`,side:1,title:`Soviet fronts in the south`,nations:[`Soviet Union`],zone:`ussr-south`,oneEach:!0},{rule:`3.1f`,side:1,title:`Soviet railheads`,nations:[`Soviet Union`],zone:`railheads`},{rule:`3.1h`,side:1,title:`Yugoslav forces`,nations:[`Yugoslavia`],zone:`yugoslavia`,oneEach:!0},{rule:`3.1i`,side:1,title:`Romanian forces`,nations:[`Romania`],zone:`romania`},{rule:`3.1j`,side:1,title:`French and British forces`,nations:[`France`,`Britain`],zone:`france-interior`,oneEach:!0},{rule:`3.2a`,side:0,title:`Hungarian forces`,nations:[`Hungary`],zone:`hungary`,oneEach:!0},{rule:`3.2b`,side:0,title:`Polish forces`,nations:[`Poland`],zone:`printed`},{rule:`3.2c`,side:0,title:`Italian armies`,nations:[`Italy`],zone:`italy`,oneEach:!0},{rule:`3.2e`,side:0,title:`German static divisions`,nations:[`Germany`],zone:`west-wall`},{rule:`3.2f`,side:0,title:`German armies and motorized corps`,nations:[`Germany`],zone:`germany`}]},rl={id:`1939`,dates:[`1–3 Sep`,`4–6 Sep`,`7–9 Sep`,`10–12 Sep`,`13–15 Sep`,`16–18 Sep`],lines:[{rule:`13.2a`,side:1,title:`Polish forces`,nations:[`Poland`],zone:`printed`},{rule:`13.2a`,side:0,title:`German forces`,nations:[`Germany`],zone:`printed`}]},il=[T(`3133`),T(`3134`),T(`3233`)],al={"czech-border-or-city":{where:`only border hexes and cities of Czechoslovakia are open to the border corps`,has:e=>A[e]===S&&(tr[e]===1||j[e]===1)},"ussr-north":{where:`these fronts start in the Soviet Union north of row 24`,has:e=>A[e]===C&&E.along[e]<24},"ussr-south":{where:`these units start in the Soviet Union in row 24 or south of it`,has:e=>A[e]===C&&E.along[e]>=24},railheads:{where:`a railhead starts on a Soviet railroad hex at the border`,has:e=>A[e]===C&&tr[e]===1&&Jn[e]===1},yugoslavia:{where:`these units start in Yugoslavia`,has:e=>A[e]===Ee},romania:{where:`these units start in 3133, 3134 and 3233`,has:e=>A[e]===Te&&il.includes(e)},"france-interior":{where:`these units start in France, away from its borders`,has:e=>A[e]===Ce&&tr[e]===0},hungary:{where:`these units start in Hungary`,has:e=>A[e]===b},italy:{where:`these units start in Italy`,has:e=>A[e]===Se},"west-wall":{where:`static divisions start in the West Wall`,has:e=>N[e]===M.westWall},germany:{where:`these units start in Germany, East Prussia included and Danzig not`,has:e=>A[e]===y}},ol=[`vienna-breslau-chain`,`german-city`,`german-city-or-west-wall`,`belgium`,`denmark`,`lithuania`,`netherlands`,`drop`];function sl(e){let t={setup:[...Object.keys(al),...ol,...E.names],suggested:E.names,scenario:[nl.id,rl.id,`both`]};return e.flatMap(({id:e,fields:n})=>Object.entries(t).flatMap(([t,r])=>{let i=n.get(t);return i===void 0||r.includes(i)?[]:[{file:Tn[0],line:0,place:e,reason:Ue(t,i,r)}]}))}c(a(D,sl(D)));function cl(e,t){let n=e=>t.zone===`printed`?/^\d{4}$/.test(e):e===t.zone,r=[],i=new Uint8Array(k);for(let a=0;a<k;a++){let{nation:o,fields:s}=D[a];s.get(`scenario`)!==e.id&&s.get(`scenario`)!==`both`||!t.nations.some(e=>e===o)||n(s.get(`setup`)??``)&&(r.push(a),i[a]=1)}let a=al[t.zone];return{data:t,units:r,member:i,...ll(a),outside:g(t.rule,a?.where??`this unit starts in the hex printed on it`),taken:g(t.rule,`one of these units is already in that hex, and each has a hex of its own`)}}function ll(e){if(e===void 0)return{zone:/* @__PURE__ */ new Uint8Array,hexes:[]};let t=new Uint8Array(O),n=[];return kn(()=>{n.splice(0,n.length,...Un(t=>e.has(t))),t.fill(0);for(let e of n)t[e]=1}),{zone:t,hexes:n}}const ul=nl.lines.map(e=>cl(nl,e)),dl=rl.lines.map(e=>cl(rl,e));function fl(e){return K(e)?dl:ul}function pl(e){return f(e.flow)===L.deploy.id?Nl(e).data.zone===`railheads`?yl(e):ml(e):f(e.flow)===L.deployNeutral.id?bl(e):[]}function ml(e){let t=Nl(e),n=e.copy(),r=[];for(let e of t.units){if(n.place[e]>=0)continue;let i=gl(T(D[e].fields.get(`suggested`)??E.names[0]),r=>Pl(n,t,e,r)===null);i>=0&&r.push(hl(n,e,i))}return r}function hl(e,t,n){return So(e,t,n,null),{do:`place`,unit:I[t],hex:E.names[n]}}function gl(e,t){let n=-1,r=1/0;for(let i=0;i<O;i++){let a=E.distance(e,i);a<r&&t(i)&&(n=i,r=a)}return n}function _l(e){let t=[];for(let n=0;n<O;n++)e[n]&&vl(n)&&t.push(n);return t.sort((e,t)=>E.along[e]-E.along[t]||e-t),t.length>0?t:[e.indexOf(1)]}function vl(e){return[0,1,2,3,4,5].some(t=>{let n=A[E.neighbours[e*6+t]];return qn[e*6+t]===1&&![C,Ne,Pe].includes(n)})}function yl(e){let t=_l(Nl(e).zone),n=e.railheads.length-1,r=[];for(let i=0;i<=n;i++){if(e.railheads[i]>=0)continue;let a=t[Math.round(i*(t.length-1)/n)];r.push({do:`railhead`,railhead:i,hex:E.names[a]})}return r}function bl(e){let t=Sc(e),n=xl(t),r=e.copy();return xc(r,t).map((e,i)=>{let a=n[i%n.length];return hl(r,e,gl(a,n=>Cc(r,t,e,n)===null))})}function xl(e){let t=Array.from({length:O},(e,t)=>t).filter(t=>A[t]===e),n=e=>[0,1,2,3,4,5].some(t=>A[E.neighbours[e*6+t]]===y),r=[Rn[e],...t.filter(e=>N[e]!==M.none),...t.filter(e=>j[e]),...t.filter(n)];return[...new Set(r)].filter(e=>e>=0)}const Sl=g(`3.0a`,`this unit is not set up at this point`),Cl=g(`3.0a`,`this unit has already been set up`),wl=g(`3.1f`,`the four railheads are numbered 0 to 3`),Tl=g(`3.1f`,`this railhead has already been set up`);function El(e){e.turn=1,e.marker=-1,e.airSide=-1,e.flieger=zr.waiting,e.vp.fill(50),e.railheads.fill(-1),e.top.fill(-1),e.below.fill(-1);for(let t=0;t<k;t++)e.place[t]=Dl(e,t);K(e)?ta(e):Ol(e),ca(e),p(e.flow,L.turn),p(e.flow,L.setUp)}function Dl(e,t){let n=D[t].fields.get(`scenario`);return n!==`both`&&n!==e.terms.scenario?B.unused:mr[t]?B.pool:B.aside}function Ol(e){for(let t=0;t<_.length;t++){let n=Ie.includes(t)||t===Fe?U.neutral:U.fighting;e.status[t]=n}for(let t=0;t<O;t++){let n=A[t];e.control[t]=n>=0&&e.status[n]===U.fighting?n+1:0}}const kl=Gr(L.setUp.at.line,{count:e=>fl(e).length,each(e,t,n){let r=fl(e)[t];if(r.data.zone===`printed`)for(let t of r.units)Ml(e,t,T(D[t].fields.get(`setup`)),r.data.rule,n);else Al(e,r)||p(e.flow,L.deploy,t)},after(e,t){m(e.flow),t?.push({event:`set-up-complete`,rule:`3.0a`})}});function Al(e,t){return t.data.zone===`railheads`?e.railheads.indexOf(-1)<0||t.zone.indexOf(1)<0:!t.units.some(n=>e.place[n]===B.aside&&jl(e,t,n))}function jl(e,t,n){return t.hexes.some(r=>Pl(e,t,n,r)===null)}function Ml(e,t,n,r,i){i?.push({event:`placed`,rule:r,unit:I[t],hex:E.names[n]}),So(e,t,n,i)}function Nl(e){return fl(e)[h(e.flow,L.deploy.at.line)]}function Pl(e,t,n,r){return t.member[n]?e.place[n]===B.aside?t.zone[r]?t.data.oneEach&&Fl(e,t,r)?t.taken:Os(e,n,r):t.outside:Cl:Sl}function Fl(e,t,n){for(let r=e.top[n];r>=0;r=e.below[r])if(t.member[r])return!0;return!1}function Il(e,t,n,r){return t.data.zone===`railheads`?typeof n!=`number`||!(n in e.railheads)?wl:e.railheads[n]>=0?Tl:t.zone[r]?null:t.outside:q}const Ll={side:e=>Nl(e).data.side===0?0:1,list(e,t){let n=Nl(e);n.data.zone===`railheads`&&Rl(e,n,t);for(let r of n.units)if(e.place[r]===B.aside)for(let i of n.hexes)Pl(e,n,r,i)===null&&t({do:`place`,unit:I[r],hex:E.names[i]})},check(e,t){let n=X(t.hex);if(t.do===`railhead`)return n<0?oi:Il(e,Nl(e),t.railhead,n);if(t.do!==`place`)return q;let r=Y(t.unit);return r<0?J:n<0?oi:Pl(e,Nl(e),r,n)},perform(e,t,n){let r=Nl(e),i=X(t.hex);t.do===`railhead`?(e.railheads[t.railhead]=i,n?.push({event:`railhead`,rule:`3.1f`,railhead:t.railhead,hex:t.hex})):Ml(e,Y(t.unit),i,r.data.rule,n),Al(e,r)&&m(e.flow)}};function Rl(e,t,n){for(let r=0;r<4;r++)for(let i of t.hexes)Il(e,t,r,i)===null&&n({do:`railhead`,railhead:r,hex:E.names[i]})}const zl=g(`5.1d`,`the order names each of the three phases once`),Bl=g(`5.3a`,`there is no such German phase`),Vl=g(`5.3a`,`each German phase is run once in a turn`),Hl=[W.reorganization,W.movement,W.combat];function Ul(e){return Hl.find(t=>Rr[t]===e)??W.none}function Wl(e){if(!Array.isArray(e)||e.length!==3)return 0;let t=e.map(Ul);return t.reduce((e,t)=>e|1<<t,0)===ia?t[0]+t[1]*4+t[2]*16:0}const Gl={side:()=>0,list(e,t){for(let e of Hl)for(let n of Hl)for(let r of Hl)e!==n&&n!==r&&e!==r&&t({do:`order`,phases:[Rr[e],Rr[n],Rr[r]]})},check(e,t){return t.do===`order`?Wl(t.phases)===0?zl:null:q},perform(e,t,n){e.germanOrder=Wl(t.phases),m(e.flow),n?.push({event:`order`,rule:`5.1d`,phases:t.phases})}},Kl=Gr(L.germanTurn.at.next,{count:()=>Hl.length,each:(e,t)=>p(e.flow,L.germanPhase,e.germanOrder>>2*t&3)}),ql=(e,t)=>!!(e.germanPhases&1<<t),Jl={side:()=>0,pass:{do:`pass`},list(e,t){for(let n of Hl)ql(e,n)||t({do:`phase`,phase:Rr[n]});t({do:`pass`})},check(e,t){if(t.do===`pass`)return null;if(t.do!==`phase`)return q;let n=Ul(t.phase);return n===W.none?Bl:ql(e,n)?Vl:null},perform(e,t){if(t.do===`pass`){m(e.flow);return}let n=Ul(t.phase);(e.germanPhases|1<<n)===ia&&m(e.flow),p(e.flow,L.germanPhase,n)}},Yl=(e,t)=>{let n=h(e.flow,L.germanPhase.at.phase);e.phase=n,e.active=1<<y,e.germanPhases|=1<<n,na(e)||ua(e,100+n);let r=na(e)?`5.1d`:`5.3a`;t?.push({event:`phase`,rule:r,phase:Rr[n],nations:[`Germany`]})};function Xl(e,t){let n=h(e.flow,L.nationalPhase.at.phase),r=ga(e);if(r===0)return m(e.flow),null;e.phase=n,e.active=r;let i=na(e)?`5.1e`:`5.2e`;t?.push({event:`phase`,rule:i,phase:Rr[n],nations:_a(r)})}const Zl=e=>{e.phase!==W.reorganization&&vc(e)&&p(e.flow,L.violation)},Ql=(e,t)=>{e.phase===W.movement&&Jc(e),e.phase===W.reorganization&&(e.turn>=3&&!K(e)&&e.flieger===zr.waiting&&(e.flieger=zr.ready),Kc(e,t))},$l=e=>{e.phase===W.reorganization&&bs(e)},eu={1:L.reorganization,2:L.movement,3:L.combat},tu=e=>p(e.flow,eu[e.phase]),nu=e=>{e.active&1<<C&&e.phase===W.movement&&p(e.flow,L.railheads)};function ru(e){for(let t=0;t<k;t++){let n=e.place[t];if(!(n<0||e.top[n]!==t||!As(e,n)))return p(e.flow,L.stackCheck,n),`stacks`}}const iu=e=>Yc(e),au=e=>{e.unitFlags.fill(0),e.left.fill(0);for(let t=0;t<O;t++)e.hexFlags[t]&=~(H.assaulted|H.revealed);e.phase=W.none,e.active=0},ou=Ur(L.germanPhase,{begin:Yl,violations:Zl,arrivals:Ql,replacements:$l,main:tu,stacks:ru,chain:iu,finish:au}),su=Ur(L.nationalPhase,{begin:Xl,replacements:$l,main:tu,railheads:nu,stacks:ru,finish:au}),cu=g(`7.1a`,`this unit does not wait in the pool`),lu=g(`7.1`,`this unit is no part of such an army`);function uu(e,t,n,r){let i=e.place[t],a=e.phase===W.reorganization?V.split:0,o=e.unitFlags[t]&~V.combined|a;n?.push({event:`broken-down`,rule:`7.0a`,unit:I[t],hex:E.names[i]}),Co(e,t,B.pool),r&&p(e.flow,L.stackCheck,i),p(e.flow,L.components,i,t,Po(e,t),o),hu(e,n)}function du(e,t){let n=0;for(let r of Mo[t])e.place[r]===B.pool&&Fo(e,t,r)&&(n+=1);return n}function fu(e,t,n){return n>0&&du(e,t)>n&&!pu(e,t)}function pu(e,t){let n=-1;for(let r of Mo[t])if(e.place[r]===B.pool&&Fo(e,t,r)){if(n<0)n=r;else if(!mu(n,r))return!1}return!0}function mu(e,t){return D[e].type===D[t].type&&ir[e]===ir[t]&&ar[e]===ar[t]}function hu(e,t){let n=h(e.flow,L.components.at.army),r=h(e.flow,L.components.at.remaining);if(fu(e,n,r))return;let i=h(e.flow,L.components.at.hex),a=h(e.flow,L.components.at.flags);m(e.flow);let o=r;for(let r of Mo[n]){if(o===0)break;e.place[r]===B.pool&&Fo(e,n,r)&&(gu(e,r,i,a,t),--o)}}function gu(e,t,n,r,i){i?.push({event:`placed`,rule:`7.1a`,unit:I[t],hex:E.names[n]}),So(e,t,n,i),e.unitFlags[t]=r}function _u(e,t){return Fo(e,h(e.flow,L.components.at.army),t)?e.place[t]===B.pool?null:cu:lu}const vu={side:e=>e.terms.sideOf[P[h(e.flow,L.components.at.army)]],list(e,t){for(let n of Mo[h(e.flow,L.components.at.army)])_u(e,n)===null&&t({do:`component`,unit:I[n]})},check(e,t){if(t.do!==`component`)return q;let n=Y(t.unit);return n<0?J:_u(e,n)},perform(e,t,n){let{hex:r,flags:i,remaining:a}=L.components.at;gu(e,Y(t.unit),h(e.flow,r),h(e.flow,i),n),re(e.flow,a,h(e.flow,a)-1),hu(e,n)}},yu=g(`7.0b`,`units reorganize only in the Reorganization Phase of their own nation`),bu=g(`7.0h`,`this unit is not on the map`),xu=g(`7.0h`,`units that combine must be in one hex`),Su=g(`7.0h`,`that army counter is not free`),Cu=g(`7.1`,`that army is made of another number of units`),wu=g(`7.1`,`that army is not made of such units`),Tu=g(`7.0c`,`units out of supply may not reorganize by choice`),Eu=g(`6.2.2f`,`units in an enemy air zone may not combine`),Du=g(`6.2.2f`,`in this game armies in an enemy air zone may not split by choice`),Ou=g(`7.0e`,`a unit that was split in this phase may not combine in it`),ku=g(`7.0e`,`an army formed in this phase may not split in it`),Au=g(`7.1`,`this unit does not break down`),ju=g(`7.1a`,`the pool lacks units to replace this army`),Mu=(e,t)=>!!(e.active&1<<P[t]);function Nu(e,t){for(let n=e.top[t];n>=0;n=e.below[n])if(F[n])return!0;return!1}function Pu(e,t){return G(e.unitFlags,t,V.split)?Ou:Si(e,1-e.terms.sideOf[P[t]],e.place[t])?Eu:es(e,t)?null:Tu}function Fu(e,t,n){if(!No(e,t))return wu;if(!Mu(e,t))return yu;if(e.place[t]!==B.pool)return Su;let r=n.length===0?-1:e.place[n[0]];for(let i of n){if(!Fo(e,t,i))return wu;if(e.place[i]<0)return bu;if(e.place[i]!==r)return xu}if(n.length!==Po(e,t))return Cu;for(let t of n){let n=Pu(e,t);if(n!==null)return n}return Nu(e,r)?Es:null}function Iu(e,t){if(!No(e,t))return Au;if(!Mu(e,t))return yu;if(e.place[t]<0)return bu;if(G(e.unitFlags,t,V.combined))return ku;if(du(e,t)<Po(e,t))return ju;let n=1-e.terms.sideOf[P[t]];return e.terms.options.airZoneBansSplit&&Si(e,n,e.place[t])?Du:es(e,t)?null:Tu}function Lu(e){if(!Array.isArray(e))return null;let t=e.map(Y);return new Set(t).size===t.length&&!t.includes(-1)?t:null}const Ru={side:aa,isMoot:oa,list(e,t){for(let n of vr(e.active))e.place[n]<0||(e.top[e.place[n]]===n&&Bu(e,e.place[n],t),Iu(e,n)===null&&t({do:`split`,army:I[n]}));t({do:`end`})},check(e,t){if(t.do===`end`)return null;let n=Y(t.army);if(t.do===`split`)return n<0?J:Iu(e,n);if(t.do!==`combine`)return q;let r=Lu(t.units);return r===null?ai:n<0?J:Fu(e,n,r)},perform(e,t,n){t.do===`end`?m(e.flow):t.do===`split`?uu(e,Y(t.army),n,!0):zu(e,Y(t.army),Lu(t.units),n)}};function zu(e,t,n,r){let i=e.place[n[0]];r?.push({event:`combined`,rule:`7.0a`,army:I[t],units:n.map(e=>I[e]),hex:E.names[i]});for(let t of n)Co(e,t,B.pool);So(e,t,i,r),e.unitFlags[t]|=V.combined}function Bu(e,t,n){if(!(e.below[e.top[t]]<0||Nu(e,t)))for(let r of jo[P[e.top[t]]]){if(e.place[r]!==B.pool||Vu(e,r))continue;let i=[];for(let n=e.top[t];n>=0;n=e.below[n])Fo(e,r,n)&&Pu(e,n)===null&&i.push(n);i.sort((e,t)=>e-t),Hu(i,Po(e,r),0,[],e=>n({do:`combine`,army:I[r],units:e.map(e=>I[e])}))}}function Vu(e,t){for(let n of jo[P[t]]){if(n>=t)break;if(e.place[n]===B.pool&&Po(e,n)===Po(e,t)&&ir[n]===ir[t]&&ar[n]===ar[t])return!0}return!1}function Hu(e,t,n,r,i){if(r.length===t)i(r);else for(let a=n;a<=e.length-(t-r.length);a++)r.push(e[a]),Hu(e,t,a+1,r,i),r.pop()}const Z=65535;function Uu(e,t){let n=new Uint16Array(e.grid.size*6).fill(Z);return Wu(n,e,t,Array.from({length:e.grid.size},(e,t)=>t)),n}function Wu(e,t,n,r){let{neighbours:i}=t.grid,a=Gu(t,n);for(let t=0;t<r.length;t++)for(let n=0;n<6;n++){let o=i[r[t]*6+n];if(o<0)continue;let s=o*6+(n+3)%6;e[s]=a(o,r[t],s)}}function Gu(e,t){let n=qu(e.terrainKinds,t.terrain,`terrain`),r=qu(e.hexsideKinds,t.hexsides,`hexside`),i=e.networkKinds.map(e=>t.networks?.[e]),a=t.together??Math.max,o=Ku(e.grid.size,n=>Yu(e,Ju(e,t,n))),s=Ku(e.grid.size,r=>Xu(n.filter((t,n)=>e.terrain[r]>>>n&1),Ju(e,t,r),a));return(t,n,a)=>{let c=Zu(r,e.hexsides[a]&~(o(t)|o(n)));return Qu(i,e.networks[a],s(n),c)}}function Ku(e,t){let n=new Int32Array(e).fill(-1);return e=>(n[e]===-1&&(n[e]=t(e)),n[e])}function qu(e,t,n){return e.map(e=>{let r=t[e];if(r===void 0)throw RangeError(`the chart has no line for ${n} '${e}'`);return r})}function Ju(e,t,n){let r=t=>e.feature(n,t)!==void 0;return Object.entries(t.features??{}).flatMap(([e,t])=>r(e)&&!t.unless?.some(r)?[t]:[])}function Yu(e,t){let n=0;return e.hexsideKinds.forEach((e,r)=>{t.some(({waives:t})=>t?.includes(e))&&(n|=1<<r)}),n}function Xu(e,t,n){let r=t.find(({insteadOfTerrain:e})=>e!==void 0);if(r?.insteadOfTerrain!==void 0)return r.insteadOfTerrain;let i=[...e,...t.flatMap(({likeTerrain:e})=>e??[])];return i.length===0||i.includes(65535)?Z:i.reduce((e,t)=>n(e,t))}function Zu(e,t){let n=0;for(let r=0;r<e.length;r++)t>>>r&1&&(n+=e[r]);return Math.min(n,Z)}function Qu(e,t,n,r){let i=Math.min(n+r,Z),a=Z,o=Z;return e.forEach((e,i)=>{if(!e||!(t>>>i&1)||n>=65535&&!e.opensTerrain||r>=65535&&!e.opensHexsides)return;let s=e.ticks+(e.paysHexsides&&r<65535?r:0);e.orCheaper?o=Math.min(o,s):a=Math.min(a,s)}),Math.min(a<65535?a:i,o)}const $u=td(12,12,12,24,36,24),ed=td(12,24,24,36,Z,Z);function td(e,t,n,r,i,a){return{clear:e,woods:t,broken:n,rough:r,mountain:i,swamp:a,lake:Z,sea:Z}}function nd(e){return{terrain:e,hexsides:{river:12,straits:12,sea:Z,lake:Z,blocked:Z},features:{city:{insteadOfTerrain:12,waives:[`river`]}},networks:{rail:{ticks:6,opensTerrain:!0}}}}const rd=[new Uint16Array(O*6),new Uint16Array(O*6)];kn(e=>{rd[0].set(Uu(e,nd($u))),rd[1].set(Uu(e,nd(ed)))});const id=g(`11.0c`,`only units of the nation whose Movement Phase it is may move`),ad=g(`2.3.2a`,`static units do not move`),od=g(`11.0d`,`no unit in that hex has its move still before it`),sd=g(`11.2c`,`another stack has begun to move since, so the move of this unit is over`),cd=g(`11.0d`,`the stack of this unit has not begun to move`),ld=g(`11.0a`,`units move from hex to adjacent hex`),ud=g(`9.1a`,`the unit stopped when it entered an enemy zone of control`),dd=g(`9.1c`,`a unit may not step from one enemy zone of control straight into another`),fd=g(`11.4c`,`units may not enter a hex that is all sea or all lake`),pd=g(`11.4d`,`units may not cross that hexside`),md=g(`11.0a`,`the unit has not enough movement points left`),hd=g(`11.6a`,`column movement is chosen before the first step`),gd=g(`11.6a`,`column movement needs supply`),_d=g(`11.6a`,`column movement may not begin next to an enemy unit`),vd=g(`11.6a`,`column movement may not begin in an enemy air zone`),yd=g(`11.6b`,`a unit in column may not enter an enemy zone of control`),bd=g(`11.6b`,`a unit in column may not enter an enemy air zone`),xd=g(`8.3a`,`the unit lies on top already, or was laid there in this phase`),Sd=(e,t)=>e.terms.sideOf[P[t]];function Cd(e,t){return e.place[t]>=0&&!!(e.active&1<<P[t])&&!cr[t]&&!ur[t]&&!G(e.unitFlags,t,V.begun)}function wd(e,t){let n=e.place[t],r=Sd(e,t);if(G(e.unitFlags,t,V.stepped))return hd;if(G(e.unitFlags,t,V.unsuppliedMove))return gd;if(Si(e,1-r,n))return vd;for(let t=n*6;t<n*6+6;t++){let n=E.neighbours[t];if(n>=0&&Ki(e,r,n))return _d}return null}function Td(e,t,n){let r=or[e];return n?Math.ceil(r/2)*12:r*12*(t?2:1)}function Ed(e,t,n){return G(e.unitFlags,t,V.stepped)?e.left[t]:Td(t,n,G(e.unitFlags,t,V.unsuppliedMove))}function Dd(e,t,n,r){let i=rd[sr[t]][n*6+r];if(i===65535)return Z;let a=E.neighbours[n*6+r];return Si(e,1-Sd(e,t),a)?i+12:i}function Od(e,t){let n=e*6+t;return Xn[E.neighbours[n]]?fd:Qn[n]?Ni:pd}function kd(e,t,n,r,i){let a=Sd(e,t);return ea(e,a,r)?lr[t]?i&&!e.terms.options.mechColumnThroughEzoc?yd:null:i?yd:ea(e,a,n)?dd:null:null}function Ad(e,t,n,r,i){let a=E.neighbours[n*6+r];if(rd[sr[t]][n*6+r]===65535)return Od(n,r);let o=Ui(e,P[t],a)??Os(e,t,a);return o===null?i&&Si(e,1-Sd(e,t),a)?bd:kd(e,t,n,a,i):o}function jd(e,t,n,r){let i=e.unitFlags[t];if(!(i&V.moving))return Md(e,t);if(i&V.stopped)return ud;if(n<0)return ld;if(r){let n=wd(e,t);if(n!==null)return n}let a=r||(i&V.column)!==0,o=e.place[t],s=Ad(e,t,o,n,a);return s===null?!(i&V.stepped)&&!a||Dd(e,t,o,n)<=Ed(e,t,a)?null:md:s}function Md(e,t){return e.active&1<<P[t]?cr[t]?ad:G(e.unitFlags,t,V.begun)?sd:cd:id}function Nd(e,t,n){for(let t=0;t<k;t++)e.unitFlags[t]&=~V.moving;let r=-1;for(let i=e.top[t];i>=0;i=e.below[i]){if(!Cd(e,i))continue;let a=!es(e,i);e.unitFlags[i]|=V.begun|V.moving|(a?V.unsuppliedMove:0),a&&(n?.push({event:`out-of-supply`,rule:`10.5b`,unit:I[i],hex:E.names[t]}),No(e,i)&&(r=i))}r>=0&&uu(e,r,n,!0)}function Pd(e,t,n,r,i){let a=e.place[t],o=r||G(e.unitFlags,t,V.column),s=Dd(e,t,a,E.directionTo(a,n));e.left[t]=Math.max(0,Ed(e,t,o)-s),e.unitFlags[t]|=V.stepped|(o?V.column:0),i?.push({event:`moved`,rule:o?`11.6a`:`11.0a`,unit:I[t],from:E.names[a],to:E.names[n],cost:s}),!lr[t]&&ea(e,Sd(e,t),n)&&(e.unitFlags[t]|=V.stopped),So(e,t,n,i)}function Fd(e,t){let n=e.place[t];return n>=0&&e.top[n]!==t&&!!(e.active&1<<P[t])&&!G(e.unitFlags,t,V.topped)}function Id(e,t,n){let r=e.place[t],i=wd(e,t)===null;for(let a=0;a<6;a++){let o=E.neighbours[r*6+a];o<0||(jd(e,t,a,!1)===null&&n({do:`step`,unit:I[t],to:E.names[o]}),i&&jd(e,t,a,!0)===null&&n({do:`column`,unit:I[t],to:E.names[o]}))}}function Ld(e,t){let n=e.top[e.place[t]];for(;n!==t&&!Cd(e,n);)n=e.below[n];return n===t}function Rd(e,t){let n=Y(t.unit),r=X(t.to);return n<0||e.place[n]<0?J:r<0?oi:jd(e,n,E.directionTo(e.place[n],r),t.do===`column`)}function zd(e,t){if(t<0)return oi;for(let n=e.top[t];n>=0;n=e.below[n])if(Cd(e,n))return null;return od}const Bd={side:aa,isMoot:oa,list(e,t){for(let n of vr(e.active))e.place[n]<0||(G(e.unitFlags,n,V.moving)?Id(e,n,t):Cd(e,n)&&Ld(e,n)&&t({do:`begin`,hex:E.names[e.place[n]]}),Fd(e,n)&&t({do:`top`,unit:I[n]}));t({do:`end`})},check(e,t){if(t.do===`step`||t.do===`column`)return Rd(e,t);if(t.do===`begin`)return zd(e,X(t.hex));if(t.do===`end`)return null;if(t.do!==`top`)return q;let n=Y(t.unit);return n<0||e.place[n]<0?J:Fd(e,n)?null:xd},perform(e,t,n){if(t.do===`end`)m(e.flow);else if(t.do===`begin`)Nd(e,X(t.hex),n);else if(t.do===`top`){let n=Y(t.unit);Tr(e,n),e.unitFlags[n]|=V.topped}else Pd(e,Y(t.unit),X(t.to),t.do===`column`,n)}};function Vd(e,t){if(t.do!==`move`||f(e.flow)!==L.movement.id)return null;let n=t.units,r=t.path;if(!Array.isArray(n)||!Array.isArray(r)||n.length===0||n.length>8||r.length>64)return[];let i=Y(n[0]);if(i<0||e.place[i]<0)return[{do:`step`,unit:n[0]??null,to:r[0]??null}];let a=[];return G(e.unitFlags,i,V.begun)||a.push({do:`begin`,hex:E.names[e.place[i]]}),(X(r[0])===e.place[i]?r.slice(1):r).forEach((e,r)=>{let i=r===0&&t.column===!0?`column`:`step`;for(let t of n)a.push({do:i,unit:t,to:e})}),a}function Hd(e,t,n){let r=Ud(e,t),i=(e-r)/t;return r===0||n===`down`?i:n===`up`||r*2>=t?i+1:i}function Ud(e,t){let n=e%t;return n<0?n+t:n}function Wd(e,t){return Hd(e,2,t)}function Gd(e,t,n){let r=e;for(let e=0;e<t;e++)r=Wd(r,n);return r}function Kd(e,t){let n=0;for(let r=0;r<e.length;r++)n+=Gd(e[r],r,t);return n}const qd=(e,t)=>e*2>=t;function Jd(e,t){let n=e.from,r=n.length-1;for(;r>0&&n[r]>t;)r--;return r}const Yd=(e,t)=>e<0?0:e>=t?t-1:e,Xd=(e,t)=>e-t,Zd=/^(\d+):(\d+)$/,Qd=/[+-]?\d+/;function $d(e){let t=Zd.exec(e);return t===null?Number(Qd.exec(e)?.[0]??NaN):ef(Number(t[1]),Number(t[2]))}function ef(e,t){return t===1&&e>=1?e-1:e===1&&t>=1?1-t:NaN}function tf(e){if(e.length===0)return`there is no heading`;for(let t=0;t<e.length;t++){if(Number.isNaN($d(e[t])))return`"${e[t]}" is not a differential, odds or a range`;if(t>0&&$d(e[t-1])>=$d(e[t]))return`"${e[t]}" does not lie above "${e[t-1]}"`}return null}const nf=/^(\d{1,3})(?:-(\d{1,3}))?$/,rf=/^[-=+|\s]*$/,af=/\s*\|\s*|\s{2,}/;function of(e,t,n){let r=st(t),i=cf(e,r),o=i[0]?.cells.length??0;for(let e of i)e.cells.length!==o&&r.report(`ragged-table`,e.number,`${e.cells.length} cells, not ${o}`,e.label);let s=uf(i,r),c=df(i,r),l=c[0]?.roll??0,u=l+c.length-1,d=ff(c,n,r);return a({headings:s,columns:o,lowestRoll:l,highestRoll:u,...d},r.faults)}function sf(e,t){return c(of(e,`combat table`,t))}function cf(e,t){let n=[];for(let[r,i]of e.split(`
`).entries()){let e=i.replace(/#.*/,``);if(rf.test(e))continue;let[a,...o]=lf(e);o.length===0?t.report(`no-label`,r+1,`a line is a label, a | and its cells`):n.push({number:r+1,label:a,cells:o})}return n}function lf(e){let t=e.indexOf(`|`);if(t<0)return[e];let n=e.slice(t+1).trim();return[e.slice(0,t).trim(),...n.split(af)]}function uf(e,t){let n=/* @__PURE__ */ new Map;for(let r of e){if(nf.test(r.label))continue;let e=n.has(r.label)?`there are two lines of this name`:tf(r.cells);e!==null&&t.report(`bad-heading`,r.number,e,r.label),n.set(r.label,{labels:r.cells,from:r.cells.map($d)})}return n.size===0&&t.report(`no-heading`,0,`the table has no line of headings`),Object.fromEntries(n)}function df(e,t){let n=[];for(let r of e){let e=nf.exec(r.label);if(e===null)continue;let i=Number(e[1]),a=n.length===0?i:n[n.length-1].roll+1;i!==a&&t.report(`missing-roll`,r.number,`the row for ${a} is expected here`,r.label);for(let t=i;t<=Number(e[2]??i);t++)n.push({roll:t,line:r})}return n.length===0&&t.report(`no-row`,0,`the table has no row`),n}function ff(e,t,n){let r=[],i=[],a=(e,a)=>{let o=r.indexOf(e);if(o>=0)return o;let s=t(e);return s===null?n.report(`bad-cell`,a.number,`"${e}" is not a result`,a.label):i.push(s),r.push(e)-1},o=e.flatMap(e=>e.line.cells.map(t=>a(t,e.line)));return{results:i,printed:r,cells:Uint16Array.from(o)}}const pf=sf(`
  mechanized | <=-1  0    +1   +2   +3   +4   +5   +10  +15  +20  >=25
  normal     | <=0   +1   +2   +3   +4   +5   +10  +15  +20  +25  >=30
  -----------+--------------------------------------------------------
  1          | 1/0   1/1  1/1  1/1  1/2  1/3  0/4  0/5  0/5  0/5  0/5
  2          | 2/0   1/0  1/1  1/1  1/1  1/2  1/3  0/4  0/5  0/5  0/5
  3          | 3/0   2/0  1/0  1/1  1/1  1/1  1/2  1/3  0/4  0/5  0/5
  4          | 3/0   3/0  2/0  1/0  1/1  1/1  1/1  1/2  1/3  0/4  0/5
  5          | 3/0   3/0  3/0  2/0  1/0  1/1  1/1  1/1  1/2  1/3  0/4
  6          | 3/0   3/0  3/0  3/0  2/0  2/0  1/1  1/1  1/1  1/2  0/3
  `,e=>{let t=/^(\d)\/(\d)$/.exec(e);return t===null?null:{attacker:Number(t[1]),defender:Number(t[2])}}),mf={clear:0,woods:-1,broken:-1,rough:-1,swamp:0,mountain:-2},hf={[M.none]:{label:`no fort`,shift:0,garrison:0},[M.czech]:{label:`fort`,shift:-2,garrison:2},[M.czechHeavy]:{label:`heavy fort`,shift:-3,garrison:3},[M.belgian]:{label:`Belgian fort`,shift:-3,garrison:3},[M.westWall]:{label:`West Wall`,shift:-2,garrison:0},[M.maginot]:{label:`Maginot Line`,shift:0,garrison:0}},Q={attack:0,flank:1,momentum:2,momentumFlank:3},gf=[`attack`,`flank`,`momentum`,`momentum-flank`],_f=e=>e===Q.flank||e===Q.momentumFlank,vf=g(`12.0a`,`that unit is not on the map`),yf=g(`12.8b`,`the 7th Flieger Division is a marker and attacks nobody`),bf=g(`5.0a`,`that unit belongs to a nation that is not acting now`),xf=g(`12.0e`,`a unit attacks only once in a Combat Phase`),Sf=g(`12.0d`,`units attack adjacent hexes only`),Cf=g(`11.4d`,`attacks do not cross sea, lake or blocked hexsides`),wf=g(`11.4a`,`mechanized units may not attack into mountain or swamp, not even by rail`),Tf=g(`12.0e`,`that hex has been attacked in this Combat Phase`),Ef=g(`12.0a`,`there is no enemy in that hex`);function Df(e,t,n){return Of(e,t)??kf(e,t,n)??Af(e,t,n)}function Of(e,t){return ur[t]?yf:e.place[t]<0?vf:e.active&1<<P[t]?G(e.unitFlags,t,V.attacked|V.involved)?xf:null:bf}function kf(e,t,n){let r=E.directionTo(e.place[t],n);if(r<0)return Sf;let i=Wi(e,P[t],n);return i===null?Qn[e.place[t]*6+r]?sr[t]&&Zn[n]?wf:null:Cf:i}function Af(e,t,n){let r=e.terms.sideOf[P[t]];return!Ki(e,r,n)&&!Mf(e,r,n)?Ef:jf(e,n)?Tf:null}function jf(e,t){for(let n=e.top[t];n>=0;n=e.below[n])if(G(e.unitFlags,n,V.defended))return!0;return G(e.hexFlags,t,H.assaulted)}function Mf(e,t,n){return Ri(e,n)&&e.terms.sideOf[Ii(n)]!==t}function Nf(e,t){return Ri(e,t)?hf[N[t]].garrison:0}function Pf(e,t){let n=[];for(let r=0;r<6;r++){let i=E.neighbours[t*6+r];if(!(i<0))for(let t=e.top[i];t>=0;t=e.below[t])G(e.unitFlags,t,V.involved)&&n.push(t)}return n}function Ff(e,t){let n=[];for(let r=e.top[t];r>=0;r=e.below[r])n.push(r);return n}function If(e,t){for(let n=0;n<k;n++)e.unitFlags[n]&=~t}const Lf=L.battle.at,Rf={dropped:1,landed:2,concentric:4,garrisonLost:8};function $(e,t){return ae(e.flow,ie(e.flow,L.battle),Lf[t])}function zf(e,t,n){oe(e.flow,ie(e.flow,L.battle),Lf[t],n)}function Bf(e,t){return($(e,`marks`)&t)!==0}function Vf(e,t){zf(e,`marks`,$(e,`marks`)|t)}const Hf=g(`12.0b`,`an attack that has been declared is carried through`),Uf=g(`8.3b`,`the stacks have been inspected: the attack can no longer be called off`),Wf=g(`12.0f`,`an attack is finished, advance included, before the next one begins`),Gf=g(`12.5b`,`an advance is made at once after its combat or not at all`),Kf=g(`12.7c`,`a momentum attack follows at once upon the advance`),qf=g(`12.8c`,`the 7th Flieger Division is dropped as part of an attack on that hex`),Jf=e=>e.do===`attack`||e.do===`flank`;function Yf(e){return e.do===`advance`?Gf:e.do===`momentum`||e.do===`momentum-flank`?Kf:e.do===`drop`?qf:q}function Xf(e){return e.do===`cancel`?Hf:Jf(e)?Wf:q}function Zf(e){return e.do===`cancel`?Uf:Jf(e)?Wf:q}const Qf=g(`12.5a`,`only surviving units that took part in the attack may advance`),$f=g(`12.5c`,`static units and defenders never advance`);function ep(e,t){return Ki(e,aa(e),t)?!0:Nf(e,t)>0&&!Bf(e,Rf.garrisonLost)}function tp(e,t,n){return!G(e.unitFlags,t,V.involved)||G(e.unitFlags,t,V.advanced)?Qf:cr[t]?$f:kf(e,t,n)??Os(e,t,n)}function np(e,t){return Pf(e,t).some(n=>tp(e,n,t)===null)}function rp(e,t,n,r){r?.push({event:`advance`,rule:`12.5a`,unit:I[t],to:E.names[n]});let i=Ri(e,n);e.unitFlags[t]|=V.advanced,i&&ip(e,n,r),So(e,t,n,r),i&&La(e,r)}function ip(e,t,n){e.hexFlags[t]|=H.breached,n?.push({event:`breached`,rule:`11.5b`,hex:E.names[t]})}const ap=e=>h(e.flow,L.advance.at.target),op={side:aa,list(e,t){let n=ap(e);for(let r of Pf(e,n))tp(e,r,n)===null&&t({do:`advance`,unit:I[r]});t({do:`done`})},check(e,t){if(t.do===`done`)return null;if(t.do!==`advance`)return Zf(t);let n=Y(t.unit);return n<0?J:tp(e,n,ap(e))},perform(e,t,n){let r=ap(e);t.do===`advance`&&rp(e,Y(t.unit),r,n),t.do!==`done`&&np(e,r)||m(e.flow)}};function sp(e,t,n){let r=e.highestRoll-e.lowestRoll+1,i=Yd(n-e.lowestRoll,r);return e.cells[i*e.columns+Yd(t,e.columns)]}function cp(e,t,n){return e.results[sp(e,t,n)]}const lp=g(`12.6a`,`only German mechanized units make flank attacks`),up=g(`12.6c`,`a unit makes one flank attack in a Combat Phase`),dp=g(`12.6c`,`a flank attack does not go into an intact Czech or Belgian fort`),fp=g(`12.6a`,`a flank attack goes into an empty hex`),pp=g(`12.6a`,`a flank attack goes into an enemy zone of control`),mp=g(`12.6a`,`a flank attack starts beside a hex that enemy units hold`),hp=g(`12.6b`,`no more units share a flank attack than can stack in the hex`),gp=g(`12.6a`,`a flank attack needs supply`);function _p(e,t,n){if(!lr[t])return lp;if(G(e.unitFlags,t,V.flanked))return up;let r=Of(e,t)??vp(e,t,n);return r===null?yp(e,e.place[t])?ts(e,t,n)?null:gp:mp:r}function vp(e,t,n){let r=kf(e,t,n);return r===null?Ri(e,n)?dp:e.top[n]>=0?fp:ea(e,0,n)?bp(e,n)+fr[t]>5?hp:null:pp:r}function yp(e,t){for(let n=0;n<6;n++){let r=E.neighbours[t*6+n];if(r>=0&&Ki(e,0,r))return!0}return!1}function bp(e,t){return Pf(e,t).reduce((e,t)=>e+fr[t],0)}function xp(e,t,n,r){let i=Pf(e,t);If(e,V.advanced|V.involved);for(let a of i)e.unitFlags[a]|=V.attacked|(n===Q.flank?V.flanked|V.advanced:V.momentum),So(e,a,t,r);n===Q.flank&&jp(e,t,n)}const Sp=g(`12.7c`,`only German mechanized units that have just advanced make a momentum attack`),Cp=g(`12.7d`,`a unit takes part in one momentum attack in a Combat Phase`),wp=g(`12.7b`,`a flank attack is not followed by another flank attack`),Tp=g(`12.7e`,`a momentum attack does not go into an intact Czech or Belgian fort`),Ep=g(`12.7a`,`there is no enemy unit in that hex`),Dp=g(`12.7a`,`a momentum attack needs supply`);function Op(e,t,n){let r=Ap(e,t)??kf(e,t,n);return r===null?Ri(e,n)?Tp:Ki(e,0,n)?ts(e,t,n)?null:Dp:Ep:r}function kp(e,t,n,r){if(r!==Q.attack)return wp;let i=Ap(e,t);return i===null?Ri(e,n)?Tp:vp(e,t,n)??(ts(e,t,n)?null:Dp):i}function Ap(e,t){return!lr[t]||!G(e.unitFlags,t,V.advanced)?Sp:G(e.unitFlags,t,V.momentum|V.involved)?Cp:null}function jp(e,t,n){let r=!1;Mp(e,n,()=>{r=!0}),r?p(e.flow,L.momentum,t,n):If(e,V.advanced)}function Mp(e,t,n){for(let r=0;r<k;r++)if(!(e.place[r]<0||Ap(e,r)!==null))for(let i=0;i<6;i++){let a=E.neighbours[e.place[r]*6+i];a<0||(Op(e,r,a)===null&&n(`momentum`,r,a),kp(e,r,a,t)===null&&n(`momentum-flank`,r,a))}}const Np=e=>h(e.flow,L.momentum.at.kind),Pp={side:aa,list(e,t){Mp(e,Np(e),(e,n,r)=>t({do:e,target:E.names[r],unit:I[n]})),t({do:`done`})},check(e,t){return t.do===`done`?null:t.do!==`momentum`&&t.do!==`momentum-flank`?Zf(t):Fp(e,t)},perform(e,t){if(m(e.flow),t.do===`done`)return If(e,V.advanced);let n=t.do===`momentum`?Q.momentum:Q.momentumFlank;e.unitFlags[Y(t.unit)]|=V.involved,p(e.flow,L.assemble,X(t.target),n)}};function Fp(e,t){let n=Y(t.unit),r=X(t.target);return n<0?J:r<0?oi:t.do===`momentum`?Op(e,n,r):kp(e,n,r,Np(e))}const Ip=g(`12.8a`,`the drop belongs to a German Combat Phase`),Lp=g(`12.8a`,`the division is available from the German Reorganization Phase of turn 3`),Rp=g(`12.8a`,`there is only one drop in a game`),zp=g(`12.8a`,`a drop needs German air superiority`),Bp=g(`12.8b`,`the division is dropped on a hex that enemy units hold`);function Vp(e,t,n){return e.active&1<<y?e.flieger===zr.waiting?Lp:e.flieger===zr.spent?Rp:e.airSide===0?_f(n)||!Ki(e,0,t)?Bp:null:zp:Ip}function Hp(e,t,n){e.flieger=zr.spent,n?.push({event:`drop`,rule:`12.8c`,target:E.names[t]})}function Up(e,t){if(!Bf(e,Rf.dropped))return;let n=Vr(e,6),r=n-1>=2;r&&Vf(e,Rf.landed),t?.push({event:`drop-roll`,rule:`12.8b`,dice:[n],landed:r})}function Wp(e,t=1){let n=[1];for(let t of e)n=Gp(n,t);return{lowest:t*e.length,ways:n,of:n.reduce((e,t)=>e+t,0)}}function Gp(e,t){let n=Array(e.length+t-1).fill(0);for(let r=0;r<e.length;r++)for(let i=0;i<t;i++)n[r+i]+=e[r];return n}Wp([6]),Wp([6,6]),Wp([6,6,6]),Wp([10]);function Kp(e,t,n){return Object.freeze({rule:e,label:t,columns:n})}const qp={};function Jp(e){let t=0;for(let n=0;n<e.length;n++)e[n].columns>0&&(t+=e[n].columns);return t}function Yp(e){let t=0;for(let n=0;n<e.length;n++)e[n].columns<0&&(t+=e[n].columns);return t}const Xp=(e,t)=>Math.min(Jp(e),t.mostRight??1/0),Zp=(e,t)=>Math.max(Yp(e),-(t.mostLeft??1/0));function Qp(e,t,n,r=qp){return $p(e,Xp(t,r),Zp(t,r),n,r)}function $p(e,t,n,r,i=qp){let a=em(i.clampBefore===!1?e:Yd(e,r),t,n,r,i.order??`net`);return i.clampAfter===!1?a:Yd(a,r)}function em(e,t,n,r,i){return i===`net`?e+t+n:i===`attackerFirst`?Math.min(e+t,r-1)+n:Math.max(e+n,0)+t}function tm(e){let t=Uint8Array.from({length:64},(t,n)=>+!!e(n));return e=>t[e&63]===1}const nm=Uint8Array.from({length:64},(e,t)=>t.toString(2).replaceAll(`0`,``).length);Uint8Array.from({length:64},(e,t)=>rm(t,1)|rm(t,5));function rm(e,t){return(e<<t|e>>6-t)&63}const im=e=>nm[e&63],am=((...e)=>tm(t=>e.some(e=>e(t))))(tm(e=>(e&rm(e,3))!==0),tm(e=>(e&rm(e,2)&rm(e,4))!==0),(e=>tm(t=>im(t)>=e))(4)),om=(e,t)=>e!==0&&(e&~t)===0;function sm(e,t,n){let r=e.directionTo(t,n);return r<0?0:1<<r}function cm(e,t,n){let r=0;for(let i=0;i<n.length;i++)r|=sm(e,t,n[i]);return r}function lm(e,t,n){let r=0;for(let i=0;i<6;i++){let a=t*6+i,o=e.neighbours[a];o>=0&&n(o,a)&&(r|=1<<i)}return r}const um=Kp(`PAC-C4`,`city`,-1),dm=Kp(`PAC-C3`,`all attackers cross a river`,-1),fm=Kp(`6.2.2d`,`attackers in a friendly air zone`,1),pm=Kp(`6.2.2e`,`defender in a friendly air zone`,-1),mm=Kp(`12.2.2b`,`concentric attack by Germans`,2),hm=Kp(`12.2.2b`,`concentric attack`,1),gm=Kp(`12.8b`,`7th Flieger Division`,1),_m=Object.entries(mf).map(([e,t])=>Kp(`PAC-C`,e,t)),vm=Kp(`PAC-C`,`clear`,0),ym=Object.values(hf).map(e=>Kp(`PAC-C5`,e.label,e.shift)),bm=[];kn(e=>{for(let t=0;t<O;t++){let n=_m.filter(({label:n})=>e.terrain[t]&1<<e.terrainKinds.indexOf(n));bm[t]=n.reduce(xm,vm)}});function xm(e,t){return t.columns<e.columns?t:e}function Sm(e,t){let{target:n,attackers:r}=t,i=wm(n,r),a=[Cm(e,n)];return om(i,Tm(n))&&a.push(dm),Em(e,t)&&a.push(fm),Dm(e,t)&&a.push(pm),am(i)&&!Am(e,n)&&a.push(jm(r)),t.landed&&a.push(gm),a.filter(e=>e.columns!==0)}function Cm(e,t){let n=Li(e,t);return j[t]?n?xm(um,ym[N[t]]):um:n?ym[N[t]]:bm[t]}function wm(e,t){return cm(E,e,t.map(e=>e.from))}const Tm=e=>lm(E,e,(e,t)=>er[t]===1);function Em(e,{attackers:t}){return t.length>0&&e.airSide===Om(e,t)&&t.some(t=>G(e.hexFlags,t.from,H.airZone))}function Dm(e,{target:t,attackers:n}){return n.length>0&&e.airSide===1-Om(e,n)&&G(e.hexFlags,t,H.airZone)}const Om=(e,t)=>e.terms.sideOf[P[t[0].unit]];function km(e,t){return am(wm(e,t))}const Am=(e,t)=>j[t]===1||Li(e,t),jm=e=>P[e[0].unit]===y?mm:hm;function Mm(e,t,n){return{target:t,attackers:Pf(e,t).map(t=>({unit:t,from:e.place[t],supplied:!G(e.unitFlags,t,V.unsuppliedBattle)})),defenders:Ff(e,t),landed:n}}function Nm(e,t){let n=[0,0,0];for(let r of e)n[Pm(r,t)]+=ir[r.unit];return Kd(n,`up`)}function Pm(e,t){return+!e.supplied+(sr[e.unit]&&j[t]?1:0)}function Fm(e,t,n){let r=Nf(e,n);for(let e of t)r+=ar[e];return r}function Im(e,t,n){let r=t.filter(e=>lr[e.unit]&&e.supplied);return r.length===0?`normal`:(e.terms.options.mechLineTest===`units`?qd(r.length,t.length):qd(Nm(r,n),Nm(t,n)))?`mechanized`:`normal`}function Lm(e,t){let{target:n,attackers:r,defenders:i}=t,a=Im(e,r,n),o=Nm(r,n),s=Fm(e,i,n),c=Jd(pf.headings[a],Xd(o,s)),l=Sm(e,t);return{line:a,attack:o,defence:s,garrison:Nf(e,n),differential:Xd(o,s),startColumn:c+1,shifts:l,column:Qp(c,l,pf.columns)+1,concentric:km(n,r)}}const Rm=(e,t)=>e.ranks?.[t]??0;function zm(e,t,n){if(e.owed<=0||t.sizes[n]<=0)return!1;let r=Vm(t);return Rm(t,n)===r?Hm(t,r)<=e.owed||Um(e.owed,r===e.rank?e.smallest:2147483647,t,r,n):!1}function Bm(e,t,n){let r=0;for(let i=0;i<t.sizes.length;i++)zm(e,t,i)&&(n[r++]=i);return r}function Vm(e){let t=-1;for(let n=0;n<e.sizes.length;n++){let r=Rm(e,n);e.sizes[n]>0&&(t===-1||r<t)&&(t=r)}return t}function Hm(e,t){let n=0;for(let r=0;r<e.sizes.length;r++)Rm(e,r)===t&&(n+=e.sizes[r]);return n}function Um(e,t,n,r,i){if(e>31)throw RangeError(`a loss of ${e} is more than 31`);let a=e-n.sizes[i],o=a+Math.min(t,n.sizes[i])-1;return o>=0&&!!(Wm(o,n,r,i)>>>Math.max(0,a))}function Wm(e,t,n,r){let i=1;for(let a=0;a<t.sizes.length;a++){let o=t.sizes[a];a===r||o>e||Rm(t,a)!==n||(i|=i<<o)}return i&(1<<e+1)-1}const Gm=g(`12.3d`,`losses are taken from the units that took part`),Km=g(`12.3c`,`no unit is given up that the loss does not need`),qm=(e,t)=>(t===`defender`?Ff:Pf)(e,$(e,`target`)),Jm=(e,t)=>$(e,`${t}Loss`);function Ym(e,t,n){let r=Jm(e,t);if(r<=0)return!0;let i=qm(e,t);if(i.length===0)return t===`defender`&&Xm(e,n),!0;let a=Zm(i)<=r?i.slice(0,1):Qm(e,t);return a.length===1?$m(e,t,a[0],n):p(e.flow,t===`defender`?L.defenderLosses:L.attackerLosses,$(e,`target`)),!1}function Xm(e,t){let n=$(e,`target`);Nf(e,n)!==0&&(Vf(e,Rf.garrisonLost),t?.push({event:`garrison-lost`,rule:`12.3c`,hex:E.names[n]}))}function Zm(e){return e.reduce((e,t)=>e+dr[t],0)}function Qm(e,t){let n=qm(e,t),r=Jm(e,t),i={owed:r,rank:0,smallest:r%2==1?1:2147483647},a={sizes:n.map(e=>dr[e])},o=[];o.length=Bm(i,a,o);let s=o.map(e=>n[e]),c=s.filter(t=>G(e.unitFlags,t,V.split));return c.length>0?c:s}function $m(e,t,n,r){No(e,n)?eh(e,t,n,r):(zf(e,`${t}Loss`,Jm(e,t)-dr[n]),G(e.unitFlags,n,V.split)&&If(e,V.split),fs(e,n,th(e,t,n),r))}function eh(e,t,n,r){let i=Math.max(0,Po(e,n)-du(e,n));zf(e,`${t}Loss`,Jm(e,t)-i*2),If(e,V.split),i===0&&(e.unitFlags[n]|=V.split),uu(e,n,r,!1)}function th(e,t,n){return{unsupplied:G(e.unitFlags,n,V.unsuppliedBattle),concentric:t===`defender`&&Bf(e,Rf.concentric),city:j[$(e,`target`)]===1}}function nh(e,t,n){return qm(e,t).includes(n)?Qm(e,t).includes(n)?null:Km:Gm}function rh(e){return{side:t=>e===`attacker`?aa(t):1-aa(t),list(t,n){for(let r of Qm(t,e))n({do:`lose`,unit:I[r]})},check(t,n){if(n.do!==`lose`)return Zf(n);let r=Y(n.unit);return r<0?J:nh(t,e,r)},perform(t,n,r){m(t.flow),$m(t,e,Y(n.unit),r)}}}const ih=rh(`defender`),ah=rh(`attacker`),oh=Ur(L.battle,{supply:sh,unsuppliedArmies:ch,drop:Up,roll:lh,defenderLosses:(e,t)=>Ym(e,`defender`,t)?void 0:`defenderLosses`,attackerLosses:(e,t)=>Ym(e,`attacker`,t)?void 0:`attackerLosses`,disruption:fh,stacking:ph,advance:mh,end:hh});function sh(e){let t=$(e,`target`);for(let n of Pf(e,t))ts(e,n,t)||(e.unitFlags[n]|=V.unsuppliedBattle);for(let n of Ff(e,t))es(e,n)||(e.unitFlags[n]|=V.unsuppliedBattle)}function ch(e,t){let n=$(e,`target`),r=Pf(e,n),i=[...Ff(e,n),...r].find(t=>No(e,t)&&G(e.unitFlags,t,V.unsuppliedBattle));if(i!==void 0)return uu(e,i,t,!0),`unsuppliedArmies`;if(r.length===0)return`end`;if(!ep(e,n))return uh(e,n),`stacking`}function lh(e,t){let n=$(e,`target`),r=Lm(e,Mm(e,n,Bf(e,Rf.landed)));r.concentric&&Vf(e,Rf.concentric),uh(e,n);let i=Vr(e,6),a=cp(pf,r.column-1,i);zf(e,`attackerLoss`,a.attacker*2),zf(e,`defenderLoss`,a.defender*2),dh(r,n,i,`${a.attacker}/${a.defender}`,t)}function uh(e,t){let n=$(e,`kind`)===Q.momentum?V.attacked|V.momentum:V.attacked;for(let r of Pf(e,t))e.unitFlags[r]|=n;for(let n of Ff(e,t))e.unitFlags[n]|=V.defended;Nf(e,t)>0&&(e.hexFlags[t]|=H.assaulted)}function dh(e,t,n,r,i){i?.push({event:`battle`,rule:`12.3a`,target:E.names[t],line:e.line,attack:e.attack,defence:e.defence,differential:e.differential,startColumn:e.startColumn,shifts:e.shifts.map(({rule:e,label:t,columns:n})=>({rule:e,label:t,columns:n})),column:e.column,dice:[n],result:r})}function fh(e,t){let n=$(e,`target`);if(!ep(e,n))return;let r=Pf(e,n).find(t=>No(e,t));if(r!==void 0)return t?.push({event:`disrupted`,rule:`12.4`,unit:I[r]}),uu(e,r,t,!0),`disruption`}function ph(e){let t=$(e,`target`);for(let n=-1;n<6;n++){let r=n<0?t:E.neighbours[t*6+n];if(!(r<0||!As(e,r)))return p(e.flow,L.stackCheck,r),`stacking`}}function mh(e){let t=$(e,`target`);!ep(e,t)&&np(e,t)&&p(e.flow,L.advance,t,$(e,`kind`))}function hh(e){let t=$(e,`target`),n=$(e,`kind`);If(e,V.involved|V.unsuppliedBattle|V.split),e.hexFlags[t]&=~H.revealed;for(let n=0;n<6;n++){let r=E.neighbours[t*6+n];r>=0&&(e.hexFlags[r]&=~H.revealed)}return m(e.flow),n===Q.attack?jp(e,t,n):If(e,V.advanced),null}const gh={side:aa,isMoot:oa,list(e,t){for(let n of vr(e.active))Of(e,n)===null&&_h(e,n,t);t({do:`end`})},check(e,t){if(t.do===`end`)return null;if(t.do!==`attack`&&t.do!==`flank`)return Yf(t);let n=Y(t.unit),r=X(t.target);return n<0?J:r<0?oi:t.do===`attack`?Df(e,n,r):_p(e,n,r)},perform(e,t){if(t.do===`end`)return m(e.flow);e.unitFlags[Y(t.unit)]|=V.involved,p(e.flow,L.assemble,X(t.target),t.do===`attack`?Q.attack:Q.flank)}};function _h(e,t,n){for(let r=0;r<6;r++){let i=E.neighbours[e.place[t]*6+r];i<0||(vh(e,i)&&Df(e,t,i)===null&&n({do:`attack`,target:E.names[i],unit:I[t]}),lr[t]&&_p(e,t,i)===null&&n({do:`flank`,target:E.names[i],unit:I[t]}))}}const vh=(e,t)=>e.top[t]>=0||N[t]!==M.none,yh=e=>h(e.flow,L.assemble.at.target),bh=e=>h(e.flow,L.assemble.at.kind),xh={side:aa,list(e,t){let n=yh(e);for(let r=0;r<6;r++){let i=E.neighbours[n*6+r];if(!(i<0))for(let r=e.top[i];r>=0;r=e.below[r])Sh(e,r,n,bh(e))===null&&t({do:`join`,unit:I[r]})}Vp(e,n,bh(e))===null&&t({do:`drop`}),t({do:`resolve`})},check(e,t){if(t.do===`resolve`)return null;if(t.do===`drop`)return Vp(e,yh(e),bh(e));if(t.do!==`join`)return Xf(t);let n=Y(t.unit);return n<0?J:Sh(e,n,yh(e),bh(e))},perform(e,t,n){t.do===`join`?e.unitFlags[Y(t.unit)]|=V.involved:t.do===`resolve`?Ch(e,n):(re(e.flow,L.assemble.at.drop,1),Hp(e,yh(e),n))}};function Sh(e,t,n,r){switch(r){case Q.attack:return Df(e,t,n);case Q.flank:return _p(e,t,n);case Q.momentum:return Op(e,t,n);default:return kp(e,t,n,Q.attack)}}function Ch(e,t){let n=yh(e),r=bh(e),i=h(e.flow,L.assemble.at.drop),a=Pf(e,n);m(e.flow),$r(e,a[0]),t?.push({event:`attack`,rule:_f(r)?`12.6a`:`12.0b`,kind:gf[r],target:E.names[n],units:a.map(e=>I[e])}),_f(r)?xp(e,n,r,t):(If(e,V.advanced),wh(e,n,a),p(e.flow,L.battle,n,r),i&&re(e.flow,L.battle.at.marks,Rf.dropped))}function wh(e,t,n){e.hexFlags[t]|=H.revealed;for(let t of n)e.hexFlags[e.place[t]]|=H.revealed;e.revelations+=1}const Th=[`attack`,`flank`,`momentum`,`momentum-flank`];function Eh(e){let{units:t,target:n}=e;if(!Th.includes(e.do)||!Array.isArray(t)||t.length===0)return null;if(t.length>30)return[];let r=t.slice(1).map(e=>({do:`join`,unit:e})),i=e.drop===!0?[{do:`drop`}]:[];return[{do:e.do,target:n??null,unit:t[0]},...r,...i,{do:`resolve`}]}function Dh(e,t,n){let r=e=>typeof e==`string`?t.has(e)?`hidden`:e:Array.isArray(e)?e.map(r):e;return e.map(e=>n.has(e.event)?e:Object.fromEntries(Object.entries(e).map(([e,t])=>[e,r(t)])))}function Oh(e,t,n,r,i,a){let o=t.map(t=>Ph(e,t,a)),s=Vh(Nh(e,n),r,i),c=0,l=e=>r.below(i*1e3+c,e),u=/* @__PURE__ */ new Set,d=()=>{if(s.length===0)return o.every(e=>e.free===0);if(u.size>0&&u.has(jh(o,s)))return!1;let e=Mh(o,s),t=e.length<2?0:l(e.length),n=/* @__PURE__ */ new Set;for(let r=0;r<e.length&&c<2e3;r++){let{room:i,unit:a}=e[(t+r)%e.length],o=`${Ah(i)} ${kh(a)}`;if(n.has(o))continue;n.add(o),c+=1;let l=s.indexOf(a);s.splice(l,1);let u=Rh(i,a);if(d())return!0;zh(i,u),s.splice(l,0,a)}return u.add(jh(o,s)),!1};if(!d())return!1;for(let[n,a]of o.entries())Bh(e,a,t[n],r,i);return!0}const kh=e=>[P[e],fr[e],F[e],pr[e],sr[e]].join(),Ah=({nation:e,free:t,spare:n,army:r,reserve:i,open:a})=>[e,t,n,r,i,a].join(),jh=(e,t)=>[...e.map(Ah).sort(),...t.map(kh).sort()].join(` `);function Mh(e,t){let n=null,r=e=>{(n===null||e.length<n.length)&&(n=e)},i=[...t].sort((e,t)=>fr[t]-fr[e]);for(let t of i)r(e.filter(e=>Lh(e,t)).map(e=>({room:e,unit:t})));for(let n of e)n.free>0&&r(t.filter(e=>Lh(n,e)).map(e=>({room:n,unit:e})));return n??[]}function Nh(e,t){let n=[];for(let r=0;r<k;r++)e.place[r]===t&&n.push(r);return n}function Ph(e,t,n){let r=e.top[t.hex];return{hex:t.hex,nation:P[r],free:t.slots.length,spare:Fh(e,t.hex)?99:5-fr[r]-t.slots.length,army:F[r]===1,reserve:pr[r]===1,dealt:[],open:[Ih(e,t.hex,P[r],0,n),Ih(e,t.hex,P[r],1,n)]}}function Fh(e,t){let n=ie(e.flow,L.stackCheck);return n>=0&&ae(e.flow,n,L.stackCheck.at.hex)===t}function Ih(e,t,n,r,i){for(let a=0;a<6;a++)if(Xi(e,n,r===1,t,a)&&!i.has(E.neighbours[t*6+a]))return!1;return!0}function Lh(e,t){return e.nation!==P[t]||e.free===0||!e.open[sr[t]]||F[t]&&e.army||pr[t]&&e.reserve?!1:fr[t]-1<=e.spare}function Rh(e,t){let{free:n,spare:r,army:i,reserve:a}=e;return--e.free,e.spare-=fr[t]-1,e.army||=F[t]===1,e.reserve||=pr[t]===1,e.dealt.push(t),{free:n,spare:r,army:i,reserve:a}}function zh(e,t){Object.assign(e,t),e.dealt.pop()}function Bh(e,t,n,r,i){let a=Vh(t.dealt,r,i+t.hex),o=e.top[t.hex];for(let[r,i]of a.entries())e.place[i]=t.hex,e.below[o]=i,e.below[i]=-1,e.unitFlags[i]=n.slots[r].marks,e.left[i]=n.slots[r].left,o=i}function Vh(e,t,n){let r=[...e];for(let e=r.length-1;e>0;e--){let i=t.below(n*1e3+500+e,e+1);[r[e],r[i]]=[r[i],r[e]]}return r}function Hh(e,t,n){let r=e.place[n];return r>=0&&e.terms.sideOf[P[n]]!==t&&e.top[r]!==n&&!G(e.hexFlags,r,H.revealed)}function Uh(e,t){let n=e.copy(),r=[];for(let i=0;i<O;i++){let a=e.top[i];if(a<0||e.below[a]<0||!Hh(e,t,e.below[a]))continue;let o=[];for(let t=e.below[a];t>=0;t=e.below[t])o.push({marks:e.unitFlags[t],left:e.left[t]}),n.place[t]=-7,n.below[t]=-1,n.unitFlags[t]=0,n.left[t]=0;n.below[a]=-1,r.push({hex:i,slots:o})}return pe(n.flow,t),{game:`war-comes-early`,scenario:e.terms.scenario,options:nc(e.terms.options),side:t,state:Br.toJSON(n),stacks:r,...t===-1?{zones:[Wh(e,0),Wh(e,1)]}:{enemyZones:Wh(e,1-t)}}}function Wh(e,t){let n=Ji(e).zones[t],r=[];for(let e=0;e<O;e++)n[e]>0&&r.push(e);return r}function Gh(e,t){let n=e=>i([{file:`view`,line:0,reason:e}]),a=lc(e.scenario,e.options);if(!a.ok)return a;let o=Br.fromJSON(e.state);if(!o.ok)return n(`the view lacks ${o.field}`);if(!Kh(e.stacks)||!Array.isArray(e.enemyZones))return n(`the view is not whole`);let s=e.stacks,c=e.enemyZones,l=new Set(c),u=null,d=1/0;for(let n=0;n<60&&d>0;n++){let r=Br.create(a.value,t,o.cells.slice());if(!Oh(r,s,-7,t,n,l))continue;let i=qh(Wh(r,1-e.side),c);i>=d||(d=i,u=r)}return u===null?n(`no deal of the hidden units fits their stacks`):r(u)}function Kh(e){return Array.isArray(e)?e.every(e=>e?.hex>=0&&e.hex<O&&Array.isArray(e.slots)):!1}function qh(e,t){let n=new Set(e),r=t.filter(e=>n.has(e)).length;return e.length+t.length-2*r}const Jh=/* @__PURE__ */ new Set([`attack`,`eliminated`,`advance`,`disrupted`,`dispersed`]);function Yh(e,t,n){let r=/* @__PURE__ */ new Set;for(let n=0;n<k;n++)Hh(e,t,n)&&r.add(I[n]);return Dh(n,r,Jh)}var Xh=/* @__PURE__ */ n({}),Zh=t(()=>{});const Qh={deploy:Ll,violation:yc,deployNeutral:wc,reserves:$c,mountainCorps:el,replacements:Ss,chainEntry:tl,germanOrder:Gl,germanWindow:Jl,terrorBombing:gi,groundSupport:bi,reorganization:Ru,components:vu,disperse:Ks,railheads:yo,movement:Bd,combat:gh,assemble:xh,defenderLosses:ih,attackerLosses:ah,advance:op,momentum:Pp};function $h(e,t){return t.do===`deploy-suggested`?pl(e):Vd(e,t)??Eh(t)}const eg=ve({frames:L,decisions:Qh,procedures:{setUp:kl,turn:da,germanTurn:Kl,nationalTurn:va,germanPhase:ou,nationalPhase:su,stackCheck:Vs,battle:oh},expand:$h,watches:Xr,isOver:e=>e.verdict!==0,refusals:{over:ii,wrongSide:ri,malformed:ai}});function tg(e){return{turn:e.turn,phase:Rr[e.phase],marker:e.marker<0?`none`:w[e.marker].name,nations:_.filter((t,n)=>e.active&1<<n).join(`, `),germanPoints:e.vp[0],alliedPoints:e.vp[1]}}const ng=xe(be({id:`war-comes-early`,title:`War Comes Early`,rulesVersion:2,scenarios:oc,flow:eg,termsFrom:lc,create:Br.create,beginState:El,outcome:Wa,view:Uh,hear:Yh,imagine:Gh,situation:tg,toJSON:uc,fromJSON:dc,faultsIn:qs}),async()=>(await Promise.resolve().then(()=>(Zh(),Xh))).warComesEarlyPositions).game;export{ng as game};