import { heading, linked, list, notice, said, type Sample } from './sample.ts';

/** About the platform, its languages and how it is reached. */
export const platformPosts: readonly Sample[] = [
  {
    author: 1,
    category: 'accessibility',
    tags: ['languages'],
    daysAgo: 8,
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
          said('A check reads every sentence before it is published. A missing language stops the change.'),
          linked(
            { text: 'Read also how we ' },
            { text: 'protect your account', href: '/security' },
            { text: '.' },
          ),
        ],
      },
      {
        language: 'ar',
        slug: 'ashr-lughat-hisab-wahid',
        title: 'عشر لغات وحساب واحد',
        excerpt: 'كل جملة في المنتج مكتوبة بعشر لغات، والخادم يعرف لغتك.',
        body: [
          said('تختار لغتك مرة واحدة. تتبعها الصفحات والرسائل والأوراق.'),
          {
            type: 'figure',
            kind: 'measured',
            value: '10',
            text: 'لغات تُقرأ بها كل صفحة',
            source: 'قوائم نصوصنا',
            on: '2026-11-24',
          },
          said('فحص آلي يقرأ كل جملة قبل نشرها. لغة ناقصة توقف التغيير.'),
        ],
      },
    ],
  },
  {
    author: 1,
    category: 'accessibility',
    tags: ['no-script', 'reading'],
    daysAgo: 15,
    texts: [
      {
        language: 'en',
        slug: 'read-this-without-a-script',
        title: 'Read this without a script',
        excerpt: 'This page arrives with its whole text. Nothing has to run before you can read it.',
        body: [
          said(
            'Some people turn scripts off. Some networks lose them. Search engines read faster without them.',
          ),
          said('The server writes the head and the text of every post into the page it sends.'),
          heading('What you get'),
          list(
            'the whole text, with its headings and tables',
            'links to other languages of the same post',
            'a search that works as a plain form',
          ),
          heading('What you do not get'),
          said('Sharing buttons and the print button need a script. Your browser’s own work as ever.'),
          heading('Feeds'),
          said(
            'New posts are also in three feeds: RSS, Atom and JSON Feed. Each can be asked for one language.',
          ),
        ],
      },
    ],
  },
  {
    author: 1,
    category: 'platform',
    tags: ['not-open-yet'],
    daysAgo: 22,
    texts: [
      {
        language: 'en',
        slug: 'a-page-that-says-not-open-yet',
        title: 'A page that says “Not open yet”',
        excerpt: 'We show services before they open, and never pretend that they work.',
        body: [
          said(
            'Some addresses lead to services that we are still building. Their pages say what they will do.',
          ),
          list(
            'They are written in the future tense.',
            'They bear the words “Not open yet”.',
            'You can ask for a message when one opens.',
          ),
          notice('Targets are called targets. A sample is marked as a sample, like this post.'),
        ],
      },
    ],
  },
  {
    author: 1,
    category: 'platform',
    tags: ['figures', 'bytes'],
    daysAgo: 29,
    texts: [
      {
        language: 'en',
        slug: 'how-much-a-page-may-weigh',
        title: 'How much a page may weigh',
        excerpt: 'Each page has a limit in kilobytes. A change that exceeds it does not go out.',
        body: [
          said('A heavy page costs money on a phone. So we set limits, and a test keeps them.'),
          {
            type: 'table',
            caption: 'Scripts that a page may need to begin with, compressed',
            head: ['Page', 'At most'],
            rows: [
              ['front page', '84 KiB'],
              ['signing in', '140 KiB'],
              ['this blog', '132 KiB'],
            ],
          },
          {
            type: 'figure',
            kind: 'target',
            value: '84 KiB',
            text: 'of scripts on the front page at most',
            source: 'the limits of our build',
            on: '2026-11-24',
          },
          heading('Less, if you ask for less'),
          said(
            'The data saver leaves out what is not needed. Turn it on in the settings or in your browser.',
          ),
        ],
      },
    ],
  },
  {
    author: 1,
    category: 'platform',
    tags: ['offline'],
    daysAgo: 43,
    texts: [
      {
        language: 'en',
        slug: 'what-stays-when-you-are-offline',
        title: 'What stays when you are offline',
        excerpt: 'The app opens without a network. Your data does not stay on the device.',
        body: [
          said(
            'A small program in your browser keeps the files of the app. With them a page opens in a tunnel.',
          ),
          notice('It keeps no personal data: no balance, no name, no transaction.'),
          said('A strip says that you are offline. It goes when the network is back.'),
        ],
      },
    ],
  },
];
