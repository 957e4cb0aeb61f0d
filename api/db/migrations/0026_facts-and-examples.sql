ALTER TABLE "reviews" ADD COLUMN "is_example" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;