-- Drizzle knows no INCLUDE. This index answers a whole facet count without touching the table.
CREATE INDEX product_facet_covering ON product_facet (site, cat_ord) INCLUDE (id, popularity, price, created, colour_mask, material_mask, style_id, rating_band, delivery_band, offer_mask, rating, width_cm, depth_cm, height_cm);
