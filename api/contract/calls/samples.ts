import { call } from '../call.ts';
import type {
  AdminSampleRequest,
  Sample,
  SampleRequest,
  SampleStatus,
  sampleRequestInputSchema,
} from '../samples.ts';

export const listSamples = call('GET', 'samples').answers<Sample>();
export const requestSamples = call('POST', 'sample-requests')
  .takes<typeof sampleRequestInputSchema>()
  .answersOne<SampleRequest>();
export const listSampleRequests = call('GET', 'admin/sample-requests')
  .query<{ page?: number; size?: number; status?: SampleStatus }>()
  .answers<AdminSampleRequest>();
export const recordSamplesSent = call(
  'POST',
  'sample-requests/:requestId/sent',
).answersOne<AdminSampleRequest>();
