/**
 * Gives the memory of bytes back now. The collector comes when its own heap is full, and knows little of memory beside it: while large files come
 * in, what it has not yet looked at grows to hundreds of megabytes. For bytes that nobody else holds, never for those of a caller. Small ones share
 * memory with others and stay as they are.
 */
export function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && byteLength > 0 && byteLength === buffer.byteLength) buffer.transfer(0);
}
