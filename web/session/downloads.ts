// Files that leave the browser.

export function download(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Hands the file to the system's way of sharing; where there is none, or it refuses files, it is downloaded. */
export async function share(text: string, name: string, title: string): Promise<void> {
  const file = new File([text], name, { type: 'application/json' })
  const data = { files: [file], title }
  try {
    if (navigator.canShare?.(data)) {
      await navigator.share(data)
      return
    }
  } catch (error) {
    if ((error as Error).name === 'AbortError') return
  }
  download(text, name, 'application/json')
}
