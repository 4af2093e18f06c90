import { createEvent, sample } from 'effector';

import { clockModel } from '../clock';
import { estimateModel } from '../estimate';
import { createQuoteModel } from './create-quote-model';

/** The service refused an order because it no longer knows the rate (spec §8). */
export const rateRefused = createEvent();

export const quoteModel = createQuoteModel({
  $query: estimateModel.$query,
  $chosen: estimateModel.$chosen,
  $pick: estimateModel.$pick,
  $now: clockModel.$now,
  refused: rateRefused,
});

sample({ clock: rateRefused, target: estimateModel.retried });
