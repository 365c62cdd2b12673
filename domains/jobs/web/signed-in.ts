import type { CaseSlots } from '@egcr/cases/contract';
import type { ActWords } from '@egcr/web-kit/acts';
import type { Places } from '@egcr/web-kit/navigation';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { Briefcase } from 'lucide-react';

import type { jobActs } from '../contract/acts.ts';
import type { JobBoardSlots } from '../contract/index.ts';

export const screens = {
  'job-board': () => import('./board/board-screen.tsx'),
  'job-posting-new': () => import('./employer/new-posting-screen.tsx'),
  'job-posting-edit': () => import('./edit/edit-posting-screen.tsx'),
} satisfies Screens;

export const places = {
  'job-board': { group: 'support', at: 10, Icon: Briefcase },
} satisfies Places;

export const slots: Slots<CaseSlots & JobBoardSlots> = {
  'case.facts': [{ at: 16, load: () => import('./moderation/scam-signs.tsx') }],
  'job-board.fit': [{ at: 90, load: () => import('./moderation/hold-job.tsx') }],
};

export const loadActs: ActWords<keyof typeof jobActs> = () => import('./acts/texts.ts');
