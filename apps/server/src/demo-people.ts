import type { WireMoney } from '@egcr/contract/money';

import type { PersonToMake } from './make-person.ts';

export interface DemoPerson extends Omit<PersonToMake, 'secrets'> {
  /** What the person is a demonstration of. */
  readonly title: string;
  readonly password: string;
  readonly pin: string;
}

const jvd = (units: number): WireMoney => ({ value: `${units}00`, assetCode: 'JVD', assetScale: 2 });
const usd = (units: number): WireMoney => ({ value: `${units}00`, assetCode: 'USD', assetScale: 2 });
const usdc = (units: number): WireMoney => ({ value: `${units}000000`, assetCode: 'USDC', assetScale: 6 });

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
    funds: [jvd(12_500), usd(800)],
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
    funds: [jvd(2_500_000), usdc(150_000)],
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
    funds: [jvd(50_000)],
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
    funds: [jvd(30_000)],
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
    funds: [jvd(2_000)],
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
    funds: [jvd(1_000)],
  },
  {
    title: 'Second super admin',
    email: 'tane@egcr.example',
    username: 'tane',
    firstName: 'Tane',
    lastName: 'Rangi',
    password: 'Fern-Valley-29',
    pin: '417083',
    roles: ['super_admin'],
    funds: [jvd(1_000)],
  },
];
