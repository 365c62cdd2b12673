import { screens, type Screen } from '@egcr/contract/screen';

export const ratesScreens = screens({ guard: 'pinned', frame: 'app', isOpen: true }, [
  { name: 'wallet-rates', path: '/wallet/rates', requirement: 'PREF-01' },
]) satisfies readonly Screen[];
