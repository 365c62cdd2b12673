import type { CommonText } from '../common-text.ts';

export const common: CommonText = {
  notice: {
    id: 'what-egcr-is-not',
    title: 'What EGCR is not',
    body: [
      'EGCR is not a state register, not a licensed bank and not a deposit insurer. No public body stands behind a balance here, no insurance scheme covers it, and no certificate of ours replaces one of an authority. Figures on our pages that are marked as platform targets are aims, not results.',
      'In an installation for demonstration all money is sample money without any worth. This text is our own draft in plain language; whoever runs EGCR with real money has it reviewed by counsel first.',
    ],
  },
  binding:
    'The English wording binds. Translations are there so that you can read it in your language; where one differs, English counts.',
};
