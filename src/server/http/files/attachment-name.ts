/** A header for a download under any name. RFC 5987: encodeURIComponent leaves four characters that a header value may not carry bare. */
export function attachmentNamed(name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed());
  const bare = encoded.replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
  return `attachment; filename*=UTF-8''${bare}`;
}
