// Something saved as a file on the device of the player.

export function save(name: string, what: unknown): void {
  const isText = typeof what === 'string'
  const text = isText ? what : JSON.stringify(what, null, 1)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: isText ? 'text/html' : 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
