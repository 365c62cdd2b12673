import { toMajorText } from '@egcr/contract/money';
import type { JobPosting } from 'schema-dts';

import type { Contract, JobCard } from '../../contract/index.ts';

const employmentTypes = {
  permanent: [],
  fixed_term: ['TEMPORARY'],
  freelance: ['CONTRACTOR'],
  internship: ['INTERN'],
  volunteer: ['VOLUNTEER'],
} as const satisfies Record<Contract, readonly string[]>;

/** A number, as the vocabulary asks: it is read by search engines, and nothing is reckoned with it. */
const amount = ({ value, assetScale }: JobCard['pay_min']) => Number(toMajorText(BigInt(value), assetScale));

/** What search engines read of a job: https://schema.org/JobPosting, by the types that are generated from its vocabulary. */
export function postingFacts(job: JobCard & { readonly body: string; readonly positions: number }): object {
  const facts: JobPosting = {
    '@type': 'JobPosting',
    title: job.title,
    description: job.body,
    datePosted: job.posted_at,
    validThrough: job.closes_at,
    employmentType: [job.hours === 'full_time' ? 'FULL_TIME' : 'PART_TIME', ...employmentTypes[job.contract]],
    skills: job.skills.join(', '),
    directApply: true,
    totalJobOpenings: job.positions,
    identifier: { '@type': 'PropertyValue', name: job.employer, value: job.id },
    hiringOrganization: { '@type': 'Organization', name: job.employer },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.place, addressCountry: job.country },
    },
    ...(job.is_remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: job.country },
    }),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: job.pay_min.assetCode,
      value: {
        '@type': 'QuantitativeValue',
        minValue: amount(job.pay_min),
        maxValue: amount(job.pay_max),
        unitText: job.period.toUpperCase(),
      },
    },
  };
  return facts;
}
