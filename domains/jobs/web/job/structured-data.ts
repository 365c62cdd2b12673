import { toMajorText } from '@egcr/contract/money';

import type { Job } from '../../contract/index.ts';

const employmentTypes = {
  permanent: [],
  fixed_term: ['TEMPORARY'],
  freelance: ['CONTRACTOR'],
  internship: ['INTERN'],
  volunteer: ['VOLUNTEER'],
} as const;

const amount = ({ value, assetScale }: Job['pay_min']) => Number(toMajorText(BigInt(value), assetScale));

/** A job as search engines read it: schema.org JobPosting. */
export function jobPosting(job: Job, text: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: text,
    identifier: { '@type': 'PropertyValue', name: job.employer, value: job.id },
    datePosted: job.posted_at,
    validThrough: job.closes_at,
    employmentType: [job.hours === 'full_time' ? 'FULL_TIME' : 'PART_TIME', ...employmentTypes[job.contract]],
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
    skills: job.skills.join(', '),
    directApply: true,
  };
}
