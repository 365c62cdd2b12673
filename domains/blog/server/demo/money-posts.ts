import { heading, linked, list, notice, said, steps, type Sample } from './sample.ts';

/** About money: how it is counted, sent and kept. */
export const moneyPosts: readonly Sample[] = [
  {
    author: 0,
    category: 'money',
    tags: ['amounts'],
    daysAgo: 1,
    hasPicture: true,
    coAuthor: 3,
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
          said('Where an amount has to be divided, the rule says how it is rounded and who gets the rest.'),
        ],
      },
      {
        language: 'es',
        slug: 'como-se-guarda-un-importe',
        title: 'Cómo se guarda un importe',
        excerpt:
          'Los importes son números enteros de la unidad más pequeña. Ningún céntimo se pierde al redondear.',
        body: [
          said('Un ordenador que cuenta con fracciones comete pequeños errores. Contamos en céntimos.'),
          { type: 'code', text: '12,50 = 1250 céntimos' },
          said('Cuando hay que dividir un importe, la regla dice cómo se redondea y quién recibe el resto.'),
        ],
      },
      {
        language: 'ar',
        slug: 'kayfa-yuhfaz-al-mablagh',
        title: 'كيف يُحفظ المبلغ',
        excerpt: 'المبالغ أعداد صحيحة من أصغر وحدة، فلا يضيع شيء بالتقريب.',
        body: [
          said('الحاسوب الذي يعدّ بالكسور يخطئ أخطاء صغيرة. نحن نعدّ بأصغر وحدة.'),
          { type: 'code', text: '12.50 = 1250' },
          said('حين يُقسم مبلغ تقول القاعدة كيف يُقرّب ومن يأخذ الباقي.'),
        ],
      },
    ],
  },
  {
    author: 3,
    category: 'money',
    tags: ['payments'],
    daysAgo: 6,
    isFeatured: true,
    texts: [
      {
        language: 'en',
        slug: 'pressed-twice-sent-once',
        title: 'Pressed twice, sent once',
        excerpt: 'What happens when the network breaks in the middle of a payment.',
        body: [
          said('You press Send. The train enters a tunnel. Was the money sent?'),
          heading('Each press has a name'),
          said('Your browser gives every intended payment a name of its own. A repeat has the same name.'),
          said(
            'The server keeps the answer under that name. A repeat gets the same answer and moves nothing.',
          ),
          heading('What you can do'),
          steps(
            'Wait until you are online again.',
            'Press Send once more.',
            'Read the answer: it is the first one.',
          ),
          heading('Also when two presses arrive together'),
          said('One of them is worked on. The other waits and gets the same answer.'),
          {
            type: 'figure',
            kind: 'claim',
            value: '1',
            text: 'payment for one name, however often it arrives',
            source: 'our tests of repeated and simultaneous requests',
            on: '2026-11-24',
          },
        ],
      },
      {
        language: 'ja',
        slug: 'nido-oshitemo-okuru-no-wa-ichido',
        title: '二度押しても、送るのは一度',
        excerpt: '送金の途中で通信が切れたときに起こること。',
        body: [
          said('「送る」を押しました。電車がトンネルに入りました。お金は送られたでしょうか。'),
          heading('押すたびに名前が付く'),
          said('ブラウザーは、送金の一つひとつに名前を付けます。やり直しには同じ名前が付きます。'),
          said('サーバーはその名前で答えを保存します。やり直しには同じ答えを返し、お金は動きません。'),
          heading('できること'),
          steps('通信が戻るまで待ちます。', 'もう一度「送る」を押します。', '最初と同じ答えを読みます。'),
          heading('二つが同時に届いたとき'),
          said('一つだけが処理されます。もう一つは待って、同じ答えを受け取ります。'),
        ],
      },
    ],
  },
  {
    author: 3,
    category: 'money',
    tags: ['pots', 'saving'],
    daysAgo: 13,
    texts: [
      {
        language: 'en',
        slug: 'a-pot-is-a-real-account',
        title: 'A pot is a real account',
        excerpt: 'Money that you put aside is not a number in a corner of your wallet.',
        body: [
          said('A pot has an account of its own. Money in it cannot be spent by mistake.'),
          list(
            'You move money in and out whenever you like.',
            'A pot is exempt from the payment limit: the money stays yours.',
            'Your statement shows each move.',
          ),
          notice('Moving money into a pot is not a payment. No one else is part of it.'),
        ],
      },
    ],
  },
  {
    author: 3,
    category: 'money',
    tags: ['payments', 'standing-orders'],
    daysAgo: 20,
    texts: [
      {
        language: 'en',
        slug: 'payments-that-leave-on-their-day',
        title: 'Payments that leave on their day',
        excerpt: 'How scheduled payments run, and what happens if there is too little money.',
        body: [
          said('You choose a payee, an amount and the days. We show the next days before you agree.'),
          heading('Each day has one result'),
          said('A day is paid once. Days of the last week that our servers missed are made up for.'),
          heading('Too little money'),
          said(
            'No part of it is paid. It is tried three times within a day. Then the order pauses, and you are told.',
          ),
          linked(
            { text: 'Scheduled payments are part of your ' },
            { text: 'wallet', href: '/wallet' },
            { text: '.' },
          ),
        ],
      },
    ],
  },
  {
    author: 0,
    category: 'money',
    tags: ['receipts', 'verify'],
    daysAgo: 27,
    texts: [
      {
        language: 'en',
        slug: 'a-receipt-that-anyone-can-check',
        title: 'A receipt that anyone can check',
        excerpt: 'Each transaction is sealed in a log. You can prove that yours is in it.',
        body: [
          said('Entries of the ledger are never changed. A mistake is corrected by a new entry.'),
          heading('What the seal adds'),
          said('The log is sealed step by step. Each seal depends on all entries before it.'),
          said('So an old entry cannot be changed in silence: every later seal would be wrong.'),
          heading('How to check'),
          steps(
            'Open the receipt of a transaction.',
            'Hand it to the other person.',
            'They check it without an account.',
          ),
          linked(
            { text: 'The check is at ' },
            { text: 'our page for proofs', href: '/verify' },
            { text: '.' },
          ),
        ],
      },
    ],
  },
  {
    author: 3,
    category: 'money',
    tags: ['requests'],
    daysAgo: 34,
    texts: [
      {
        language: 'en',
        slug: 'asking-for-money-politely',
        title: 'Asking for money politely',
        excerpt: 'A request can be paid in parts, declined or cancelled. It never takes money.',
        body: [
          said('A request goes to one person, or to everyone who has its link.'),
          list(
            'The person who pays sees who asks, for what, and how much is left.',
            'They may pay a part where you allow it.',
            'They may decline. You get a notice.',
            'A request ends on its day.',
          ),
          notice('Paying a request asks for the PIN in the payment, however lately you entered it.'),
        ],
      },
    ],
  },
];
