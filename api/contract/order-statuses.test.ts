import { isFinished, isTold, orderStatuses, orderStatusFacts } from './order-statuses.ts';

describe('the statuses of an order', () => {
  test('of the usual steps the last one alone ends the order', () => {
    const usual = orderStatuses.filter((status) => orderStatusFacts[status].isUsual);
    expect(usual.map(isFinished)).toEqual(usual.map((_, index) => index === usual.length - 1));
  });

  test('a broken order never counts among the usual ones', () => {
    for (const status of orderStatuses)
      if (orderStatusFacts[status].end === 'broken') expect(orderStatusFacts[status].isUsual).toBe(false);
  });

  test.each(['constructor', 'toString', 'Delivered', ''])('there is no mail about "%s"', (status) => {
    expect(isTold(status)).toBe(false);
  });

  test('what payment and cancelling tell by mails of their own is not told twice', () => {
    expect(['orderPlaced', 'waitingForPayment', 'cancelled'].filter(isTold)).toEqual([]);
    expect(['onTheWay', 'delivered', 'returned'].every(isTold)).toBe(true);
  });
});
