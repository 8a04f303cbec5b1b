/** One picture of a game that was watched. */
export interface Leaf {
  readonly file: string
  readonly caption: string
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`)

/** A page to leaf through: arrow keys, or the list. */
export function pageOf(title: string, leaves: readonly Leaf[]): string {
  const figures = leaves.map(
    ({ file, caption }, i) =>
      `<figure id="n${i}"><figcaption><a href="#n${Math.max(0, i - 1)}">←</a> <a href="#n${Math.min(leaves.length - 1, i + 1)}">→</a> ${escaped(caption)}</figcaption><img loading="lazy" src="${escaped(file)}" alt="${escaped(caption)}"></figure>`,
  )
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{font:16px sans-serif;margin:1em;background:#f4f1ea}figure{margin:0 0 2em}img{max-width:100%}figcaption{padding:.4em 0}a{text-decoration:none;font-size:1.4em}</style>
<h1>${escaped(title)}</h1>
${figures.join('\n')}
<script>let at=0;addEventListener('keydown',e=>{const by=e.key==='ArrowRight'?1:e.key==='ArrowLeft'?-1:0;if(!by)return;e.preventDefault();at=Math.max(0,Math.min(${leaves.length - 1},at+by));document.getElementById('n'+at).scrollIntoView()})</script>
</html>
`
}
