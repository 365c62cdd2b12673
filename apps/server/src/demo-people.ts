import type { Role as PersonRole } from '@egcr/identity/server';

export interface DemoPerson {
  readonly title: string;
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly pin: string;
  readonly roles: readonly PersonRole[];
  /** What is in the wallet at the beginning, as whole units by asset. */
  readonly wallet: Readonly<Record<string, bigint>>;
}

/** The people of a demo installation. README.md lists them with their passwords: for demonstrations only. */
export const demoPeople: readonly DemoPerson[] = [
  {
    title: 'Personal user',
    email: 'amina@egcr.example',
    username: 'amina',
    firstName: 'Amina',
    lastName: 'Okafor',
    password: 'Harbour-Lamp-41',
    pin: '273918',
    roles: [],
    wallet: { JVD: 12_500n, USD: 800n },
  },
  {
    title: 'Business owner',
    email: 'marco@egcr.example',
    username: 'marco',
    firstName: 'Marco',
    lastName: 'Ferri',
    password: 'Olive-Press-72',
    pin: '640285',
    roles: ['business_owner'],
    wallet: { JVD: 2_500_000n, USDC: 150_000n },
  },
  {
    title: 'Government user',
    email: 'ingrid@egcr.example',
    username: 'ingrid',
    firstName: 'Ingrid',
    lastName: 'Solberg',
    password: 'Fjord-Ferry-18',
    pin: '519374',
    roles: ['government'],
    wallet: { JVD: 50_000n },
  },
  {
    title: 'NGO user',
    email: 'kofi@egcr.example',
    username: 'kofi',
    firstName: 'Kofi',
    lastName: 'Mensah',
    password: 'Cocoa-Grove-63',
    pin: '802647',
    roles: ['ngo'],
    wallet: { JVD: 30_000n },
  },
  {
    title: 'Content editor',
    email: 'yuki@egcr.example',
    username: 'yuki',
    firstName: 'Yuki',
    lastName: 'Tanaka',
    password: 'Paper-Crane-95',
    pin: '736150',
    roles: ['content_editor'],
    wallet: { JVD: 2_000n },
  },
  {
    title: 'Super admin',
    email: 'lena@egcr.example',
    username: 'lena',
    firstName: 'Lena',
    lastName: 'Fischer',
    password: 'Granite-Key-57',
    pin: '948206',
    roles: ['super_admin'],
    wallet: { JVD: 1_000n },
  },
];
