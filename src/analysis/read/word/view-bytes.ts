export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function utf16Of(view: DataView, start: number, letters: number, isLittleEndian = true): string {
  let text = "";
  for (let at = start; at < start + letters * 2; at += 2)
    text += String.fromCharCode(view.getUint16(at, isLittleEndian));
  return text;
}
