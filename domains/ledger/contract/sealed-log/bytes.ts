/** Bytes as this log writes and hashes them. Web APIs want views over plain buffers. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

export function bytesOf(text: string): Bytes {
  return encoder.encode(text);
}

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Undefined where the text is not base64. */
export function fromBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** SHA-256, in the browser and in Node. */
export async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
