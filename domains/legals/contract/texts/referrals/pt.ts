import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Terms for referrals',
  summary: 'How you bring somebody to EGCR, what both of you get, and what does not count.',
  sections: [
    {
      id: 'how',
      title: 'How it works',
      body: [
        'Each person has a code. Whoever signs up with it, or enters it in the settings within thirty days of signing up, counts as brought by you. That happens once and for good, and nobody can bring themselves. Rings, in which people bring one another, are refused.',
      ],
    },
    {
      id: 'steps',
      title: 'Three steps',
      body: [
        'Pending, until the other person has a confirmed address, a profile and a PIN. Verified, from then on. Completed, with their first payment of ten units or more to somebody other than you. You see only how far a referral is, not who it is.',
      ],
    },
    {
      id: 'reward',
      title: 'The reward',
      body: [
        'Ten JVD for you and ten for the other person. They are held for fourteen days after completion and then fall due. Where this installation runs with sample money they are paid in sample money. Without it they stay due until a programme with money of its own pays them; we promise no date for that.',
      ],
    },
    {
      id: 'limits',
      title: 'Limits',
      body: [
        'At most twenty people a day, fifty rewards in thirty days and five hundred in all. Beyond these the other person still gets theirs.',
      ],
    },
    {
      id: 'review',
      title: 'Looking closer',
      body: [
        'The same mailbox or network on both sides, many sign-ups within an hour or a throw-away address make a reward wait for a person. They release or refuse it, once, and never where they stand on one side of it themselves.',
      ],
    },
    {
      id: 'not',
      title: 'What is not allowed',
      body: [
        'Advertising by unwanted messages, invented people, bought accounts, and promises that we do not make. Rewards gained in this way are refused and may be taken back.',
      ],
    },
    {
      id: 'no-pyramid',
      title: 'No pyramid',
      body: [
        'There is one level. You get nothing for people whom those you brought bring in turn, and taking part never costs anything.',
      ],
    },
    {
      id: 'end',
      title: 'Changes and end',
      body: [
        'We can change or end the programme for the future. Rewards that are already held stay as they were announced.',
      ],
    },
  ],
};
