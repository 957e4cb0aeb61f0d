'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Availability } from '@/lib/product/models';
import { availabilityQuery } from '@/lib/product/queries';
import { PageQueryProvider } from '@/lib/react-query/page-query-provider';
import { useSite } from '@/lib/sites/use-site';

type Props = {
  vsin: string;
  onChange: (availability: Availability) => void;
};

/** Follows price, stock and delivery while the page is open: cached HTML may be old, and dates pass. */
export default function AvailabilityWatch(props: Props) {
  return (
    <PageQueryProvider>
      <Watch {...props} />
    </PageQueryProvider>
  );
}

function Watch({ vsin, onChange }: Props) {
  const site = useSite();
  const { data } = useQuery(availabilityQuery(site, vsin));
  useEffect(() => {
    if (data) onChange(data);
  }, [data, onChange]);
  return null;
}
