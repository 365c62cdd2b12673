import type { BusinessProfile } from '../../contract/index.ts';

/**
 * What search engines read of a business, as microdata: https://schema.org/Organization. The content policy lets no page write a script, not
 * even one that holds data.
 */
export function StructuredData({ found }: { readonly found: BusinessProfile }) {
  return (
    <div hidden itemScope itemType="https://schema.org/Organization">
      <meta itemProp="name" content={found.name} />
      <meta itemProp="identifier" content={found.number} />
      <meta itemProp="foundingDate" content={found.registered_at.slice(0, 10)} />
      <div itemProp="address" itemScope itemType="https://schema.org/PostalAddress">
        <meta itemProp="streetAddress" content={found.street} />
        <meta itemProp="addressLocality" content={found.town} />
        {found.postcode !== '' && <meta itemProp="postalCode" content={found.postcode} />}
        <meta itemProp="addressCountry" content={found.jurisdiction} />
      </div>
    </div>
  );
}
