import { acts } from '@egcr/contract/act';

/** What the activity log keeps by itself, where a person allows it. */
export const activityActs = acts(['page_view', 'location_shared']);
