CREATE TABLE "newsletter_consents" (
	"id" serial PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"event" text NOT NULL,
	"source" text NOT NULL,
	"origin" text,
	"language" text NOT NULL,
	"text_version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"confirm_hash" text,
	"confirm_before" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscriptions_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "newsletter_subscriptions_site_email_unique" UNIQUE("site","email")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sent_by" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE no action ON UPDATE no action;