import type { CaseSlots } from '@egcr/cases/contract';
import type { StaffSlots } from '@egcr/staff/contract';
import type { Places } from '@egcr/web-kit/navigation';
import { behindDoor } from '@egcr/web-kit/staff-door.tsx';
import type { Screens, Slots } from '@egcr/web-kit/web-domain';
import { ShieldCheck } from 'lucide-react';

const importers = { permission: 'verification.import_lists' } as const;

export const screens = {
  'business-verification': () => import('./businesses/verifications-screen.tsx'),
  'verify-business': () => import('./businesses/verify-screen.tsx'),
  'apply-for-verification': () => import('./businesses/apply-screen.tsx'),
  'screening-lists': behindDoor([importers], () => import('./lists/lists-screen.tsx')),
} satisfies Screens;

export const places = {
  'business-verification': { group: 'business', at: 30, Icon: ShieldCheck },
} satisfies Places;

export const loadNotices = () => import('./notices.ts');

export const slots: Slots<CaseSlots & StaffSlots> = {
  'super-admin.overview': [{ at: 36, door: importers, load: () => import('./lists/lists-card.tsx') }],
  'case.facts': [{ at: 30, load: () => import('./officer/case-facts.tsx') }],
};
