import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Terms for grants',
  summary: 'How grants and sector funds are to work, and what may not be expected of them today.',
  sections: [
    {
      id: 'status',
      title: 'Where they stand',
      body: [
        'Grants and sector funds are not open yet. No application can be made, none is being decided and no money is reserved for anybody. The amounts on our pages are platform targets.',
      ],
    },
    {
      id: 'no-fee',
      title: 'Nobody pays to apply',
      body: [
        'Applying will cost nothing. Nobody may ask for a fee, a deposit or a gift for an application, a better place or a payout. That holds in our name and in their own. Whoever does so is a fraudster: report it to us.',
      ],
    },
    {
      id: 'who',
      title: 'Who will be able to apply',
      body: [
        'People, businesses, governments and organisations with a complete account, each for programmes meant for them. The conditions, the closing date, the criteria and their weights will stand with each programme before it opens.',
      ],
    },
    {
      id: 'decision',
      title: 'How decisions will be made',
      body: [
        'By people, on published criteria. Whoever has an interest in an application does not judge it. You will be told the result with its reasons, and can have a refusal looked at once more by another person. No one has a right to a grant.',
      ],
    },
    {
      id: 'use',
      title: 'How money is to be used',
      body: [
        'Only for the purpose that was applied for. Larger grants are paid in steps, each after a report. Money that was not needed, or that was used for something else, goes back.',
      ],
    },
    {
      id: 'openness',
      title: 'Openness',
      body: [
        'Awards will be published with their programme, amount and purpose. Names of private persons will not be published without their consent.',
      ],
    },
    {
      id: 'false',
      title: 'False statements',
      body: [
        'Whoever gains a grant by false statements pays it back and is excluded. Honest mistakes can be corrected without harm at any time before the decision.',
      ],
    },
    {
      id: 'law',
      title: 'Taxes and law',
      body: [
        'Whether a grant has to be taxed is decided by the law where you live. These terms are completed, and you are asked to agree to them, before the first programme opens.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      'no-fee': [
        'Applying will cost nothing. Nobody may ask for a fee, a deposit or a gift for an application, for a better place or for a payout, in our name or in their own. Whoever does so is a fraudster: please report it.',
      ],
      decision: [
        'By people, on published criteria. Whoever has an interest in an application does not judge it. You will be told the result with its reasons, and can have a refusal looked at once more by somebody else. No one has a right to a grant.',
      ],
    },
  },
};
