import type { DemoPerson } from '@egcr/server-kit/demo';

import { demoStaff } from './demo-staff.ts';

export interface ListedDemoPerson extends Omit<DemoPerson, 'userId'> {
  /** What the person is a demonstration of. */
  readonly title: string;
}

/** The people of a demo installation. README.md lists them with their passwords: for demonstrations only. */
export const demoPeople: readonly ListedDemoPerson[] = [
  {
    persona: 'personal_user',
    title: 'Personal user',
    email: 'amina@egcr.example',
    username: 'amina',
    firstName: 'Amina',
    lastName: 'Okafor',
    password: 'Harbour-Lamp-41',
    pin: '273918',
  },
  {
    persona: 'business_owner',
    title: 'Business owner',
    email: 'marco@egcr.example',
    username: 'marco',
    firstName: 'Marco',
    lastName: 'Ferri',
    password: 'Olive-Press-72',
    pin: '640285',
  },
  {
    persona: 'government_user',
    title: 'Government user',
    email: 'ingrid@egcr.example',
    username: 'ingrid',
    firstName: 'Ingrid',
    lastName: 'Solberg',
    password: 'Fjord-Ferry-18',
    pin: '519374',
  },
  {
    persona: 'ngo_user',
    title: 'NGO user',
    email: 'kofi@egcr.example',
    username: 'kofi',
    firstName: 'Kofi',
    lastName: 'Mensah',
    password: 'Cocoa-Grove-63',
    pin: '802647',
  },
  {
    persona: 'content_editor',
    title: 'Content editor',
    email: 'yuki@egcr.example',
    username: 'yuki',
    firstName: 'Yuki',
    lastName: 'Tanaka',
    password: 'Paper-Crane-95',
    pin: '736150',
  },
  {
    persona: 'super_admin',
    title: 'Super admin',
    email: 'lena@egcr.example',
    username: 'lena',
    firstName: 'Lena',
    lastName: 'Fischer',
    password: 'Granite-Key-57',
    pin: '948206',
  },
  {
    persona: 'second_super_admin',
    title: 'Second super admin',
    email: 'tane@egcr.example',
    username: 'tane',
    firstName: 'Tane',
    lastName: 'Rangi',
    password: 'Fern-Valley-29',
    pin: '417083',
  },
  ...demoStaff,
];
