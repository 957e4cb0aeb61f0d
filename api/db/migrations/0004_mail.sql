CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"language" text NOT NULL,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"cause_key" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_cause_key_unique" UNIQUE("cause_key")
);
--> statement-breakpoint
CREATE INDEX "mails_status_next_attempt_at_index" ON "mails" USING btree ("status","next_attempt_at");