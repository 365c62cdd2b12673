import { addSeconds } from '@egcr/contract/time';
import type { DemoPart } from '@egcr/server-kit/demo';
import * as z from 'zod/mini';

import { postBody, type blogCategories, type PostBlock, type PostBody } from '../contract/index.ts';
import { insertAuthor, insertPost, insertText } from './store.ts';

interface SampleText {
  readonly language: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly body: PostBody;
}

interface Sample {
  readonly author: 0 | 1;
  readonly category: (typeof blogCategories)[number];
  readonly daysAgo: number;
  readonly texts: readonly SampleText[];
}

const DAY_S = 86_400;
const authors = ['Maren Holt', 'Tomás Rey'] as const;
const said = (text: string): PostBlock => ({ type: 'paragraph', spans: [{ text }] });
const heading = (text: string): PostBlock => ({ type: 'heading', level: 2, text });

/** Invented authors; what the posts say is what the product does. */
const samples: readonly Sample[] = [
  {
    author: 0,
    category: 'security',
    daysAgo: 9,
    texts: [
      {
        language: 'en',
        slug: 'why-a-second-person-approves',
        title: 'Why a second person approves',
        excerpt: 'Nobody on the staff moves money alone. Here is what that means for you.',
        body: [
          said('A proposal to move money waits until another person has read it and agreed.'),
          heading('What the second person sees'),
          {
            type: 'list',
            is_numbered: false,
            items: [
              [{ text: 'who asks, and why' }],
              [{ text: 'the amount and the account' }],
              [{ text: 'what would change' }],
            ],
          },
          { type: 'notice', text: 'The person who proposed cannot approve, whatever their role is.' },
        ],
      },
      {
        language: 'de',
        slug: 'warum-eine-zweite-person-zustimmt',
        title: 'Warum eine zweite Person zustimmt',
        excerpt: 'Niemand im Team bewegt Geld allein. Das bedeutet es für Sie.',
        body: [
          said(
            'Ein Vorschlag, Geld zu bewegen, wartet, bis eine andere Person ihn gelesen und zugestimmt hat.',
          ),
          { type: 'notice', text: 'Wer vorschlägt, kann nicht selbst zustimmen, gleich in welcher Rolle.' },
        ],
      },
    ],
  },
  {
    author: 1,
    category: 'platform',
    daysAgo: 4,
    texts: [
      {
        language: 'en',
        slug: 'ten-languages-one-account',
        title: 'Ten languages, one account',
        excerpt: 'Every sentence of the product is written in ten languages, and the server knows yours.',
        body: [
          said('You choose your language once. Pages, mails and papers follow it.'),
          {
            type: 'figure',
            kind: 'measured',
            value: '10',
            text: 'languages in which every page can be read',
            source: 'our lists of texts',
            on: '2026-11-24',
          },
          {
            type: 'paragraph',
            spans: [
              { text: 'Read also how we ' },
              { text: 'protect your account', href: '/security' },
              { text: '.' },
            ],
          },
        ],
      },
    ],
  },
  {
    author: 0,
    category: 'money',
    daysAgo: 1,
    texts: [
      {
        language: 'en',
        slug: 'how-an-amount-is-kept',
        title: 'How an amount is kept',
        excerpt: 'Amounts are whole numbers of the smallest unit, so no cent is lost by rounding.',
        body: [
          said('A computer that counts in fractions makes small mistakes. We count in cents.'),
          { type: 'code', text: '12.50 = 1250 cents' },
          {
            type: 'table',
            caption: 'The same amount, shown and kept',
            head: ['Shown', 'Kept'],
            rows: [
              ['12.50', '1250'],
              ['0.01', '1'],
            ],
          },
        ],
      },
      {
        language: 'es',
        slug: 'como-se-guarda-un-importe',
        title: 'Cómo se guarda un importe',
        excerpt:
          'Los importes son números enteros de la unidad más pequeña. Ningún céntimo se pierde al redondear.',
        body: [said('Un ordenador que cuenta con fracciones comete pequeños errores. Contamos en céntimos.')],
      },
    ],
  },
];

/** Posts of a demonstration, each marked as a sample. */
export const demoPosts: DemoPart = async () => async (work) => {
  const ids = authors.map(() => work.newId());
  for (const [at, name] of authors.entries())
    await insertAuthor(work.db, { id: ids[at] ?? work.newId(), name, isSample: true });
  for (const { author, category, daysAgo, texts } of samples) {
    const publishedAt = addSeconds(work.now, -daysAgo * DAY_S);
    const id = work.newId();
    await insertPost(work.db, {
      id,
      state: 'published',
      category,
      authorId: ids[author] ?? '',
      publishedAt,
      isSample: true,
    });
    for (const text of texts)
      await insertText(work.db, {
        ...text,
        postId: id,
        body: z.parse(postBody, text.body),
        changedAt: publishedAt,
      });
  }
};
