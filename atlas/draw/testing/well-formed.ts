/** What is wrong with a piece of SVG: tags that do not close, ids that occur twice, links that lead nowhere. */
export function svgFaults(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [, closing, name, , selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      const last = open.pop()
      if (last !== name) faults.push(`</${name}> closes <${last}>`)
    } else if (!selfClosing) open.push(name)
  }
  if (open.length > 0) faults.push(`<${open.join('> <')}> is left open`)
  const left = svg.replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '')
  if (/[<>]/.test(left))
    faults.push(`stray < or > near ${left.slice(Math.max(0, left.search(/[<>]/) - 20)).slice(0, 60)}`)
  if (/&(?!amp;|lt;|gt;|quot;)/.test(svg)) faults.push('a bare &')
  if (/\b(NaN|undefined|Infinity)\b/.test(svg)) faults.push('a number that is none')
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1])
  const known = new Set(ids)
  if (known.size < ids.length) faults.push('an id occurs twice')
  for (const [, hash, url] of svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)) {
    if (!known.has(hash ?? url)) faults.push(`nothing is called ${hash ?? url}`)
  }
  return faults
}
