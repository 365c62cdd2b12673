import { putPieceCall, beginUploadCall, cancelUploadCall, completeUploadCall } from '@egcr/contract/uploads';
import { addPictureCall } from '@egcr/media/contract';
import {
  AnsweringServer,
  choose,
  closeShown,
  drawnReply,
  giveFile,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { readWrittenCall, type PostCover, type WrittenPost } from '../../../contract/index.ts';
import type { TypedText } from '../text-saver.ts';
import { CoverField } from './cover-field.tsx';

const id = (at: number) => `01990000-0000-7000-8000-00000000000${at}`;
const picture = { id: id(1), width: 40, height: 30 };
const cover: PostCover = { picture, alt: 'A chart', is_decorative: false };
const drawn = drawnReply(readWrittenCall);
const [text] = drawn.texts;
if (text === undefined) throw new Error('a post is drawn with its texts');
const ofLanguage = (language: string, its: PostCover | null) => ({ ...text, language, cover: its });
const file = new File(['picture'], 'chart.png', { type: 'image/png' });
const upload = {
  id: id(5),
  size_bytes: file.size,
  received_bytes: 0,
  piece_bytes_max: 262_144,
  expires_at: '2026-11-21T00:00:00.000Z',
  file: null,
};
const whole = { ...upload, received_bytes: file.size };

let server: AnsweringServer;
let changes: unknown[];
beforeEach(() => {
  changes = [];
  server = new AnsweringServer()
    .replies(beginUploadCall, upload)
    .replies(putPieceCall, whole)
    .replies(completeUploadCall, {
      ...whole,
      file: { media_type: 'image/png', size_bytes: file.size, scan: 'clean' },
    })
    .replies(addPictureCall, picture);
});
afterEach(() => closeShown(server));

interface Shown {
  readonly own?: PostCover | null;
  readonly other?: PostCover | null;
  readonly part?: Partial<WrittenPost>;
}
const open = ({ own = null, other = null, part = {} }: Shown) => {
  const post = { ...drawn, may_change: true, texts: [ofLanguage('en', own), ofLanguage('de', other)] };
  const typed: TypedText = { ...text, cover: own };
  return openShown(() => (
    <CoverField
      post={{ ...post, ...part }}
      language="en"
      text={typed}
      saver={{ change: (change) => void changes.push(change) }}
    />
  ));
};

it('a file that is chosen becomes the cover, without a description yet', async () => {
  await open({});
  expect(screen.queryByRole('button', { name: 'Use the cover of another language' })).toBeNull();
  await giveFile('Add a cover picture', file);
  await waitFor(() => expect(changes).toEqual([{ cover: { picture, alt: '', is_decorative: false } }]));
  expect(server.sentTo(addPictureCall)).toMatchObject([
    { body: { upload_id: id(5) }, key: `picture.${id(5)}` },
  ]);
  // It was taken: nothing is cancelled.
  expect(server.sentTo(cancelUploadCall)).toEqual([]);
  expect(screen.queryByText('Preparing the picture…')).toBeNull();
});

it('while a picture is prepared the page says so', async () => {
  server.neverAnswers(addPictureCall);
  await open({});
  await giveFile('Add a cover picture', file);
  await says('Preparing the picture…');
  expect(changes).toEqual([]);
});

it.each([
  ['upload_not_ready', 422, 'The upload is no longer there. Choose the picture again.'],
  ['picture_too_large', 422, 'This picture has too many pixels. Make it smaller and choose it again.'],
  ['picture_unreadable', 422, 'This picture is damaged or incomplete. Choose another one.'],
])('a picture that cannot be used is given up, and the page says why: %s', async (code, status, said) => {
  server.refuses(addPictureCall, { status, code });
  await open({});
  await giveFile('Add a cover picture', file);
  await says(said);
  expect(changes).toEqual([]);
  await waitFor(() => expect(server.sentTo(cancelUploadCall)).toHaveLength(1));
  // Another choice is another try.
  server.replies(addPictureCall, picture);
  await giveFile('Add a cover picture', file);
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(screen.queryByText(said)).toBeNull();
});

it('the cover of another language can be used; each language describes it on its own', async () => {
  await open({ other: { ...cover, is_decorative: true } });
  await press('Use the cover of another language');
  expect(changes).toEqual([{ cover: { picture, alt: '', is_decorative: true } }]);
});

it('a cover is described, called decoration, or removed', async () => {
  await open({ own: cover, other: cover });
  expect(screen.queryByText('Add a cover picture')).toBeNull();
  const alt = screen.getByLabelText<HTMLInputElement>('Description');
  expect([alt.value, alt.readOnly, alt.lang]).toEqual(['A chart', false, 'en']);
  await type('Description', 'A chart of fees');
  await choose('checkbox', /^Decoration only/);
  await press('Remove the cover');
  expect(changes).toEqual([
    { cover: { ...cover, alt: 'A chart of fees' } },
    { cover: { ...cover, is_decorative: true } },
    { cover: null },
  ]);
});

it('decoration needs no description', async () => {
  await open({ own: { ...cover, is_decorative: true } });
  const alt = screen.getByLabelText<HTMLInputElement>('Description');
  expect([alt.value, alt.readOnly]).toEqual(['', true]);
});

it('who may not change the post sees its cover alone, or nothing where it has none', async () => {
  const part = { may_change: false };
  await open({ own: cover, part });
  expect(screen.getByLabelText<HTMLInputElement>('Description').readOnly).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
  closeShown(server);
  server = new AnsweringServer();
  await open({ other: cover, part });
  expect(screen.queryByText('Cover picture')).toBeNull();
});
