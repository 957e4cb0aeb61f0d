CREATE TABLE "vat_checks" (
	"site" text NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"consultation_number" text,
	CONSTRAINT "vat_checks_site_number_pk" PRIMARY KEY("site","number")
);
--> statement-breakpoint
CREATE INDEX "vat_checks_asked_at_index" ON "vat_checks" USING btree ("asked_at");