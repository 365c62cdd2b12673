import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

export interface Ceremony {
  readonly challenge: string;
  readonly rpId: string;
  readonly origin: string;
}

/** A passkey device in software: one ES256 key, its counter, and the bytes a browser would send. */
export class SoftwareAuthenticator {
  readonly credentialId: Buffer = randomBytes(32);
  readonly #privateKey: KeyObject;
  readonly #point: { readonly x: Buffer; readonly y: Buffer };
  isVerifying = true;
  counter = 0;

  constructor() {
    const jwk = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
    this.#privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
    this.#point = {
      x: Buffer.from(jwk.x ?? '', 'base64url'),
      y: Buffer.from(jwk.y ?? '', 'base64url'),
    };
  }

  /** What `navigator.credentials.create()` answers, as JSON. */
  register(ceremony: Ceremony) {
    const attestationObject = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(this.#authenticatorData(ceremony.rpId, this.#attested()))],
    ]);
    return {
      ...this.#head(),
      response: {
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal' as const],
      },
    };
  }

  /** What `navigator.credentials.get()` answers, as JSON. */
  authenticate(ceremony: Ceremony) {
    this.counter += 1;
    const client = clientData('webauthn.get', ceremony);
    const data = this.#authenticatorData(ceremony.rpId);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#privateKey);
    return {
      ...this.#head(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  #head() {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #authenticatorData(rpId: string, attested?: Buffer): Buffer {
    const flags = USER_PRESENT | (this.isVerifying ? USER_VERIFIED : 0) | (attested ? ATTESTED : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      sha256(Buffer.from(rpId)),
      Buffer.from([flags]),
      counter,
      attested ?? Buffer.alloc(0),
    ]);
  }

  /** No model number, the credential's id, and the public key as COSE: EC2, ES256, P-256. */
  #attested(): Buffer {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const key = map([
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(this.#point.x)],
      [integer(-3), bytes(this.#point.y)],
    ]);
    return Buffer.concat([Buffer.alloc(16), length, this.credentialId, key]);
  }
}

function clientData(type: string, { challenge, origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

/** The head of a CBOR item (RFC 8949): major type and a number below 65,536. */
function item(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}

function integer(value: number): Buffer {
  return value < 0 ? item(1, -1 - value) : item(0, value);
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([item(2, value.length), value]);
}

function text(value: string): Buffer {
  return Buffer.concat([item(3, Buffer.byteLength(value)), Buffer.from(value)]);
}

function map(entries: readonly (readonly [key: Buffer, value: Buffer])[]): Buffer {
  return Buffer.concat([item(5, entries.length), ...entries.flat()]);
}
