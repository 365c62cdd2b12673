import type { CommentReason } from '@egcr/comments/contract';

interface SampleSaid {
  /** Of a sample post. */
  readonly slug: string;
  readonly writer: string;
  readonly text: string;
  readonly waits?: true;
  readonly reported?: CommentReason;
  readonly replies?: readonly (readonly [writer: string, text: string])[];
}

/** Sixty comments, replies included. The readers are invented; what they speak of is what the product does. */
export const samplesSaid: readonly SampleSaid[] = [
  {
    slug: 'how-an-amount-is-kept',
    writer: 'Oda L.',
    text: 'I never thought about where the last cent goes when a bill is split by three.',
    replies: [
      ['Maren H.', 'The rule names the person who gets it, so both sides count the same.'],
      ['Oda L.', 'That is the part I liked. Thank you.'],
    ],
  },
  {
    slug: 'how-an-amount-is-kept',
    writer: 'Pavel S.',
    text: 'Does this hold for currencies without decimals too?',
  },
  { slug: 'kayfa-yuhfaz-al-mablagh', writer: 'سلمى ح.', text: 'شرح واضح. هل ينطبق على العملات بلا كسور أيضًا؟' },
  {
    slug: 'como-se-guarda-un-importe',
    writer: 'Lucía M.',
    text: 'Muy claro. En mi trabajo perdemos céntimos cada mes por redondear.',
  },
  {
    slug: 'pressed-twice-sent-once',
    writer: 'Ngozi A.',
    text: 'This happened to me in a lift last week. The page said it did not know yet, and then it did.',
    replies: [
      ['Samuel A.', 'That is exactly what it should say. It keeps the same key until an answer has come.'],
    ],
  },
  {
    slug: 'pressed-twice-sent-once',
    writer: 'Ravi K.',
    text: 'How long is the key kept?',
    replies: [['Samuel A.', 'Long enough that a repeat after a reload has no second effect.']],
  },
  { slug: 'pressed-twice-sent-once', writer: 'Mio T.', text: '電車でよく切れるので、これは助かります。' },
  {
    slug: 'pressed-twice-sent-once',
    writer: 'Deal F.',
    text: 'Earn while you sleep! Look at https://one.example https://two.example https://three.example',
    waits: true,
  },
  {
    slug: 'a-pot-is-a-real-account',
    writer: 'Hedda B.',
    text: 'So money in a pot does not count against my payment limit?',
    replies: [['Maren H.', 'Moving it between your own pots does not. Paying from the wallet does.']],
  },
  {
    slug: 'a-pot-is-a-real-account',
    writer: 'Tiago R.',
    text: 'I keep one for rent and one for my sister’s wedding.',
  },
  {
    slug: 'payments-that-leave-on-their-day',
    writer: 'Ana P.',
    text: 'What about the 31st in a month with 30 days?',
    replies: [['Samuel A.', 'It leaves on the last day of that month.']],
  },
  {
    slug: 'payments-that-leave-on-their-day',
    writer: 'Jonas W.',
    text: 'I would like a reminder the day before.',
  },
  {
    slug: 'a-receipt-that-anyone-can-check',
    writer: 'Ilse V.',
    text: 'I checked one at my desk, without an account. It worked.',
  },
  {
    slug: 'a-receipt-that-anyone-can-check',
    writer: 'Kwame D.',
    text: 'Can my landlord check it too, or only I?',
    replies: [['Maren H.', 'Everybody who has the file.']],
  },
  {
    slug: 'asking-for-money-politely',
    writer: 'Bea N.',
    text: 'The other person can decline without a word. I like that.',
  },
  {
    slug: 'asking-for-money-politely',
    writer: 'Farid O.',
    text: 'A request to a whole group would be nice.',
  },
  {
    slug: 'ten-languages-one-account',
    writer: 'Chloé D.',
    text: 'Mes parents lisent en arabe, moi en français. Le même compte, enfin.',
  },
  {
    slug: 'ten-languages-one-account',
    writer: 'Emil K.',
    text: 'How do you keep ten languages the same?',
    replies: [
      ['Tomás R.', 'Each sentence stands with its nine others. One that is missing stops the build.'],
    ],
  },
  {
    slug: 'ashr-lughat-hisab-wahid',
    writer: 'نور ع.',
    text: 'أقرأ بالعربية وزوجي بالفرنسية. الأرقام واحدة عند كلينا.',
  },
  {
    slug: 'read-this-without-a-script',
    writer: 'Petra G.',
    text: 'I read this with scripts off. It reads well.',
    replies: [['Tomás R.', 'Comments are drawn in the page as well.']],
  },
  { slug: 'read-this-without-a-script', writer: 'Sven O.', text: 'Good for old phones.' },
  {
    slug: 'a-page-that-says-not-open-yet',
    writer: 'Lina F.',
    text: 'Better than a button that does nothing.',
  },
  {
    slug: 'how-much-a-page-may-weigh',
    writer: 'Abel T.',
    text: 'My connection counts every megabyte. Thank you for counting too.',
  },
  {
    slug: 'how-much-a-page-may-weigh',
    writer: 'Greta U.',
    text: 'What happens when a change goes over the bound?',
    replies: [['Tomás R.', 'The build fails, and somebody has to choose what goes.']],
  },
  {
    slug: 'what-stays-when-you-are-offline',
    writer: 'Yara S.',
    text: 'It is good to know that no balance stays on the phone.',
  },
  {
    slug: 'why-a-second-person-approves',
    writer: 'Olaf J.',
    text: 'We do it like this in our club, on paper.',
    replies: [
      [
        'Ines V.',
        'Paper works as well. What counts is that the second person sees what exactly will happen.',
      ],
    ],
  },
  {
    slug: 'warum-eine-zweite-person-zustimmt',
    writer: 'Birgit E.',
    text: 'Bei uns im Verein machen wir das auch so. Gut erklärt.',
  },
  {
    slug: 'six-digits-and-what-guards-them',
    writer: 'Noor J.',
    text: 'How many wrong tries before it stops?',
  },
  {
    slug: 'six-digits-and-what-guards-them',
    writer: 'Luca B.',
    text: 'I would never have used my birthday. Now it does not even let me.',
  },
  {
    slug: 'six-digits-and-what-guards-them',
    writer: 'Ugo P.',
    text: 'Whoever needs this explained should not have an account.',
    reported: 'insult',
  },
  {
    slug: 'a-link-that-works-once',
    writer: 'Marta C.',
    text: 'My mail program opens links on its own. Does that spend it?',
    replies: [['Ines V.', 'No. The page asks for a press before it does anything.']],
  },
  { slug: 'what-we-keep-when-you-say-no', writer: 'Karl M.', text: 'The list is short. I counted.' },
  {
    slug: 'ce-que-nous-gardons-si-vous-refusez',
    writer: 'Aline T.',
    text: 'Enfin un « non » qui veut dire non.',
  },
  {
    slug: 'how-to-check-a-message-that-hurries-you',
    writer: 'Rosa I.',
    text: 'My father got one of these. We used the checker together.',
    replies: [['Ines V.', 'Thank you for reading it with him.']],
  },
  { slug: 'how-to-check-a-message-that-hurries-you', writer: 'Dario Z.', text: 'I report each of them now.' },
  {
    slug: 'a-name-is-not-a-formula',
    writer: 'Nils A.',
    text: 'I open statements in a spreadsheet every month. Good that this was thought of.',
  },
  {
    slug: 'who-has-to-act-next',
    writer: 'Sena K.',
    text: 'I like that it says whose turn it is.',
    replies: [['Hana K.', 'So did the people at the counter.']],
  },
  {
    slug: 'a-form-you-can-leave',
    writer: 'Tove H.',
    text: 'I left in the middle for dinner and found everything as it was.',
  },
  {
    slug: 'from-a-budget-to-your-wallet',
    writer: 'Idris B.',
    text: 'How long did the whole way take for others?',
  },
  {
    slug: 'every-job-says-what-it-pays',
    writer: 'Paula W.',
    text: 'This alone is a reason to look here first.',
    replies: [['Leila H.', 'An advertisement without pay is not accepted.']],
  },
  {
    slug: 'every-job-says-what-it-pays',
    writer: 'Gus L.',
    text: 'Write to me for jobs with better pay, my number is +00 000 0000.',
    reported: 'advertising',
  },
  {
    slug: 'jede-stelle-nennt-ihren-lohn',
    writer: 'Jana R.',
    text: 'Endlich keine Ratespiele mehr beim Gehalt.',
  },
  {
    slug: 'support-one-week-at-a-time',
    writer: 'Omar Y.',
    text: 'One week at a time is easier than a form for half a year.',
  },
  {
    slug: 'a-certificate-with-a-number',
    writer: 'Vera D.',
    text: 'Our bank asked for it and checked the number in front of me.',
  },
  {
    slug: 'one-tab-one-hat',
    writer: 'Mika S.',
    text: 'Two tabs, two hats. I finally understand it.',
    waits: true,
  },
];
