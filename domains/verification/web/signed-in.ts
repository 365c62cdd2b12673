import type { CaseSlots } from '@egcr/cases/contract';
import type { Places } from '@egcr/web-kit/navigation';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { ShieldCheck } from 'lucide-react';

export const screens = {
  'business-verification': () => import('./businesses/verifications-screen.tsx'),
  'verify-business': () => import('./businesses/verify-screen.tsx'),
  'apply-for-verification': () => import('./businesses/apply-screen.tsx'),
} satisfies Screens;

export const places = {
  'business-verification': { group: 'business', at: 30, Icon: ShieldCheck },
} satisfies Places;

export const loadNotices = () => import('./notices.ts');

export const slots: Slots<CaseSlots> = {
  'case.facts': [{ at: 30, load: () => import('./officer/case-facts.tsx') }],
};
