// A message as it goes over a WebSocket: what says how long it is and the text in one piece, which is written at once.

const FINAL_TEXT = 0x81
const [SHORT, MEDIUM, LONG] = [125, 126, 127]

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const start = length <= SHORT ? 2 : length <= 0xffff ? 4 : 10
  const frame = Buffer.allocUnsafe(start + length)
  frame[0] = FINAL_TEXT
  frame[1] = length <= SHORT ? length : length <= 0xffff ? MEDIUM : LONG
  if (start === 4) frame.writeUInt16BE(length, 2)
  if (start === 10) frame.writeBigUInt64BE(BigInt(length), 2)
  frame.write(text, start)
  return frame
}
