import { serveDomain } from '@egcr/server-kit/testing/served-domain';
import { createUploads } from '@egcr/server-kit/uploads';

import { createMedia } from '../index.ts';
import { PICTURE } from '../parts.ts';

/** Public pictures and the uploads that they are made of. All who call write posts. */
export async function serveMedia() {
  const uploads = createUploads({ clamdUrl: undefined, kinds: () => domain.uploads ?? [] });
  const { domain, door } = createMedia({ uploads: uploads.door });
  const served = await serveDomain(
    { ...domain, calls: [...(domain.calls ?? []), ...(uploads.domain.calls ?? [])] },
    { isPinOpen: true, staff: ['author'] },
  );
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, { who, key, body, bytes }: Asked) =>
    served.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        authorization: `Bearer ${who} author aal2`,
        'idempotency-key': key ?? served.newId(),
        ...(bytes && { 'content-type': 'application/octet-stream' }),
      },
      ...((body ?? bytes) && { payload: body ?? bytes }),
    });
  /** Sends a file as the browser does. Answers the call that ends it. */
  async function upload(who: string, bytes: Buffer, name = 'picture.jpg') {
    const begun = await ask('POST', '/uploads', {
      who,
      body: { kind: PICTURE, name, size_bytes: bytes.length },
    });
    const { id, piece_bytes_max: most } = begun.json();
    for (let at = 0; at < bytes.length; at += most) {
      const piece = bytes.subarray(at, at + most);
      const put = await ask('PUT', `/uploads/${id}/pieces/${at}`, { who, bytes: piece });
      if (put.statusCode !== 200) return { id, ended: put };
    }
    return { id, ended: await ask('POST', `/uploads/${id}/complete`, { who }) };
  }
  /** The call that makes a picture of a file. */
  async function add(who: string, bytes: Buffer, key?: string) {
    const { id, ended } = await upload(who, bytes);
    if (ended.statusCode !== 200) return ended;
    return ask('POST', '/admin/media/pictures', { who, body: { upload_id: id }, ...(key && { key }) });
  }
  const look = (address: string, headers: Readonly<Record<string, string>> = {}) =>
    served.app.inject({ method: 'GET', url: address, headers });
  return { ...served, domain, door, ask, upload, add, look };
}

interface Asked {
  readonly who: string;
  readonly key?: string;
  readonly body?: object;
  readonly bytes?: Buffer;
}
