// A battle in one or two lines above the map; the log has every name.

/** More attackers than these are counted. */
const NAMED = 3

/** `Attack on 3122 by Kutno Corps, V Corps and 9 more at +10: 1/1.` */
export function briefly(text: string): string {
  return text.replace(/ by (.+) at /, (whole, units: string) => {
    const names = units.split(/, | and /)
    if (names.length <= NAMED) return whole
    return ` by ${names.slice(0, NAMED - 1).join(', ')} and ${names.length - NAMED + 1} more at `
  })
}
