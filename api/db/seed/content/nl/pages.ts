import type { Page } from '../page.ts';
import { aboutUs } from './about-us.ts';
import { autumn } from './autumn.ts';
import { franchise } from './franchise.ts';
import { helpCentre } from './help-centre.ts';
import { home } from './home.ts';
import { imprint } from './imprint.ts';
import { interiorAdvice } from './interior-advice.ts';
import { jobs } from './jobs.ts';
import { accessibility } from './policies/accessibility.ts';
import { delivery } from './policies/delivery.ts';
import { payment } from './policies/payment.ts';
import { privacy } from './policies/privacy.ts';
import { returns } from './policies/returns.ts';
import { terms } from './policies/terms.ts';
import { warranty } from './policies/warranty.ts';
import { withdrawal } from './policies/withdrawal.ts';
import { showrooms } from './showrooms.ts';

export const dutchPages: readonly Page[] = [
  home,
  autumn,
  aboutUs,
  franchise,
  helpCentre,
  imprint,
  interiorAdvice,
  jobs,
  showrooms,
  withdrawal,
  terms,
  delivery,
  payment,
  returns,
  warranty,
  privacy,
  accessibility,
];
