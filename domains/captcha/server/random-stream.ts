import { createCipheriv, hkdfSync } from 'node:crypto';

const BLOCK_BYTES = 4096;

/** Numbers that look random and are the same for the same secret and label: noise that cannot be averaged away by asking again. */
export class RandomStream {
  readonly #cipher: ReturnType<typeof createCipheriv>;
  #block: Buffer = Buffer.alloc(0);
  #at = 0;

  constructor(secret: Uint8Array, label: string) {
    const seed = Buffer.from(hkdfSync('sha256', secret, '', label, 48));
    this.#cipher = createCipheriv('aes-256-ctr', seed.subarray(0, 32), seed.subarray(32));
  }

  /** At least `from`, below `to`. */
  between(from: number, to: number): number {
    if (this.#at + 4 > this.#block.length) {
      this.#block = this.#cipher.update(Buffer.alloc(BLOCK_BYTES));
      this.#at = 0;
    }
    const number = this.#block.readUInt32BE(this.#at);
    this.#at += 4;
    return from + ((to - from) * number) / 2 ** 32;
  }

  /** A whole number from 0, below `count`. */
  below(count: number): number {
    return Math.floor(this.between(0, count));
  }
}
