import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

function refuse(): never {
  throw new Error("A reader has no network.");
}

// A reader never needs the network; a library that tries to connect fails instead of leaking a CV.
net.Socket.prototype.connect = refuse;
net.Server.prototype.listen = refuse;
dgram.createSocket = refuse;
Object.assign(dns, { lookup: refuse, resolve: refuse, Resolver: refuse });
Object.assign(dns.promises, { lookup: refuse, resolve: refuse, Resolver: refuse });
syncBuiltinESMExports();
