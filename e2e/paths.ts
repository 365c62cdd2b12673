import { addresses, type Address } from '@egcr/site/contract';

const SAMPLES: Readonly<Record<string, string>> = {
  businessId: '01990000-0000-7000-8000-000000000001',
  draftId: '01990000-0000-7000-8000-000000000001',
  transferId: '01990000-0000-7000-8000-000000000001',
  requestId: '01990000-0000-7000-8000-000000000001',
  orderId: '01990000-0000-7000-8000-000000000001',
  potId: '01990000-0000-7000-8000-000000000001',
  conversionId: '01990000-0000-7000-8000-000000000001',
  serviceType: 'business',
  fundType: 'health',
  grantType: 'personal',
};

export interface SamplePath extends Address {
  /** The address with its parameters filled in. */
  readonly sample: string;
}

/** Every address of the product as a path that can be visited. */
export const samplePaths: readonly SamplePath[] = addresses.map((address) => ({
  ...address,
  sample: address.path.replace(/\$(\w+)/g, (_, name: string) => SAMPLES[name] ?? name),
}));
