import { refusals } from '@egcr/contract/refusals';

export const fundRefusals = refusals({
  too_many_orders: [409, 'So many orders wait for a price that one has to settle first; members: maximum.'],
  units_short: [
    409,
    'There are fewer units than that, or others of your orders gave them back; members: units.',
  ],
  amount_range: [422, 'An order is for less or more than this; members: minimum, maximum, in minor units.'],
  order_step_refused: [409, 'The order is in a state in which this is not possible; members: state.'],
  past_cut_off: [409, 'Orders of that day are closed: this one will be priced.'],
  cut_off_taken: [409, 'That cut-off is not over, has its price, or lies before the last one that has.'],
  orders_unsettled: [409, 'Orders wait for the price of a cut-off that is over, or are not settled yet.'],
  spending_cap: [
    409,
    'Less than that may still be spent of the fund this year; members: left, in minor units.',
  ],
  investments_short: [409, 'The investments of the fund are worth less than that.'],
  unit_price_too_far: [409, 'The price would move by more than a quarter at once.'],
});
