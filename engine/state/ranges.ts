// For positions that come from outside: does every number lie where some game could bring it?

export const isBetween = (n: number, least: number, most: number): boolean => n >= least && n <= most

export function areBetween(numbers: Int32Array, least: number, most: number): boolean {
  for (let i = 0; i < numbers.length; i++) if (!isBetween(numbers[i], least, most)) return false
  return true
}
