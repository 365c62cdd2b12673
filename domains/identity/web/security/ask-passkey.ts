interface Asked {
  readonly challenge: string;
  readonly rp_id: string;
}

/** Has the browser ask for a passkey; answers what it signed, as the server reads it. Throws DOMException where the person gives up. */
export async function askPasskey({ challenge, rp_id }: Asked): Promise<Record<string, unknown>> {
  const publicKey = { challenge: bytesOf(challenge), rpId: rp_id, userVerification: 'required' } as const;
  const found = await navigator.credentials.get({ publicKey });
  if (!(found instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError');
  const { response } = found;
  if (!(response instanceof AuthenticatorAssertionResponse)) {
    throw new DOMException('no signature', 'NotAllowedError');
  }
  return {
    id: found.id,
    rawId: textOf(found.rawId),
    type: 'public-key',
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
    },
  };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.codePointAt(0) ?? 0);
}

function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCodePoint(...new Uint8Array(bytes));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
