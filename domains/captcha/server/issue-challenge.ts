import { randomBytes } from 'node:crypto';

import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';
import { createChallenge } from 'altcha-lib/v1';

import type { challengeCall } from '../contract/endpoints.ts';
import { CHALLENGE_LIFE_S, CODE_LENGTH } from '../contract/limits.ts';
import { pictureOf } from './code/code-of.ts';
import type { CaptchaParts } from './settings.ts';

export const AUDIO_PATH = '/api/v1/captcha/audio';
const ID_BYTES = 12;

/**
 * A signed puzzle. Its salt carries when it ends, what it is for and which code belongs to it, all under the signature: nothing is
 * kept until it is solved.
 */
export async function issueChallenge(
  { settings, keys }: CaptchaParts,
  work: Work,
  { query }: CallInput<typeof challengeCall>,
): Promise<ReplyOf<typeof challengeCall>> {
  const codeId = settings.mode === 'code' ? randomBytes(ID_BYTES).toString('hex') : undefined;
  const algorithm = 'SHA-256';
  const made = await createChallenge({
    algorithm,
    hmacKey: keys.challenge,
    maxnumber: settings.maxNumber,
    expires: addSeconds(work.now, CHALLENGE_LIFE_S),
    params: { ...(query.action && { action: query.action }), ...(codeId && { code: codeId }) },
  });
  const { challenge, salt, signature } = made;
  return {
    algorithm,
    challenge,
    salt,
    signature,
    maxnumber: settings.maxNumber,
    ...(codeId && {
      codeChallenge: {
        image: `data:image/png;base64,${pictureOf(keys.code, codeId).toString('base64')}`,
        audio: `${AUDIO_PATH}?id=${codeId}&language=${work.request.language}`,
        length: CODE_LENGTH,
      },
    }),
  };
}
