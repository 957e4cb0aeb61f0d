import type {
  Basket,
  BasketShare,
  basketInputSchema,
  basketItemInputSchema,
  installationInputSchema,
} from '../basket.ts';
import { call } from '../call.ts';
import type { DeliverySlot } from '../delivery-slot.ts';
import type { couponInputSchema } from '../promotions.ts';

export const setCoupons = call('PUT', 'basket/coupon').takes<typeof couponInputSchema>().answersOne<Basket>();
export const readBasket = call('GET', 'basket').answersOne<Basket>();
export const addToBasket = call('POST', 'basket').takes<typeof basketItemInputSchema>().answersOne<Basket>();
export const changeBasket = call('PUT', 'basket').takes<typeof basketInputSchema>().answersOne<Basket>();
export const toggleInstallation = call('POST', 'basket/addremoveinstallation')
  .takes<typeof installationInputSchema>()
  .answersOne<Basket>();
export const listDeliverySlots = call('GET', 'basket/delivery-slots').answers<DeliverySlot>();
export const shareBasket = call('GET', 'basket/share').answersOne<BasketShare>();
export const openSharedBasket = call('POST', 'basket/share/:key').answersOne<Basket>();
