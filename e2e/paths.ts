import { addresses } from '@egcr/app-web/domains';
import { shownAs, type Screen } from '@egcr/contract/screen';

const ID = '01990000-0000-7000-8000-000000000001';
/** Parameters that are words of a list. */
const WORDS: Readonly<Record<string, string>> = {
  serviceType: 'fund',
  fundType: 'health',
  grantType: 'personal',
};

export interface SamplePath extends Screen {
  /** The address with its parameters filled in. */
  readonly sample: string;
}

/** Every address of the product as a path that can be visited, with the guard that stands before it today. */
export const samplePaths: readonly SamplePath[] = addresses.map((address) => ({
  ...address,
  ...shownAs(address),
  sample: address.path.replace(/\$(\w+)/g, (_, name: string) => WORDS[name] ?? ID),
}));
