ALTER TABLE "makers" ADD COLUMN "responsible" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "guarantee" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "certificates" jsonb DEFAULT '[]'::jsonb NOT NULL;