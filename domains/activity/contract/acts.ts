import { acts } from '@egcr/contract/act';

/** What the activity log keeps automatically, where a person allows it. */
export const activityActs = acts(['page_view', 'location_shared']);
